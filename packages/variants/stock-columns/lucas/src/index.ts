import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Lucas. Rules: English books, with the aces out and thirteen columns of three; PySolFC calls another layout so. */
export const lucas: Variant = {
  api: 1,
  id: 'lucas',
  rules: 1,
  options: {},
  deck: { copies: 2, first: ['A'] },

  table: {
    'f1-8': { at: [0, 0], wide: [5, 0] },
    waste: { at: [6, 1], wide: [1, 0], take: 'top' },
    stock: { at: [7, 1], wide: [0, 0] },
    't1-13': {
      at: [
        { from: [0, 2], step: [1.1666, 0], count: 7 },
        { from: [0.5833, 4.5], step: [1.1666, 0] },
      ],
      wide: [0, 1],
      accept: { empty: 'any', on: 'down same', max: 1 },
      take: 'top',
    },
  },
  deal: [{ to: 'f1-8' }, { to: 't1-13', rows: 3 }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1 } },
  rank: 'homeFirst',

  about: { skill: 0.6, minutes: 12 },
  strings: { de, en },
};

export default lucas;
