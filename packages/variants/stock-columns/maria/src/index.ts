import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Maria. Rules: PySolFC, rule page “Maria”. */
export const maria: Variant = {
  api: 1,
  id: 'maria',
  rules: 1,
  options: {},
  deck: { copies: 2 },

  table: {
    'f1-8': { at: [0, 0], wide: { from: [10.5, 0], per: 2 } },
    waste: { at: [8, 0], wide: [0, 1], take: 'top' },
    stock: { at: [9, 0], wide: [0, 0] },
    't1-9': { at: [0.5, 1], wide: [1.25, 0], accept: { empty: 'any', on: 'down alternate', max: 1 }, take: 'top' },
  },
  deal: [
    { to: 't1-9', rows: 4 },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: 1 } },
  rank: 'homeFirst',

  about: { minutes: 22 },
  strings: { de, en },
};

export default maria;
