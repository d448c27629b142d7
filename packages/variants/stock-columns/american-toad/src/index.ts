import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** American Toad. Rules: PySolFC, rule page “American Toad”; a column moves as a whole or by its end card, as English books say. */
export const americanToad: Variant = {
  api: 1,
  id: 'american-toad',
  rules: 1,
  options: {},
  base: 20,
  deck: { copies: 2 },

  // The card after the reserve opens the first foundation, and its rank all others.
  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: { at: [1, 0], wide: [0, 1], take: 'top' },
    r1: { at: [0, 1], wide: [0, 2], fan: 'right', fanned: 8, group: false },
    'f1-8': { at: { from: [4, 0], per: 4 }, wide: { from: [11, 0], per: 2 } },
    't1-8': {
      at: [0, 2],
      wide: [2.75, 0],
      take: { run: 'down same wrap' },
      accept: [
        { empty: 'any', on: 'down same wrap', max: 1 },
        { empty: 'any', on: 'down same wrap', whole: true },
      ],
    },
  },
  deal: [{ to: 'r1', rows: 20 }, { to: ['f1', 't1-8'] }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1 }, redeal: { redeal: 1 } },
  // The reserve fills a gap at once, as long as it lasts.
  after: [{ fill: 'tableau', from: 'r1' }],
  rank: 'homeFirst',

  about: { skill: 0.2, minutes: 15 },
  strings: { de, en },
};

export default americanToad;
