import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Cruel. Rules: PySolFC and AisleRiot's help, which agree. */
export const cruel: Variant = {
  api: 1,
  id: 'cruel',
  rules: 1,
  options: {},
  deck: { first: ['A'] },

  table: {
    stock: { at: [0, 0], wide: [12.25, 0] },
    'f1-4': { at: [2, 0], wide: { from: [13.35, 0], per: 1 }, accept: { on: 'up same', max: 1 } },
    't1-12': { at: { from: [0, 1], per: 6, line: [0, 2.2] }, wide: [0, 0], accept: { on: 'down same', max: 1 }, take: 'top', group: false },
  },
  deal: [{ to: 'f1-4' }, { to: 't1-12', packets: 4 }],
  actions: { redeal: { gather: 4 } },

  about: { skill: 0.9, minutes: 8 },
  strings: { de, en },
};

export default cruel;
