import { ACE, columns, dealRows, foundations, homeFirst, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same' };

/** Lucas. Rules: English books, with the aces out and thirteen columns of three; PySolFC calls another layout so. */
export const lucas: Variant = {
  api: 1,
  id: 'lucas',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2, first: [ACE] }),

  table: () => [
    ...foundations(8, (i) => ({ at: [i, 0], wide: [i + 5, 0] })),
    { id: 'waste', role: 'waste', at: [6, 1], wide: [1, 0], take: 'top' },
    { id: 'stock', role: 'stock', at: [7, 1], wide: [0, 0] },
    ...columns(13, (i) => ({ at: [i < 7 ? (i * 7) / 6 : (i - 6.5) * (7 / 6), i < 7 ? 2 : 4.5], wide: [i, 1] }), {
      accept: { empty: 'any', on: down, max: 1 },
      take: 'top',
    }),
  ],

  deal(table) {
    dealRows(table, table.piles('foundation'), 1);
    dealRows(table, table.piles('tableau'), 3);
    table.move('pack', 'stock', { count: 57 });
  },

  actions: { turn },
  rank: homeFirst,

  about: { skill: 0.6, minutes: 12 },
  strings: { de, en },
};

export default lucas;
