import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type YukonOptions = { build: 'alternate' | 'same' };

/** Yukon, and with columns built in suit its Russian sister. Rules: GNOME AisleRiot’s “Yukon” and “Odessa” without its layout. */
export const yukon: Variant<YukonOptions> = {
  api: 1,
  id: 'yukon',
  rules: 1,
  options: { build: ['alternate', 'same'] },

  table: {
    'f1-4': { at: [1.5, 0], wide: { from: [7.25, 0], per: 2 } },
    't1-7': { at: [0, 1], wide: [0, 0], accept: { empty: 'K', on: { step: -1, suit: { option: 'build' } } }, take: 'any', reveal: true },
  },
  // As many hidden cards as columns to the left; then an open card on the first and five on each other column.
  deal: [
    { to: 't2-7', rows: [1, 2, 3, 4, 5, 6], face: 'down' },
    { to: 't1-7', rows: [1, 5, 5, 5, 5, 5, 5] },
  ],
  rank: [{ to: 'foundation' }, { turnsUp: true }, { empties: true, onto: 'card' }, { empties: false }],

  about: { skill: 0.6, minutes: 9 },
  strings: { de, en },
};

export default yukon;
