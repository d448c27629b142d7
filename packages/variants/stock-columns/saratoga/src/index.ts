import { extend, type Variant } from '@patience/core';
import { klondike } from '@patience/klondike';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type SaratogaOptions = {
  /** Cards turned at once. */
  draw: 3 | 1;
};

/** Saratoga. Rules: PySolFC, rule page “Saratoga”; single cards: GNOME AisleRiot, which has them as an option too. */
export const saratoga: Variant<SaratogaOptions> = extend(klondike, {
  id: 'saratoga',
  options: { redeals: null, draw: [3, 1] },
  table: { 't1-7': { reveal: null } },
  deal: [
    { to: 't1-7', rows: [1, 2, 3, 4, 5, 6, 7] },
    { to: 'stock', rest: true },
  ],
  actions: { redeal: { redeal: 'unlimited' } },
  rank: 'homeFirst',
  about: { skill: 0.7, minutes: 8 },
  strings: { de, en },
});

export default saratoga;
