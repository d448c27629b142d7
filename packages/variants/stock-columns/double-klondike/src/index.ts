import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type DoubleKlondikeOptions = {
  /** Cards turned at once. */
  draw: 1 | 3;
  /** Once: the form that is called Gargantua. */
  redeals: 'unlimited' | 1;
};

/** Double Klondike. Rules: PySolFC, rule pages “Double Klondike” and “Gargantua”. */
export const doubleKlondike: Variant<DoubleKlondikeOptions> = {
  api: 1,
  id: 'double-klondike',
  rules: 1,
  options: { draw: [1, 3], redeals: ['unlimited', 1] },
  deck: { copies: 2 },

  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: {
      at: [1, 0],
      wide: [0, 1],
      take: 'top',
      fan: { option: 'draw', values: { 3: 'right' } },
      fanned: { option: 'draw', values: { 3: 3 } },
    },
    'f1-8': {
      at: { from: [5, 0], per: 4 },
      wide: { from: [11.25, 0], per: 2 },
      take: 'top',
      accept: { empty: 'A', on: 'up same', max: 1, from: ['waste', 'tableau'] },
    },
    't1-9': { at: [0, 2], wide: [2, 0], take: { run: 'down alternate' }, accept: { empty: 'K', on: 'down alternate' }, reveal: true },
  },
  deal: [
    { to: 't1-9', rows: [1, 2, 3, 4, 5, 6, 7, 8, 9], face: 'down' },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: { option: 'draw' } }, redeal: { redeal: { option: 'redeals' } } },
  rank: 'homeFirst',

  about: { skill: 0.5, minutes: 17 },
  strings: { de, en },
};

export default doubleKlondike;
