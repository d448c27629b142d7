import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type EasthavenOptions = {
  /** Which cards may fill an empty column. */
  gaps: 'any' | 'kings';
};

/**
 * Easthaven. Rules: PySolFC, rule page “Easthaven”; gaps for kings alone: GNOME AisleRiot, which also wants a gap filled before
 * the next row if a king is at hand. That is left to the player here.
 */
export const easthaven: Variant<EasthavenOptions> = {
  api: 1,
  id: 'easthaven',
  rules: 1,
  options: { gaps: ['any', 'kings'] },

  // A row is dealt from left to right, so no column is like another: no group.
  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    'f1-4': { at: [3, 0], wide: { from: [8.5, 0], per: 2 }, accept: { empty: 'A', on: 'up same', max: 1, from: ['tableau'] }, take: 'top' },
    't1-7': {
      at: [0, 1],
      wide: [1.25, 0],
      accept: { empty: { option: 'gaps', values: { any: 'any', kings: 'K' } }, on: 'down alternate' },
      take: { run: 'down alternate' },
      reveal: true,
      group: false,
    },
  },
  deal: [
    { to: 't1-7', rows: 2, face: 'down' },
    { to: 't1-7', rows: 1 },
    { to: 'stock', rest: true },
  ],
  actions: { deal: { row: 'allowed' } },
  rank: 'homeFirst',

  about: { skill: 0.5, minutes: 9 },
  strings: { de, en },
};

export default easthaven;
