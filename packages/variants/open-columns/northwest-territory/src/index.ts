import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Northwest Territory. Rules: PySolFC and Solvitaire; cards may come back from their families, as in Solvitaire. */
export const northwestTerritory: Variant = {
  api: 1,
  id: 'northwest-territory',
  rules: 1,
  options: {},

  table: {
    'f1-4': {
      at: [2, 0],
      wide: { from: [8.25, 0], per: 1 },
      accept: { empty: 'A', on: 'up same', max: 1, from: ['reserve', 'tableau'] },
      take: 'top',
    },
    'r1-16': { at: { from: [0, 1], per: 8 }, wide: { from: [9.5, 0], per: 4 } },
    't1-8': { at: [0, 3], wide: [0, 0], accept: { empty: 'K', on: 'down alternate' }, take: { run: 'down alternate' }, reveal: true },
  },
  deal: [{ to: 't1-8', rows: [1, 2, 3, 4, 5, 6, 7, 8], face: 'down' }, { to: 'r1-16' }],
  rank: [{ to: 'foundation' }, { turnsUp: true }, { from: 'reserve' }, { from: 'tableau' }],

  about: { skill: 0.3, minutes: 8 },
  strings: { de, en },
};

export default northwestTerritory;
