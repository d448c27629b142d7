import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type BakersDozenOptions = {
  /** Cards that may fill an empty column; with any card it is Spanish Patience. */
  gaps: 'none' | 'any';
};

/** Baker's Dozen. Rules: AisleRiot's help, PySolFC and Solvitaire, which has Spanish Patience, too. */
export const bakersDozen: Variant<BakersDozenOptions> = {
  api: 1,
  id: 'bakers-dozen',
  rules: 1,
  options: { gaps: ['none', 'any'] },

  table: {
    'f1-4': { at: [1.5, 0], wide: [4.5, 0], accept: { empty: 'A', on: 'up same', max: 1, from: ['tableau'] }, take: 'top' },
    't1-13': {
      at: { from: [0, 1], per: 7, line: [0.5, 2.2] },
      wide: [0, 1],
      accept: { option: 'gaps', values: { none: { on: 'down any', max: 1 }, any: { empty: 'any', on: 'down any', max: 1 } } },
      take: 'top',
    },
  },
  // A king goes beneath what lies in its column already.
  deal: [{ to: 't1-13', beneath: 'K' }],
  rank: [{ to: 'foundation' }, { from: 'tableau' }],

  about: { skill: 1, minutes: 10 },
  strings: { de, en },
};

export default bakersDozen;
