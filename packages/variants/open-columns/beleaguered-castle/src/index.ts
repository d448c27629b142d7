import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type BeleagueredCastleOptions = {
  /** With one cell it is Siegecraft. */
  cells: 0 | 1;
};

/** Beleaguered Castle. Rules: PySolFC and Solvitaire; no card comes back from a family, as in Solvitaire. */
export const beleagueredCastle: Variant<BeleagueredCastleOptions> = {
  api: 1,
  id: 'beleaguered-castle',
  rules: 1,
  options: { cells: [0, 1] },
  deck: { first: ['A'] },

  table: {
    'f1-4': { at: [2, 0], wide: { from: [8.25, 0], per: 1 }, accept: { on: 'up same', max: 1 } },
    c1: { count: { option: 'cells' }, at: [7, 0], wide: [9.35, 0], group: false },
    't1-8': { at: [0, 1], wide: [0, 0], accept: { empty: 'any', on: 'down any', max: 1 }, take: 'top' },
  },
  deal: [{ to: 'f1-4' }, { to: 't1-8', all: true }],

  about: { skill: 0.6, minutes: 8 },
  strings: { de, en },
};

export default beleagueredCastle;
