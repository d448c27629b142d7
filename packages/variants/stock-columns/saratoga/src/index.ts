import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type SaratogaOptions = {
  /** Cards turned at once. */
  draw: 3 | 1;
};

/** Saratoga. Rules: PySolFC, rule page “Saratoga”; single cards: GNOME AisleRiot, which has them as an option too. */
export const saratoga: Variant<SaratogaOptions> = {
  api: 1,
  id: 'saratoga',
  rules: 1,
  options: { draw: [3, 1] },

  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: {
      at: [1, 0],
      wide: [0, 1],
      take: 'top',
      fan: { option: 'draw', values: { 3: 'right' } },
      fanned: { option: 'draw', values: { 3: 3 } },
    },
    'f1-4': {
      at: [3, 0],
      wide: { from: [9.25, 0], per: 2 },
      take: 'top',
      accept: { empty: 'A', on: 'up same', max: 1, from: ['waste', 'tableau'] },
    },
    't1-7': { at: [0, 1], wide: [2, 0], take: { run: 'down alternate' }, accept: { empty: 'K', on: 'down alternate' } },
  },
  deal: [
    { to: 't1-7', rows: [1, 2, 3, 4, 5, 6, 7] },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: { option: 'draw' } }, redeal: { redeal: 'unlimited' } },
  rank: 'homeFirst',

  about: { skill: 0.7, minutes: 8 },
  strings: { de, en },
};

export default saratoga;
