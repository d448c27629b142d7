import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Fan. Rules: PySolFC and Solvitaire; cards may come back from their families, as in Solvitaire. */
export const fan: Variant = {
  api: 1,
  id: 'fan-patience',
  rules: 1,
  options: {},

  table: {
    'f1-4': {
      at: [1, 0],
      wide: { from: [9.25, 0], per: 1 },
      accept: { empty: 'A', on: 'up same', max: 1, from: ['tableau'] },
      take: 'top',
    },
    't1-18': {
      at: { from: [0, 1], per: 6, line: [0, 1.9] },
      wide: { from: [0, 0], per: 9, line: [0, 2] },
      accept: { empty: 'K', on: 'down same', max: 1 },
      take: 'top',
    },
  },
  deal: [{ to: 't1-18', packets: 3 }],
  rank: [{ to: 'foundation' }, { from: 'tableau' }],

  about: { skill: 0.6, minutes: 6 },
  strings: { de, en },
};

export default fan;
