import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Fortress. Rules: AisleRiot's help and PySolFC, which agree. */
export const fortress: Variant = {
  api: 1,
  id: 'fortress',
  rules: 1,
  options: {},

  table: {
    'f1-4': { at: [3, 0], wide: { from: [10.25, 0], per: 1 } },
    't1-10': { at: [0, 1], wide: [0, 0], accept: { empty: 'any', on: 'either same', max: 1 }, take: 'top' },
  },
  deal: [{ to: 't1-10', all: true }],

  about: { skill: 0.1, minutes: 8 },
  strings: { de, en },
};

export default fortress;
