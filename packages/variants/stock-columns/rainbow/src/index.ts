import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Rainbow. Rules: PySolFC, rule page “Rainbow”. Columns move as wholes, and the reserve fills gaps, as in Canfield. */
export const rainbow: Variant = {
  api: 1,
  id: 'rainbow',
  rules: 1,
  options: {},
  base: 13,

  // The card after the reserve opens the first foundation, and its rank all others.
  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: { at: [1, 0], wide: [1, 0], take: 'top' },
    r1: { at: [0, 1], wide: [0, 1], reveal: true, group: false },
    'f1-4': { at: [2.5, 0], wide: { from: [6.75, 0], per: 2 } },
    't1-4': {
      at: [2.5, 1],
      wide: [2.5, 0],
      take: { run: 'down any wrap' },
      accept: [
        { on: 'down any wrap', from: ['waste', 'reserve'] },
        { on: 'down any wrap', whole: true },
        { empty: 'any', from: ['waste'] },
      ],
    },
  },
  deal: [{ to: 'r1', cards: 13, turn: true }, { to: ['f1', 't1-4'] }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1 } },
  // The reserve fills a gap at once, as long as it lasts.
  after: [{ fill: 'tableau', from: 'r1' }],
  rank: 'homeFirst',

  about: { skill: 0.5, minutes: 7 },
  strings: { de, en },
};

export default rainbow;
