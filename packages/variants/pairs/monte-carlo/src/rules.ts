import { row, type Tx, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const SIDE = 5;
const places = (view: View): readonly string[] => view.piles('tableau');
const numberOf = (pile: string): number => Number(pile.slice(1)) - 1;

/** Do two places of the square touch, at a corner at least? */
function touch(from: string, to: string): boolean {
  const [a, b] = [numberOf(from), numberOf(to)];
  return Math.abs((a % SIDE) - (b % SIDE)) <= 1 && Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)) <= 1;
}

/** Would closing up move a card: does one lie behind the first gap, or in the stock? */
function canClose(view: View): boolean {
  const gap = places(view).findIndex((place) => view.count(place) === 0);
  return gap >= 0 && (view.count('stock') > 0 || places(view).some((place, i) => i > gap && view.count(place) > 0));
}

/** All cards move up, in their order, and the stock fills the end. */
function closeUp(table: Tx): void {
  const filled = places(table).filter((place) => table.count(place) > 0);
  for (const [i, place] of places(table).entries()) {
    const from = filled[i] ?? (table.count('stock') > 0 ? 'stock' : undefined);
    if (from === undefined) return;
    if (from !== place) table.move(from, place, { face: 'up' });
  }
}

/** Monte Carlo. Rules: PySolFC, rule page “Monte Carlo”; the square may be closed up whenever there is a gap. */
export const monteCarlo: Variant = {
  api: 1,
  id: 'monte-carlo',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...row('t', SIDE * SIDE, (i) => ({
      role: 'tableau',
      at: [i % SIDE, Math.floor(i / SIDE)],
      take: 'top',
    })),
    { id: 'stock', role: 'stock', at: [SIDE, 0] },
    { id: 'discard', role: 'discard', at: [SIDE, 1] },
  ],

  deal(table) {
    // The kit's small packs may not fill the square.
    for (const place of places(table)) if (table.count('pack') > 0) table.move('pack', place, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  pair: (a, b, _view, from, to) => a.rank === b.rank && (touch(from, to) || 'apart'),

  actions: {
    close: { on: 'stock', when: (view) => canClose(view) || 'no-gap', run: closeUp },
  },

  /** Pairs before closing up; what lies far behind first, since it shifts less. */
  rank: (_view, move) => (move.kind === 'pair' ? 1 + numberOf(move.from) : 0),

  about: { skill: 0.4, minutes: 4 },
  source: 'PySolFC, “Monte Carlo”',
  strings: { de, en },
};

export default monteCarlo;
