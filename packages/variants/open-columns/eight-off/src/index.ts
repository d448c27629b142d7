import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type EightOffOptions = {
  /** Cards that may fill an empty column. */
  gaps: 'kings' | 'any';
};

/** Eight Off. Rules: AisleRiot's help, PySolFC and Solvitaire, which has the looser gaps, too. */
export const eightOff: Variant<EightOffOptions> = {
  api: 1,
  id: 'eight-off',
  rules: 1,
  options: { gaps: ['kings', 'any'] },

  table: {
    'f1-4': { at: [2, 0], wide: { from: [11, 0], per: 1 } },
    'c1-8': { at: [0, 1], wide: { from: [0, 0], per: 2 } },
    't1-8': {
      at: [0, 2],
      wide: [2.5, 0],
      accept: { empty: { option: 'gaps', values: { kings: 'K', any: 'any' } }, on: 'down same', max: 1 },
      take: 'top',
    },
  },
  deal: [{ to: 't1-8', rows: 6 }, { to: 'c1-4' }],
  rank: 'cellsLast',

  about: { skill: 1, minutes: 8 },
  strings: { de, en },
};

export default eightOff;
