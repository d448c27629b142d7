import { extend, type Variant } from '@patience/core';
import { klondike } from '@patience/klondike';
import { de, en } from './words.js';

/** Whitehead. Rules: PySolFC, rule page “Whitehead”, and GNOME AisleRiot, which agree. */
export const whitehead: Variant = extend(klondike, {
  id: 'whitehead',
  options: { draw: null, redeals: null },
  table: {
    waste: { fan: null, fanned: null },
    'f1-4': { wide: { from: [8.5, 0] } },
    't1-7': { reveal: null, wide: [1.25, 0], take: { run: 'down same' }, accept: { empty: 'any', on: 'down colour' } },
  },
  deal: [
    { to: 't1-7', rows: [1, 2, 3, 4, 5, 6, 7] },
    { to: 'stock', rest: true },
  ],
  actions: { redeal: null, turn: { turn: 1 } },
  rank: 'homeFirst',
  about: { skill: 0.8, minutes: 8 },
  strings: { de, en },
});

export default whitehead;
