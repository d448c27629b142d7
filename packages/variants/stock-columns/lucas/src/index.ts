import { extend, type Variant } from '@patience/core';
import { napoleonsSquare } from '@patience/napoleons-square';
import { de, en } from './words.js';

/** Lucas. Rules: English books, with the aces out and thirteen columns of three; PySolFC calls another layout so. */
export const lucas: Variant = extend(napoleonsSquare, {
  id: 'lucas',
  deck: { first: ['A'] },
  table: {
    'f1-8': { wide: [5, 0] },
    't1-12': null,
    't1-13': {
      at: [
        { from: [0, 2], step: [1.1666, 0], count: 7 },
        { from: [0.5833, 4.5], step: [1.1666, 0] },
      ],
      wide: [0, 1],
      accept: { empty: 'any', on: 'down same', max: 1 },
      take: 'top',
    },
  },
  deal: [{ to: 'f1-8' }, { to: 't1-13', rows: 3 }, { to: 'stock', rest: true }],
  about: { skill: 0.6, minutes: 12 },
  strings: { de, en },
});

export default lucas;
