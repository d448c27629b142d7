import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type LaBelleLucieOptions = {
  /** With `any` it is Super Flower Garden. */
  build: 'same' | 'any';
};

/** La Belle Lucie. Rules: PySolFC; books agree on two redeals and empty fans that stay empty. */
export const laBelleLucie: Variant<LaBelleLucieOptions> = {
  api: 1,
  id: 'la-belle-lucie',
  rules: 1,
  options: { build: ['same', 'any'] },

  table: {
    stock: { at: [5, 0], wide: [9.25, 0] },
    'f1-4': { at: [0, 0], wide: { from: [10.35, 0], per: 1 } },
    't1-18': {
      at: { from: [0, 1], per: 6, line: [0, 1.9] },
      wide: { from: [0, 0], per: 9, line: [0, 2] },
      accept: { on: { option: 'build', values: { same: 'down same', any: 'down any' } }, max: 1 },
      take: 'top',
      group: false,
    },
  },
  deal: [{ to: 't1-18', packets: 3 }],
  actions: { redeal: { gather: 3, times: 2, shuffle: true } },

  about: { skill: 0.6, minutes: 8 },
  strings: { de, en },
};

export default laBelleLucie;
