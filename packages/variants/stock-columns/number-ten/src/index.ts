import { dealRows, homeFirst, turn, underFoundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'alternate' };

/** Number Ten. Rules: PySolFC, rule page “Number Ten”. */
export const numberTen: Variant = {
  api: 1,
  id: 'number-ten',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => underFoundations(10, { reveal: true, accept: { empty: 'any', on: down }, take: { run: down } }),

  deal(table) {
    dealRows(table, table.piles('tableau'), 2, 'down');
    dealRows(table, table.piles('tableau'), 2);
    table.move('pack', 'stock', { count: 64 });
  },

  actions: { turn },
  rank: homeFirst,

  about: { minutes: 22 },
  strings: { de, en },
};

export default numberTen;
