import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Ten Across. Rules: PySolFC and AisleRiot's help; families stay in the columns, as in AisleRiot. */
export const tenAcross: Variant = {
  api: 1,
  id: 'ten-across',
  rules: 1,
  options: {},

  table: {
    'c1-2': { at: [4, 0], wide: { from: [10.25, 0], per: 1 } },
    't1-10': { at: [0, 1], wide: [0, 0], accept: { empty: 'K', on: 'down same' }, take: 'any', reveal: true },
  },
  // Five rows; towards the middle each column hides a card more, none at the edges and four in the middle.
  deal: [{ to: 't1-10', rows: 5, down: [0, 1, 2, 3, 4, 4, 3, 2, 1, 0] }, { to: 'c1-2' }],
  status: 'sequencesComplete',
  rank: [
    { turnsUp: true, to: 'tableau' },
    [
      { from: 'cell', to: 'tableau' },
      { empties: true, to: 'tableau', onto: 'card' },
    ],
    { empties: false, to: 'tableau' },
    { to: 'cell' },
  ],

  about: { skill: 0.5, minutes: 5 },
  strings: { de, en },
};

export default tenAcross;
