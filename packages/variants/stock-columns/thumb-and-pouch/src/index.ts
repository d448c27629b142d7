import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type ThumbAndPouchOptions = { redeals: 0 | 2 };

/** Thumb and Pouch. Rules: PySolFC, rule page “Thumb and Pouch”; two redeals: GNOME AisleRiot. */
export const thumbAndPouch: Variant<ThumbAndPouchOptions> = {
  api: 1,
  id: 'thumb-and-pouch',
  rules: 1,
  options: { redeals: [0, 2] },

  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: { at: [1, 0], wide: [0, 1], take: 'top' },
    'f1-4': {
      at: [3, 0],
      wide: { from: [8.5, 0], per: 2 },
      take: 'top',
      accept: { empty: 'A', on: 'up same', max: 1, from: ['waste', 'tableau'] },
    },
    't1-7': { at: [0, 1], wide: [1.25, 0], take: { run: 'down other' }, accept: { empty: 'any', on: 'down other' }, reveal: true },
  },
  deal: [
    { to: 't1-7', rows: [1, 2, 3, 4, 5, 6, 7], face: 'down' },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: 1 }, redeal: { redeal: { option: 'redeals' } } },
  rank: 'homeFirst',

  about: { skill: 0.2, minutes: 9 },
  strings: { de, en },
};

export default thumbAndPouch;
