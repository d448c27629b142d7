import { dealRows, homeFirst, turn, underFoundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'any' };

/** Diplomat. Rules: PySolFC, rule page “Diplomat”. */
export const diplomat: Variant = {
  api: 1,
  id: 'diplomat',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => underFoundations(8, { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),

  deal(table) {
    dealRows(table, table.piles('tableau'), 4);
    table.move('pack', 'stock', { count: 72 });
  },

  actions: { turn },
  rank: homeFirst,

  about: { minutes: 13 },
  strings: { de, en },
};

export default diplomat;
