import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type ForeCellOptions = { build: 'alternate' | 'same' };

/** ForeCell. Rules: PySolFC and Solvitaire, which has the form in suit, too. */
export const foreCell: Variant<ForeCellOptions> = {
  api: 1,
  id: 'fore-cell',
  rules: 1,
  options: { build: ['alternate', 'same'] },

  table: {
    'c1-4': { at: [0, 0], wide: { from: [0, 0], per: 1 } },
    'f1-4': { at: [4, 0], wide: { from: [9.5, 0], per: 1 } },
    't1-8': {
      at: [0, 1],
      wide: [1.25, 0],
      accept: { empty: 'K', on: { option: 'build', values: { alternate: 'down alternate', same: 'down same' } }, max: 1 },
      take: 'top',
    },
  },
  deal: [{ to: 't1-8', rows: 6 }, { to: 'c1-4' }],
  rank: 'cellsLast',

  about: { skill: 0.7, minutes: 9 },
  strings: { de, en },
};

export default foreCell;
