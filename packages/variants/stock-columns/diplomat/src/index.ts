import { ACE, dealRows, homeFirst, row, turn, type Link, type Variant } from '@patience/core';
import { de } from './locales/de.js';
import { en } from './locales/en.js';

const down: Link = { step: -1, suit: 'any' };
const up: Link = { step: 1, suit: 'same' };

/** Diplomat. Rules: PySolFC, rule page “Diplomat”. */
export const diplomat: Variant = {
  api: 1,
  id: 'diplomat',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => [
    ...row('f', 8, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i, 0],
      wide: [9.5 + (i % 2), Math.floor(i / 2)],
      accept: { empty: ACE, on: up, max: 1 },
    })),
    { id: 'waste', role: 'waste', at: [6, 1], wide: [0, 1], take: 'top' },
    { id: 'stock', role: 'stock', at: [7, 1], wide: [0, 0] },
    ...row('t', 8, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i, 2],
      wide: [i + 1.25, 0],
      fan: 'down',
      accept: { empty: 'any', on: down, max: 1 },
      take: 'top',
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 4);
    table.move('pack', 'stock', { count: 72 });
  },

  actions: { turn },
  rank: homeFirst,

  strings: { de, en },
};

export default diplomat;
