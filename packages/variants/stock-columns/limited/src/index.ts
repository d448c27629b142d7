import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Limited. Rules: PySolFC, rule page “Limited”. */
export const limited: Variant = {
  api: 1,
  id: 'limited',
  rules: 1,
  options: {},
  deck: { copies: 2 },

  table: {
    'f1-8': { at: [0, 0], wide: [4, 0] },
    waste: { at: [6, 1], wide: [1, 0], take: 'top' },
    stock: { at: [7, 1], wide: [0, 0] },
    't1-12': {
      at: { from: [0, 2], step: [1.4, 0], per: 6, line: [0, 2.5] },
      wide: [0, 1],
      accept: { empty: 'any', on: 'down same', max: 1 },
      take: 'top',
    },
  },
  deal: [
    { to: 't1-12', rows: 3 },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: 1 } },
  rank: 'homeFirst',

  about: { skill: 0.7, minutes: 15 },
  strings: { de, en },
};

export default limited;
