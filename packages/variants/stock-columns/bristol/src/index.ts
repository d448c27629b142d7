import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type BristolOptions = {
  /** Number of aces on the foundations after the deal; with one it is Belvedere. */
  aces: 0 | 1;
};

/**
 * Bristol. Rules: AisleRiot's help and PySolFC, rule pages “Bristol” and “Belvedere”. Three cards begin the reserve, as in
 * PySolFC and the article “Bristol” in Wikipedia; in AisleRiot the first deal is the player's.
 */
export const bristol: Variant<BristolOptions> = {
  api: 1,
  id: 'bristol',
  rules: 1,
  options: { aces: [0, 1] },
  deck: { option: 'aces', values: { 0: {}, 1: { first: ['AS'] } } },

  // Cards are dealt from left to right, so no pile of the reserve is like another: no group.
  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    'r1-3': { at: [1, 0], wide: { from: [0, 1], per: 1 }, group: false },
    'f1-4': { at: [4, 0], wide: { from: [9.5, 0], per: 1 }, accept: { empty: 'A', on: 'up any', max: 1 } },
    't1-8': { at: [0, 1.1], wide: [1.25, 0], take: 'top', accept: { on: 'down any', max: 1 } },
  },
  deal: [
    { option: 'aces', values: { 1: { to: 'f1' } } },
    { to: 't1-8', cards: 24, beneath: 'K' },
    { to: 'r1-3' },
    { to: 'stock', rest: true },
  ],
  actions: { deal: { row: 'allowed', to: 'reserve' } },
  rank: 'reserveLast',

  about: { skill: 0.6, minutes: 6 },
  strings: { de, en },
};

export default bristol;
