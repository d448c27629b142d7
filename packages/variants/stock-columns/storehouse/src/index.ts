import { dealRows, fillGaps, homeFirst, redeal, row, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const TWO = 2;
const down: Link = { step: -1, suit: 'same', wrap: true };
const up: Link = { step: 1, suit: 'same', wrap: true };

/** Storehouse. Rules: PySolFC, rule page “Storehouse”. Columns move as wholes, and the reserve fills gaps, as in Canfield. */
export const storehouse: Variant = {
  api: 1,
  id: 'storehouse',
  rules: 1,
  options: {},
  deck: () => ({ first: [TWO] }),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [1, 0], take: 'top' },
    { id: 'r1', role: 'reserve', at: [0, 1], wide: [0, 1], take: 'top', reveal: true },
    ...row('f', 4, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i + 2.5, 0],
      wide: [6.75 + (i % 2), Math.floor(i / 2)],
      accept: { on: up, max: 1 },
    })),
    ...row('t', 4, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i + 2.5, 1],
      wide: [i + 2.5, 0],
      fan: 'down',
      accept: [
        { on: down, from: ['waste', 'reserve'] },
        { on: down, whole: true },
        { empty: 'any', from: ['waste'] },
      ],
      take: { run: down },
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('foundation'), 1);
    table.move('pack', 'r1', { count: 13, turn: true });
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: 31 });
  },

  actions: { turn, redeal: redeal(() => 2) },

  /** The reserve fills a gap at once, as long as it lasts. */
  after(table) {
    fillGaps(table, table.piles('tableau'), 'r1');
  },

  rank: homeFirst,

  about: { skill: 0, minutes: 7 },
  strings: { de, en },
};

export default storehouse;
