import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type StreetsAndAlleysOptions = {
  /** With one cell it is Stronghold. */
  cells: 0 | 1;
};

/** Streets and Alleys. Rules: PySolFC and Solvitaire; no card comes back from a family, as in Solvitaire. */
export const streetsAndAlleys: Variant<StreetsAndAlleysOptions> = {
  api: 1,
  id: 'streets-and-alleys',
  rules: 1,
  options: { cells: [0, 1] },

  table: {
    'f1-4': { at: [2, 0], wide: { from: [8.25, 0], per: 1 } },
    c1: { count: { option: 'cells' }, at: [7, 0], wide: [9.35, 0], group: false },
    't1-8': { at: [0, 1], wide: [0, 0], accept: { empty: 'any', on: 'down any', max: 1 }, take: 'top' },
  },
  deal: [{ to: 't1-8', all: true }],

  about: { skill: 0.2, minutes: 11 },
  strings: { de, en },
};

export default streetsAndAlleys;
