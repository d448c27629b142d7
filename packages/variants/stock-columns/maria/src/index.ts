import { extend, type Variant } from '@patience/core';
import { fortyThieves } from '@patience/forty-thieves';
import { de, en } from './words.js';

/** Maria. Rules: PySolFC, rule page “Maria”. */
export const maria: Variant = extend(fortyThieves, {
  id: 'maria',
  table: {
    't1-10': null,
    'f1-8': { wide: { from: [10.5, 0] } },
    't1-9': { at: [0.5, 1], wide: [1.25, 0], accept: { empty: 'any', on: 'down alternate', max: 1 }, take: 'top' },
  },
  deal: [
    { to: 't1-9', rows: 4 },
    { to: 'stock', rest: true },
  ],
  about: { skill: null, minutes: 22 },
  strings: { de, en },
});

export default maria;
