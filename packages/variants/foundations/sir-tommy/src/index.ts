import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Sir Tommy. Rules: Wikipedia, “Sir Tommy”. */
export const sirTommy: Variant = {
  api: 1,
  id: 'sir-tommy',
  rules: 1,
  options: {},

  table: {
    stock: { at: [0, 0], take: 'top', reveal: true },
    'f1-4': { at: [1.25, 0], accept: { empty: 'A', on: 'up any' } },
    't1-4': { at: [1.25, 1.1], take: 'top', accept: { empty: 'any', on: 'any', from: ['stock'] } },
  },
  deal: [{ to: 'stock', rest: true }],
  rank: [{ to: 'foundation' }],

  about: { skill: 0.5, minutes: 8 },
  strings: { de, en },
};

export default sirTommy;
