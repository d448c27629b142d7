import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type KlondikeOptions = {
  /** Cards turned at once. */
  draw: 1 | 3;
  redeals: 'unlimited' | 2 | 0;
};

/** Klondike. Rules: GNOME AisleRiot’s “Klondike”, with its choices of cards turned and redeals. */
export const klondike: Variant<KlondikeOptions> = {
  api: 1,
  id: 'klondike',
  rules: 1,
  options: { draw: [1, 3], redeals: ['unlimited', 2, 0] },

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
    't1-7': { at: [0, 1], wide: [2, 0], take: { run: 'down alternate' }, accept: { empty: 'K', on: 'down alternate' }, reveal: true },
  },
  deal: [
    { to: 't1-7', rows: [1, 2, 3, 4, 5, 6, 7], face: 'down' },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: { option: 'draw' } }, redeal: { redeal: { option: 'redeals' } } },
  rank: [{ to: 'foundation' }, { turnsUp: true }, { from: 'waste' }, { action: true }, { from: 'tableau' }],

  about: { skill: 0.3, minutes: 9 },
  strings: { de, en },
};

export default klondike;
