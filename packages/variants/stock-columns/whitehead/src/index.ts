import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Whitehead. Rules: PySolFC, rule page “Whitehead”, and GNOME AisleRiot, which agree. */
export const whitehead: Variant = {
  api: 1,
  id: 'whitehead',
  rules: 1,
  options: {},

  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: { at: [1, 0], wide: [0, 1], take: 'top' },
    'f1-4': {
      at: [3, 0],
      wide: { from: [8.5, 0], per: 2 },
      take: 'top',
      accept: { empty: 'A', on: 'up same', max: 1, from: ['waste', 'tableau'] },
    },
    't1-7': { at: [0, 1], wide: [1.25, 0], take: { run: 'down same' }, accept: { empty: 'any', on: 'down colour' } },
  },
  deal: [
    { to: 't1-7', rows: [1, 2, 3, 4, 5, 6, 7] },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: 1 } },
  rank: 'homeFirst',

  about: { skill: 0.8, minutes: 8 },
  strings: { de, en },
};

export default whitehead;
