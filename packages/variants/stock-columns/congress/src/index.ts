import { dealRows, fillGaps, homeFirst, turn, underFoundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'any' };

/** Congress. Rules: PySolFC, rule page “Congress”. */
export const congress: Variant = {
  api: 1,
  id: 'congress',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => underFoundations(8, { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),

  deal(table) {
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: 96 });
  },

  actions: { turn },

  /** A gap is filled at once; the player fills one only when waste and stock are used up. */
  after(table) {
    fillGaps(table, table.piles('tableau'), 'waste', 'stock');
  },

  rank: homeFirst,

  about: { skill: 0.5, minutes: 22 },
  strings: { de, en },
};

export default congress;
