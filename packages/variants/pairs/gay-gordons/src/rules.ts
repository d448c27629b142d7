import { dealRows, JACK, KING, QUEEN, row, type Tx, type Variant } from '@patience/core';
import { de, en } from './words.js';

const COLUMNS = 10;

/** So deep in the column its jacks lie. */
const jacks = (table: Tx, column: string): number[] =>
  Array.from({ length: table.count(column) }, (_, depth) => depth).filter((depth) => table.card(column, depth)!.rank === JACK);

/**
 * The jack so deep in the column and a card of the reserve change places: the upper one, or the lower one where the upper one is
 * the fourth jack. Discard pile and pack are empty and serve as scratch.
 */
function exchange(table: Tx, column: string, depth: number): void {
  if (depth > 0) table.move(column, 'discard', { count: depth });
  table.move(column, 'discard');
  const fourth = table.card('r1')!.rank === JACK;
  if (fourth) table.move('r1', 'pack');
  table.move('r1', column);
  table.move('discard', 'r1');
  if (fourth) table.move('pack', 'r1');
  if (depth > 0) table.move('discard', column, { count: depth });
}

/**
 * Gay Gordons. Rules: the page of David Parlett, whose game it is, and PySolFC, rule page “Exit”; in AisleRiot couples may be of one
 * suit. What they leave open: where the upper card of the reserve is the fourth jack, the middle jack is exchanged for the lower one.
 */
export const gayGordons: Variant = {
  api: 1,
  id: 'gay-gordons',
  rules: 2,
  options: {},
  deck: () => ({}),

  table: () => [
    { id: 'r1', role: 'reserve', at: [0, 0], wide: [10.25, 0], fan: 'right', take: 'top' },
    { id: 'discard', role: 'discard', at: [4, 0], wide: [10.75, 1.25] },
    ...row('t', COLUMNS, (i) => ({
      role: 'tableau',
      at: [i % 5, 1.1 + Math.floor(i / 5) * 2.5],
      wide: [i, 0],
      fan: 'down',
      take: 'top',
    })),
  ],

  /** Three jacks in one column could never all leave: the middle one goes to the reserve. */
  deal(table) {
    const columns = table.piles('tableau');
    dealRows(table, columns, Math.floor(table.count('pack') / COLUMNS));
    while (table.count('pack') > 0) table.move('pack', 'r1', { face: 'up' });
    for (const column of columns) {
      const depths = jacks(table, column);
      if (depths.length === 3) exchange(table, column, depths[1]!);
    }
  },

  pair: {
    cards(a, b) {
      if (a.rank + b.rank === QUEEN + KING) return a.suit !== b.suit || 'one-family';
      return a.rank + b.rank === 11 || (a.rank === JACK && b.rank === JACK);
    },
  },

  /** The longest columns first. */
  rank: (view, move) => (move.kind === 'pair' ? view.count(move.from) + view.count(move.to) : 0),

  about: { skill: 0.4, minutes: 2 },
  source: 'David Parlett, “Gay Gordons”; PySolFC, “Exit”',
  strings: { de, en },
};

export default gayGordons;
