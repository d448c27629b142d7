import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Emperor. Rules: PySolFC, rule page “Emperor”. */
export const emperor: Variant = {
  api: 1,
  id: 'emperor',
  rules: 1,
  options: {},
  deck: { copies: 2 },

  table: {
    'f1-8': { at: [0, 0], wide: { from: [11.5, 0], per: 2 } },
    waste: { at: [8, 0], wide: [0, 1], take: 'top' },
    stock: { at: [9, 0], wide: [0, 0] },
    't1-10': { at: [0, 1], wide: [1.25, 0], accept: { empty: 'any', on: 'down alternate', max: 1 }, take: 'top', reveal: true },
  },
  deal: [
    { to: 't1-10', rows: 3, face: 'down' },
    { to: 't1-10', rows: 1 },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: 1 } },
  rank: 'homeFirst',

  about: { minutes: 14 },
  strings: { de, en },
};

export default emperor;
