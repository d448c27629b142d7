import { dealRows, homeFirst, turn, underFoundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'alternate' };

/** Maria. Rules: PySolFC, rule page “Maria”. */
export const maria: Variant = {
  api: 1,
  id: 'maria',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => underFoundations(9, { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),

  deal(table) {
    dealRows(table, table.piles('tableau'), 4);
    table.move('pack', 'stock', { count: 68 });
  },

  actions: { turn },
  rank: homeFirst,

  about: { minutes: 22 },
  strings: { de, en },
};

export default maria;
