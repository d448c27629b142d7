import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Storehouse. Rules: PySolFC, rule page “Storehouse”. Columns move as wholes, and the reserve fills gaps, as in Canfield. */
export const storehouse: Variant = {
  api: 1,
  id: 'storehouse',
  rules: 1,
  options: {},
  deck: { first: [2] },

  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: { at: [1, 0], wide: [1, 0], take: 'top' },
    r1: { at: [0, 1], wide: [0, 1], reveal: true, group: false },
    'f1-4': { at: [2.5, 0], wide: { from: [6.75, 0], per: 2 }, accept: { on: 'up same wrap', max: 1 } },
    't1-4': {
      at: [2.5, 1],
      wide: [2.5, 0],
      take: { run: 'down same wrap' },
      accept: [
        { on: 'down same wrap', from: ['waste', 'reserve'] },
        { on: 'down same wrap', whole: true },
        { empty: 'any', from: ['waste'] },
      ],
    },
  },
  deal: [{ to: 'f1-4' }, { to: 'r1', cards: 13, turn: true }, { to: 't1-4' }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1 }, redeal: { redeal: 2 } },
  after: [{ fill: 't1-4', from: 'r1' }],
  rank: 'homeFirst',

  about: { skill: 0, minutes: 7 },
  strings: { de, en },
};

export default storehouse;
