import { dealRows, homeFirst, turn, underFoundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same' };

/** Josephine. Rules: PySolFC, rule page “Josephine”. */
export const josephine: Variant = {
  api: 1,
  id: 'josephine',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => underFoundations(10, { accept: { empty: 'any', on: down }, take: { run: down } }),

  deal(table) {
    dealRows(table, table.piles('tableau'), 4);
    table.move('pack', 'stock', { count: 64 });
  },

  actions: { turn },
  rank: homeFirst,

  about: { skill: 0.7, minutes: 16 },
  strings: { de, en },
};

export default josephine;
