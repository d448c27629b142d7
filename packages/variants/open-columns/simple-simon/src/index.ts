import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Simple Simon. Rules: PySolFC and Solvitaire, which agree. */
export const simpleSimon: Variant = {
  api: 1,
  id: 'simple-simon',
  rules: 1,
  options: {},

  table: {
    'f1-4': { at: [3, 0], wide: { from: [10.25, 0], per: 1 }, accept: false },
    't1-10': { at: [0, 1], wide: [0, 0], accept: { empty: 'any', on: 'down any' }, take: { run: 'down same' } },
  },
  // Three columns of eight cards, then seven, six … one.
  deal: [{ to: 't1-10', rows: [8, 8, 8, 7, 6, 5, 4, 3, 2, 1] }],
  after: ['removeCompleteSequences'],
  rank: [{ wholeRun: true, onto: 'same suit' }, { wholeRun: true, onto: 'card' }, { wholeRun: true }],

  about: { skill: 1, minutes: 5 },
  strings: { de, en },
};

export default simpleSimon;
