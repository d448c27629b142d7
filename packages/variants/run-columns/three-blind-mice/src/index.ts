import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Three Blind Mice. Rules: PySolFC; families stay in the columns, as in Scorpion. */
export const threeBlindMice: Variant = {
  api: 1,
  id: 'three-blind-mice',
  rules: 1,
  options: {},

  table: {
    'r1-2': { at: [4, 0], wide: { from: [10.25, 0], per: 1 } },
    't1-10': { at: [0, 1], wide: [0, 0], take: 'any', accept: { empty: 'K', on: 'down same' }, reveal: true },
  },
  // Five rows; in the first three rows the last three columns get hidden cards, the mice.
  deal: [{ to: 't1-10', rows: 5, down: [0, 0, 0, 0, 0, 0, 0, 3, 3, 3] }, { to: 'r1-2' }],
  status: 'sequencesComplete',
  rank: [{ turnsUp: true }, { from: 'tableau', empties: true, onto: 'card' }, { from: 'tableau', empties: false }, { from: 'reserve' }],

  about: { skill: 0.9, minutes: 8 },
  strings: { de, en },
};

export default threeBlindMice;
