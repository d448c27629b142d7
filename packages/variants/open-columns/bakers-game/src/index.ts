import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type BakersGameOptions = {
  /** Cards that may fill an empty column. */
  gaps: 'any' | 'kings';
};

/** Baker's Game. Rules: PySolFC, Solvitaire and AisleRiot; Gardner's column of June 1968 fills gaps with any card. */
export const bakersGame: Variant<BakersGameOptions> = {
  api: 1,
  id: 'bakers-game',
  rules: 1,
  options: { gaps: ['any', 'kings'] },

  table: {
    'c1-4': { at: [0, 0], wide: { from: [0, 0], per: 1 } },
    'f1-4': { at: [4, 0], wide: { from: [9.5, 0], per: 1 } },
    't1-8': {
      at: [0, 1],
      wide: [1.25, 0],
      accept: { empty: { option: 'gaps', values: { any: 'any', kings: 'K' } }, on: 'down same', max: 1 },
      take: 'top',
    },
  },
  deal: [{ to: 't1-8', all: true }],
  rank: 'cellsLast',

  about: { skill: 0.7, minutes: 8 },
  strings: { de, en },
};

export default bakersGame;
