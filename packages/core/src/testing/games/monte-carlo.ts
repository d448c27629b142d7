import type { View } from '../../contract.js';
import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { words } from './words.js';

const SIDE = 5;
const places = (view: View): readonly string[] => view.piles('tableau');
const numberOf = (pile: string): number => Number(pile.slice(1)) - 1;

/** Returns whether two places of the square touch at a side or at a corner. */
function touch(from: string, to: string): boolean {
  const [a, b] = [numberOf(from), numberOf(to)];
  return Math.abs((a % SIDE) - (b % SIDE)) <= 1 && Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)) <= 1;
}

/** Returns the number of cards that would move if the square was closed up: those behind its first gap, and the stock. */
function behindGap(view: View): number {
  const gap = places(view).findIndex((place) => view.count(place) === 0);
  return gap < 0
    ? 0
    : places(view)
        .slice(gap)
        .filter((place) => view.count(place) > 0).length + view.count('stock');
}

/** Monte Carlo: two cards of equal rank that touch leave the square, whose gaps are then closed up and filled from the stock. */
export const monteCarlo: Variant = {
  api: 1,
  id: 'monte-carlo-in-short',
  rules: 1,
  options: {},
  deck: () => ({}),
  table: () => [
    ...row('t', SIDE * SIDE, (i) => ({ role: 'tableau', at: [i % SIDE, Math.floor(i / SIDE)], take: 'top' })),
    { id: 'stock', role: 'stock', at: [5, 0] },
    { id: 'discard', role: 'discard', at: [5, 1] },
  ],
  deal(table) {
    for (const place of places(table)) if (table.count('pack') > 0) table.move('pack', place, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  pair: (a, b, _view, from, to) => a.rank === b.rank && (touch(from, to) || 'apart'),
  actions: {
    close: {
      on: 'stock',
      when: (view) => behindGap(view) > 0 || 'no-gap',
      run(table) {
        const filled = places(table).filter((place) => table.count(place) > 0);
        for (const [i, place] of places(table).entries()) {
          const from = filled[i] ?? (table.count('stock') > 0 ? 'stock' : undefined);
          if (from === undefined) return;
          if (from !== place) table.move(from, place, { face: 'up' });
        }
      },
    },
  },
  strings: words(
    'Monte Carlo',
    { close: ['Aufrücken', 'Close up'] },
    { apart: ['Die Karten berühren sich nicht.', 'These cards do not touch.'], 'no-gap': ['Es ist keine Lücke da.', 'There is no gap.'] },
  ),
};
