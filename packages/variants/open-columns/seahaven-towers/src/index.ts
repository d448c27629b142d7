import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type SeahavenTowersOptions = {
  /** Cards that may fill an empty column. */
  gaps: 'kings' | 'any';
};

/** Seahaven Towers. Rules: AisleRiot's help, PySolFC and Solvitaire; gaps for any card: Wikipedia, “Seahaven Towers”. */
export const seahavenTowers: Variant<SeahavenTowersOptions> = {
  api: 1,
  id: 'seahaven-towers',
  rules: 1,
  options: { gaps: ['kings', 'any'] },

  table: {
    'f1-4': { at: { from: [0, 0], per: 2, line: [8, 0] }, wide: { from: [11.5, 0], per: 1 } },
    'c1-4': { at: [3, 0], wide: { from: [0, 0], per: 1 } },
    't1-10': {
      at: [0, 1],
      wide: [1.25, 0],
      accept: { empty: { option: 'gaps', values: { kings: 'K', any: 'any' } }, on: 'down same', max: 1 },
      take: 'top',
    },
  },
  deal: [{ to: 't1-10', rows: 5 }, { to: 'c2-3' }],
  rank: 'cellsLast',

  about: { skill: 1, minutes: 8 },
  strings: { de, en },
};

export default seahavenTowers;
