import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Raglan. Rules: PySolFC and Solvitaire, which agree. */
export const raglan: Variant = {
  api: 1,
  id: 'raglan',
  rules: 1,
  options: {},
  deck: { first: [1] },

  table: {
    'f1-4': {
      at: [2.5, 0],
      wide: { from: [9.25, 0], per: 1 },
      accept: { empty: 'A', on: 'up same', max: 1, from: ['reserve', 'tableau'] },
      take: 'top',
    },
    'r1-6': { at: [1.5, 1], wide: { from: [10.5, 0], per: 2 } },
    't1-9': { at: [0, 2], wide: [0, 0], accept: { empty: 'any', on: 'down alternate', max: 1 }, take: 'top' },
  },
  deal: [{ to: 'f1-4' }, { to: 't1-9', rows: [1, 2, 3, 4, 5, 6, 7, 7, 7] }, { to: 'r1-6' }],
  rank: 'reserveLast',

  about: { skill: 1, minutes: 8 },
  strings: { de, en },
};

export default raglan;
