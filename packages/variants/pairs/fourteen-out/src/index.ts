import { dealRows, KING, row, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Number of cards in each column. */
const COUNTS = [5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4];

/** Fourteen Out. Rules: PySolFC, rule page “Fourteen”. */
export const fourteenOut: Variant = {
  api: 1,
  id: 'fourteen-out',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    { id: 'discard', role: 'discard', at: [5, 0], wide: [11, 3] },
    ...row('t', COUNTS.length, (i) => ({
      role: 'tableau',
      at: [i % 6, 1.1 + Math.floor(i / 6) * 2.25],
      wide: [i, 0],
      fan: 'down',
      take: 'top',
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), COUNTS);
  },

  pair: { cards: (a, b) => a.rank + b.rank === KING + 1 },

  /** The longest columns first. */
  rank: (view, move) => (move.kind === 'pair' ? view.count(move.from) + view.count(move.to) : 0),

  about: { skill: 0.6, minutes: 2 },
  strings: { de, en },
};

export default fourteenOut;
