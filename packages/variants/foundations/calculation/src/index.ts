import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Calculation. Rules: PySolFC, rule page “Calculation”; its four bases lie out from the beginning. */
export const calculation: Variant = {
  api: 1,
  id: 'calculation',
  rules: 1,
  options: {},
  deck: { first: ['AC', '2D', '3H', '4S'] },

  table: {
    stock: { at: [0, 0], take: 'top', reveal: true },
    'f1-4': {
      at: [1.25, 0],
      limit: 13,
      group: false,
      accept: { on: { inTurn: ['1 any wrap', '2 any wrap', '3 any wrap', '4 any wrap'] } },
    },
    't1-4': { at: [1.25, 1.1], take: 'top', accept: { empty: 'any', on: 'any', from: ['stock'] } },
  },
  deal: [{ to: 'f1-4' }, { to: 'stock', rest: true }],
  rank: [{ to: 'foundation' }],

  about: { skill: 0.5, minutes: 7 },
  strings: { de, en },
};

export default calculation;
