import { ACE, dealRows, fillGaps, homeFirst, row, turn, type Link, type Variant } from '@patience/core';
import { de } from './locales/de.js';
import { en } from './locales/en.js';

const down: Link = { step: -1, suit: 'any' };
const up: Link = { step: 1, suit: 'same' };

/** Parliament. Rules: PySolFC, rule page “Parliament”. */
export const parliament: Variant = {
  api: 1,
  id: 'parliament',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2, first: [ACE] }),

  table: () => [
    ...row('f', 8, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i, 0],
      wide: [9.5 + (i % 2), Math.floor(i / 2)],
      accept: { on: up, max: 1 },
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
    dealRows(table, [...table.piles('foundation'), ...table.piles('tableau')], 1);
    table.move('pack', 'stock', { count: 88 });
  },

  actions: { turn },

  /** A gap is filled at once; the player fills one only when waste and stock are used up. */
  after(table) {
    fillGaps(table, table.piles('tableau'), 'waste', 'stock');
  },

  rank: homeFirst,

  strings: { de, en },
};

export default parliament;
