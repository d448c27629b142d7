import { ACE, dealRows, homeFirst, row, turn, type Link, type Variant } from '@patience/core';
import { de } from './locales/de.js';
import { en } from './locales/en.js';

const down: Link = { step: -1, suit: 'same' };
const up: Link = { step: 1, suit: 'same' };

/** Napoleon’s Square. Rules: PySolFC, rule page “Napoleon’s Square”. */
export const napoleonsSquare: Variant = {
  api: 1,
  id: 'napoleons-square',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => [
    ...row('f', 8, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i, 0],
      wide: [i + 4, 0],
      accept: { empty: ACE, on: up, max: 1 },
    })),
    { id: 'waste', role: 'waste', at: [6, 1], wide: [1, 0], take: 'top' },
    { id: 'stock', role: 'stock', at: [7, 1], wide: [0, 0] },
    ...row('t', 12, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [(i % 6) * 1.4, i < 6 ? 2 : 4.5],
      wide: [i, 1],
      fan: 'down',
      accept: { empty: 'any', on: down },
      take: { run: down },
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 4);
    table.move('pack', 'stock', { count: 56 });
  },

  actions: { turn },
  rank: homeFirst,

  strings: { de, en },
};

export default napoleonsSquare;
