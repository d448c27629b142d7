import { columns, dealRows, foundations, homeFirst, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same' };

/** Napoleon’s Square. Rules: PySolFC, rule page “Napoleon’s Square”. */
export const napoleonsSquare: Variant = {
  api: 1,
  id: 'napoleons-square',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => [
    ...foundations(8, (i) => ({ at: [i, 0], wide: [i + 4, 0] })),
    { id: 'waste', role: 'waste', at: [6, 1], wide: [1, 0], take: 'top' },
    { id: 'stock', role: 'stock', at: [7, 1], wide: [0, 0] },
    ...columns(12, (i) => ({ at: [(i % 6) * 1.4, i < 6 ? 2 : 4.5], wide: [i, 1] }), {
      accept: { empty: 'any', on: down },
      take: { run: down },
    }),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 4);
    table.move('pack', 'stock', { count: 56 });
  },

  actions: { turn },
  rank: homeFirst,

  about: { skill: 0.7, minutes: 14 },
  strings: { de, en },
};

export default napoleonsSquare;
