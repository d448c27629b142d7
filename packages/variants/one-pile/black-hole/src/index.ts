import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Black Hole. Rules: its author David Parlett, as in PySolFC and Solvitaire. */
export const blackHole: Variant = {
  api: 1,
  id: 'black-hole',
  rules: 1,
  options: {},
  deck: { first: ['AS'] },

  table: {
    f1: { at: [0, 0], wide: [9.25, 0], accept: { on: 'either any wrap' }, group: false },
    't1-17': { at: { from: [0, 1.1], per: 6, line: [0, 1.9] }, wide: { from: [0, 0], per: 9, line: [0, 2] }, take: 'top' },
  },
  deal: [{ to: 'f1' }, { to: 't1-17', packets: 3 }],
  rank: 'longestFirst',

  about: { skill: 1, minutes: 6 },
  strings: { de, en },
};

export default blackHole;
