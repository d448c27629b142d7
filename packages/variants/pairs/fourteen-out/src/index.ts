import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Fourteen Out. Rules: PySolFC, rule page “Fourteen”. */
export const fourteenOut: Variant = {
  api: 1,
  id: 'fourteen-out',
  rules: 1,
  options: {},

  table: {
    discard: { at: [5, 0], wide: [11, 3] },
    't1-12': { at: { from: [0, 1.1], per: 6, line: [0, 2.25] }, wide: [0, 0], take: 'top', group: false },
  },
  deal: [{ to: 't1-12', rows: [5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4] }],
  pair: { sum: 14 },
  rank: 'longestFirst',

  about: { skill: 0.6, minutes: 2 },
  strings: { de, en },
};

export default fourteenOut;
