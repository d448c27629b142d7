import { extend, type Variant } from '@patience/core';
import { rainbow } from '@patience/rainbow';
import { de, en } from './words.js';

/** Storehouse. Rules: PySolFC, rule page “Storehouse”. Columns move as wholes, and the reserve fills gaps, as in Canfield. */
export const storehouse: Variant = extend(rainbow, {
  id: 'storehouse',
  base: null,
  deck: { first: [2] },
  table: {
    'f1-4': { accept: { on: 'up same wrap', max: 1 } },
    't1-4': {
      take: { run: 'down same wrap' },
      accept: [
        { on: 'down same wrap', from: ['waste', 'reserve'] },
        { on: 'down same wrap', whole: true },
        { empty: 'any', from: ['waste'] },
      ],
    },
  },
  deal: [{ to: 'f1-4' }, { to: 'r1', cards: 13, turn: true }, { to: 't1-4' }, { to: 'stock', rest: true }],
  actions: { redeal: { redeal: 2 } },
  about: { skill: 0 },
  strings: { de, en },
});

export default storehouse;
