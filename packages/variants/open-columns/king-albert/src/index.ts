import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** King Albert. Rules: PySolFC, Solvitaire and AisleRiot's help; all cards lie face up, as in the first two. */
export const kingAlbert: Variant = {
  api: 1,
  id: 'king-albert',
  rules: 1,
  options: {},

  table: {
    'f1-4': {
      at: [2.5, 0],
      wide: { from: [9.25, 0], per: 1 },
      accept: { empty: 'A', on: 'up same', max: 1, from: ['reserve', 'tableau'] },
      take: 'top',
    },
    'r1-7': { at: [1, 1], wide: { from: [10.5, 0], per: 2 } },
    't1-9': { at: [0, 2], wide: [0, 0], accept: { empty: 'any', on: 'down alternate', max: 1 }, take: 'top' },
  },
  deal: [{ to: 't1-9', rows: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, { to: 'r1-7' }],
  rank: 'reserveLast',

  about: { skill: 0.6, minutes: 9 },
  strings: { de, en },
};

export default kingAlbert;
