import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Westcliff. Rules: PySolFC, rule page “Westcliff”. */
export const westcliff: Variant = {
  api: 1,
  id: 'westcliff',
  rules: 1,
  options: {},

  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: { at: [1, 0], wide: [0, 1], take: 'top' },
    'f1-4': { at: [6, 0], wide: { from: [11.5, 0], per: 2 } },
    't1-10': { at: [0, 1], wide: [1.25, 0], take: { run: 'down alternate' }, accept: { empty: 'any', on: 'down alternate' }, reveal: true },
  },
  deal: [
    { to: 't1-10', rows: 2, face: 'down' },
    { to: 't1-10', rows: 1 },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: 1 } },
  rank: 'homeFirst',

  about: { skill: 0, minutes: 7 },
  strings: { de, en },
};

export default westcliff;
