import { dealRows, homeFirst, turn, underFoundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'other' };

/** Indian. Rules: PySolFC, rule page “Indian”. */
export const indian: Variant = {
  api: 1,
  id: 'indian',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => underFoundations(10, { reveal: true, accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),

  deal(table) {
    dealRows(table, table.piles('tableau'), 1, 'down');
    dealRows(table, table.piles('tableau'), 2);
    table.move('pack', 'stock', { count: 74 });
  },

  actions: { turn },
  rank: homeFirst,

  about: { minutes: 13 },
  strings: { de, en },
};

export default indian;
