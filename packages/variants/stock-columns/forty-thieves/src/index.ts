import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Forty Thieves, Napoleon at St Helena. Rules: GNOME AisleRiot’s “Forty Thieves”. */
export const fortyThieves: Variant = {
  api: 1,
  id: 'forty-thieves',
  rules: 1,
  options: {},
  deck: { copies: 2 },

  table: {
    'f1-8': { at: [0, 0], wide: { from: [11.5, 0], per: 2 } },
    waste: { at: [8, 0], wide: [0, 1], take: 'top' },
    stock: { at: [9, 0], wide: [0, 0] },
    't1-10': { at: [0, 1], wide: [1.25, 0], accept: { empty: 'any', on: 'down same', max: 1 }, take: 'top' },
  },
  deal: [
    { to: 't1-10', rows: 4 },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: 1 } },
  rank: 'homeFirst',

  about: { skill: 0.7, minutes: 15 },
  strings: { de, en },
};

export default fortyThieves;
