import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Flower Garden. Rules: PySolFC and Solvitaire; cards may come back from their families, as in Solvitaire. */
export const flowerGarden: Variant = {
  api: 1,
  id: 'flower-garden',
  rules: 1,
  options: {},

  table: {
    'f1-4': {
      at: [2, 0],
      wide: { from: [6.25, 0], per: 1 },
      accept: { empty: 'A', on: 'up same', max: 1, from: ['reserve', 'tableau'] },
      take: 'top',
    },
    'r1-16': { at: { from: [0, 1], per: 8 }, wide: { from: [7.5, 0], per: 4 }, group: 'bouquet' },
    't1-6': { at: [1, 3], wide: [0, 0], accept: { empty: 'any', on: 'down any', max: 1 }, take: 'top' },
  },
  deal: [{ to: 't1-6', rows: 6 }, { to: 'r1-16' }],
  rank: 'reserveLast',

  about: { skill: 1, minutes: 10 },
  strings: { de, en },
};

export default flowerGarden;
