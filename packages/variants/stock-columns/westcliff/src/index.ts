import { columns, dealRows, foundations, homeFirst, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'alternate' };

/** Westcliff. Rules: PySolFC, rule page “Westcliff”. */
export const westcliff: Variant = {
  api: 1,
  id: 'westcliff',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top' },
    ...foundations(4, (i) => ({ at: [i + 6, 0], wide: [11.5 + (i % 2), Math.floor(i / 2)] })),
    ...columns(10, (i) => ({ at: [i, 1], wide: [i + 1.25, 0] }), { accept: { empty: 'any', on: down }, take: { run: down }, reveal: true }),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 2, 'down');
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: 22 });
  },

  actions: { turn },
  rank: homeFirst,

  about: { skill: 0, minutes: 7 },
  strings: { de, en },
};

export default westcliff;
