import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Königsstern. Rules: patiencen.org, in German and English. */
export const koenigsstern: Variant = {
  api: 1,
  id: 'koenigsstern',
  rules: 1,
  options: {},
  deck: { copies: 2 },

  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: { at: [7, 0], wide: [10, 0], take: 'top' },
    'f1-16': {
      at: { circle: 16, across: 3.5, down: 3.1 },
      wide: { circle: 16, across: 5, down: 2.65 },
      limit: 6,
      group: { inTurn: ['jacks', 'queens'] },
      accept: { empty: { inTurn: ['A', 2] }, on: '2 same', max: 1 },
    },
    'k1-8': {
      at: { from: [2, 2.6], per: 4 },
      wide: { from: [3.5, 2.15], per: 4 },
      role: 'foundation',
      group: 'kings',
      accept: { empty: 'K' },
    },
  },
  deal: [{ to: 'stock', rest: true }],
  actions: { turn: { turn: 1 }, redeal: { redeal: 2 } },
  rank: 'homeFirst',

  about: { skill: 0.3, minutes: 12 },
  strings: { de, en },
};

export default koenigsstern;
