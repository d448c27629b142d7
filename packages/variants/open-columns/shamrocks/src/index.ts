import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Shamrocks. Rules: PySolFC. */
export const shamrocks: Variant = {
  api: 1,
  id: 'shamrocks',
  rules: 1,
  options: {},

  table: {
    'f1-4': { at: [1, 0], wide: { from: [9.25, 0], per: 1 } },
    't1-18': {
      at: { from: [0, 1], per: 6, line: [0, 1.7] },
      wide: { from: [0, 0], per: 9, line: [0, 2] },
      accept: { on: 'either any', max: 1 },
      limit: 3,
      take: 'top',
    },
  },
  deal: [{ to: 't1-18', packets: 3 }],

  about: { skill: 1, minutes: 6 },
  strings: { de, en },
};

export default shamrocks;
