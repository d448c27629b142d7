import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Congress. Rules: PySolFC, rule page “Congress”. */
export const congress: Variant = {
  api: 1,
  id: 'congress',
  rules: 1,
  options: {},
  deck: { copies: 2 },

  table: {
    'f1-8': { at: [0, 0], wide: { from: [9.5, 0], per: 2 } },
    waste: { at: [6, 1], wide: [0, 1], take: 'top' },
    stock: { at: [7, 1], wide: [0, 0] },
    't1-8': { at: [0, 2], wide: [1.25, 0], accept: { empty: 'any', on: 'down any', max: 1 }, take: 'top' },
  },
  deal: [
    { to: 't1-8', rows: 1 },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: 1 } },
  after: [{ fill: 't1-8', from: ['waste', 'stock'] }],
  rank: 'homeFirst',

  about: { skill: 0.5, minutes: 22 },
  strings: { de, en },
};

export default congress;
