import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Trefoil. Rules: PySolFC. */
export const trefoil: Variant = {
  api: 1,
  id: 'trefoil',
  rules: 1,
  options: {},
  deck: { first: [1] },

  table: {
    stock: { at: [5, 0], wide: [8.25, 0] },
    'f1-4': { at: [0, 0], wide: { from: [9.35, 0], per: 1 }, accept: { on: 'up same', max: 1 } },
    't1-16': {
      at: [{ from: [0, 1], per: 6, line: [0, 1.9], count: 12 }, { from: [1, 4.8] }],
      wide: { from: [0, 0], per: 8, line: [0, 2] },
      accept: { on: 'down same', max: 1 },
      take: 'top',
      group: false,
    },
  },
  deal: [{ to: 'f1-4' }, { to: 't1-16', packets: 3 }],
  actions: { redeal: { gather: 3, times: 2, shuffle: true } },

  about: { skill: 0.6, minutes: 8 },
  strings: { de, en },
};

export default trefoil;
