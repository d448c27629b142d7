import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Penguin, by David Parlett. Rules: PySolFC. */
export const penguin: Variant = {
  api: 1,
  id: 'penguin',
  rules: 1,
  options: {},
  base: 0,

  table: {
    'c1-7': { at: [0, 1], wide: { from: [0, 0], per: 2 } },
    'f1-4': { at: [1.5, 0], wide: { from: [9.5, 0], per: 1 }, accept: { empty: 'base', on: 'up same wrap', max: 1 } },
    't1-7': { at: [0, 2], wide: [2.25, 0], accept: { empty: 'before base', on: 'down same wrap' }, take: { run: 'down same wrap' } },
  },
  // Row by row; the three cards of the beak's rank go to the foundations as they come.
  deal: [{ to: 't1' }, { to: 't1-7', bases: 'f1-4', skip: 1 }],
  rank: 'cellsLast',

  about: { skill: 1, minutes: 8 },
  strings: { de, en },
};

export default penguin;
