import { extend, type Variant } from '@patience/core';
import { klondike } from '@patience/klondike';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type ThumbAndPouchOptions = { redeals: 0 | 2 };

/** Thumb and Pouch. Rules: PySolFC, rule page “Thumb and Pouch”; two redeals: GNOME AisleRiot. */
export const thumbAndPouch: Variant<ThumbAndPouchOptions> = extend(klondike, {
  id: 'thumb-and-pouch',
  options: { draw: null, redeals: [0, 2] },
  table: {
    waste: { fan: null, fanned: null },
    'f1-4': { wide: { from: [8.5, 0] } },
    't1-7': { wide: [1.25, 0], take: { run: 'down other' }, accept: { empty: 'any', on: 'down other' } },
  },
  actions: { turn: { turn: 1 } },
  rank: 'homeFirst',
  about: { skill: 0.2 },
  strings: { de, en },
});

export default thumbAndPouch;
