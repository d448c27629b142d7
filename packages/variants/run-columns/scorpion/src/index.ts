import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type ScorpionOptions = {
  /** Cards that may fill an empty column; with any card it is Wasp. */
  gaps: 'kings' | 'any';
};

/** Scorpion. Rules: AisleRiot's help, with families that stay in the columns; Wasp is PySolFC's. */
export const scorpion: Variant<ScorpionOptions> = {
  api: 1,
  id: 'scorpion',
  rules: 1,
  options: { gaps: ['kings', 'any'] },

  table: {
    stock: { at: [3, 0], wide: [7.25, 0] },
    // The stock has a card for each of the first three columns, so that only the others are interchangeable.
    't1-7': {
      at: [0, 1],
      wide: [0, 0],
      reveal: true,
      accept: { empty: { option: 'gaps', values: { kings: 'K', any: 'any' } }, on: 'down same' },
      take: 'any',
      group: { inTurn: [false, false, false, 'columns', 'columns', 'columns', 'columns'] },
    },
  },
  deal: [
    { to: 't1-7', rows: 7, down: [3, 3, 3, 3, 0, 0, 0] },
    { to: 'stock', rest: true },
  ],
  actions: { deal: { row: 'allowed' } },
  status: 'sequencesComplete',
  rank: 'uncoveringFirst',

  about: { skill: 0.7, minutes: 8 },
  strings: { de, en },
};

export default scorpion;
