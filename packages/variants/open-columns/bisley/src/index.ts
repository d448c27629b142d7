import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Bisley. Rules: PySolFC; its layout of thirteen columns, the aces at the head of the first four, is that of the books. */
export const bisley: Variant = {
  api: 1,
  id: 'bisley',
  rules: 1,
  options: {},
  deck: { first: [1] },

  table: {
    'f1-4': { at: [0, 0], wide: [2.5, 0], group: 'aces', accept: { on: 'up same', max: 1 } },
    'f5-8': { at: [4, 0], wide: [6.5, 0], group: 'kings', accept: { empty: 'K', on: 'down same', max: 1 } },
    't1-13': { at: { from: [0.5, 1], per: 7, line: [0.5, 2.2] }, wide: [0, 1], accept: { on: 'either same', max: 1 }, take: 'top' },
  },
  deal: [{ to: 'f1-4' }, { to: 't1-13', all: true, skip: 4 }],

  about: { skill: 1, minutes: 8 },
  strings: { de, en },
};

export default bisley;
