import { ACE, dealRows, fillGaps, homeFirst, turn, underFoundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'any' };

/** Parliament. Rules: PySolFC, rule page “Parliament”. */
export const parliament: Variant = {
  api: 1,
  id: 'parliament',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2, first: [ACE] }),

  table: () => underFoundations(8, { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),

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

  about: { skill: 0.5, minutes: 19 },
  strings: { de, en },
};

export default parliament;
