import { extend, type Variant } from '@patience/core';
import { fortyThieves } from '@patience/forty-thieves';
import { de, en } from './words.js';

/** Napoleon’s Square. Rules: PySolFC, rule page “Napoleon’s Square”. */
export const napoleonsSquare: Variant = extend(fortyThieves, {
  id: 'napoleons-square',
  table: {
    'f1-8': { wide: [4, 0] },
    waste: { at: [6, 1], wide: [1, 0] },
    stock: { at: [7, 1] },
    't1-10': null,
    't1-12': {
      at: { from: [0, 2], step: [1.4, 0], per: 6, line: [0, 2.5] },
      wide: [0, 1],
      accept: { empty: 'any', on: 'down same' },
      take: { run: 'down same' },
    },
  },
  deal: [
    { to: 't1-12', rows: 4 },
    { to: 'stock', rest: true },
  ],
  about: { minutes: 14 },
  strings: { de, en },
});

export default napoleonsSquare;
