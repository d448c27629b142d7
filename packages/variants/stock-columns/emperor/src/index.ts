import { dealRows, homeFirst, turn, underFoundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'alternate' };

/** Emperor. Rules: PySolFC, rule page “Emperor”. */
export const emperor: Variant = {
  api: 1,
  id: 'emperor',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => underFoundations(10, { reveal: true, accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),

  deal(table) {
    dealRows(table, table.piles('tableau'), 3, 'down');
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: 64 });
  },

  actions: { turn },
  rank: homeFirst,

  about: { minutes: 14 },
  strings: { de, en },
};

export default emperor;
