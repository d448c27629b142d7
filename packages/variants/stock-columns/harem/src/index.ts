import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type HaremOptions = {
  /** Places for cards of the waste. */
  divans: 6 | 8;
};

/** Harem. Rules: PySolFC, rule page “Sultan”; eight divans: the Sultan of other programs. */
export const harem: Variant<HaremOptions> = {
  api: 1,
  id: 'harem',
  rules: 1,
  options: { divans: [6, 8] },
  deck: { copies: 2, first: ['KC', 'AH', 'KC', 'KD', 'KH', 'KD', 'KS', 'KH', 'KS'] },

  table: {
    stock: { at: [1.75, 0], wide: [0, 0] },
    waste: { at: [2.75, 0], wide: [0, 1], take: 'top' },
    f1: { at: [1.25, 1.25], wide: [2.75, 0], group: 'kings', accept: { on: 'up same from K', max: 1 } },
    f2: { at: [2.25, 1.25], wide: [3.75, 0], accept: { on: 'up same', max: 1 }, group: false },
    'f3-4': {
      at: [
        [3.25, 1.25],
        [1.25, 2.25],
      ],
      wide: [
        [4.75, 0],
        [2.75, 1],
      ],
      group: 'kings',
      accept: { on: 'up same from K', max: 1 },
    },
    // The sultan takes no cards.
    f5: { at: [2.25, 2.25], wide: [3.75, 1], group: false, accept: false },
    'f6-9': {
      at: [{ from: [3.25, 2.25], count: 1 }, { from: [1.25, 3.25] }],
      wide: [{ from: [4.75, 1], count: 1 }, { from: [2.75, 2] }],
      group: 'kings',
      accept: { on: 'up same from K', max: 1 },
    },
    'c1-8': {
      count: { option: 'divans' },
      at: { from: [0, 1.25], step: [4.5, 0], per: 2 },
      wide: { from: [1.5, 0], step: [4.5, 0], per: 2 },
      group: 'divans',
      accept: { empty: 'any', max: 1, from: ['waste'] },
    },
  },
  deal: [{ to: ['foundation', 'cell'] }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1 }, redeal: { redeal: 2 } },
  rank: 'homeFirst',

  about: { minutes: 13 },
  strings: { de, en },
};

export default harem;
