import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Gypsy. Rules: PySolFC, rule page “Gypsy”, and GNOME AisleRiot, which agree. */
export const gypsy: Variant = {
  api: 1,
  id: 'gypsy',
  rules: 1,
  options: {},
  deck: { copies: 2 },

  // A row is dealt from left to right, so no column is like another: no group.
  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    'f1-8': {
      at: { from: [4, 0], per: 4 },
      wide: { from: [9.5, 0], per: 2 },
      accept: { empty: 'A', on: 'up same', max: 1, from: ['tableau'] },
      take: 'top',
    },
    't1-8': {
      at: [0, 2],
      wide: [1.25, 0],
      accept: { empty: 'any', on: 'down alternate' },
      take: { run: 'down alternate' },
      reveal: true,
      group: false,
    },
  },
  deal: [
    { to: 't1-8', rows: 2, face: 'down' },
    { to: 't1-8', rows: 1 },
    { to: 'stock', rest: true },
  ],
  actions: { deal: { row: 'allowed' } },
  rank: 'homeFirst',

  about: { minutes: 16 },
  strings: { de, en },
};

export default gypsy;
