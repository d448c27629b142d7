import { ACE, dealRows, homeFirst, row, turn, type Link, type Variant } from '@patience/core';
import { de } from './locales/de.js';
import { en } from './locales/en.js';

const down: Link = { step: -1, suit: 'alternate' };
const up: Link = { step: 1, suit: 'same' };

/** Streets. Rules: PySolFC, rule page “Streets”. */
export const streets: Variant = {
  api: 1,
  id: 'streets',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => [
    ...row('f', 8, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i, 0],
      wide: [11.5 + (i % 2), Math.floor(i / 2)],
      accept: { empty: ACE, on: up, max: 1 },
    })),
    { id: 'waste', role: 'waste', at: [8, 0], wide: [0, 1], take: 'top' },
    { id: 'stock', role: 'stock', at: [9, 0], wide: [0, 0] },
    ...row('t', 10, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i, 1],
      wide: [i + 1.25, 0],
      fan: 'down',
      accept: { empty: 'any', on: down, max: 1 },
      take: 'top',
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 4);
    table.move('pack', 'stock', { count: 64 });
  },

  actions: { turn },
  rank: homeFirst,

  strings: { de, en },
};

export default streets;
