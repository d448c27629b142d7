import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/**
 * Fortunes. Rules: AisleRiot's help and PySolFC, rule page “Fortunes”. The first four cards are dealt at once, as in PySolFC; in
 * AisleRiot the first deal is the player's, and at the end each ace lies in a column of its own.
 */
export const fortunes: Variant = {
  api: 1,
  id: 'fortunes',
  rules: 1,
  options: {},

  // A row is dealt from left to right, so no column is like another: no group.
  table: {
    stock: { at: [0, 0] },
    't1-4': { at: [1.25, 0], accept: { empty: 'any' }, take: 'any', group: false },
    discard: { at: [5.5, 0], accept: { higherIn: 'tableau', else: 'none-higher' } },
  },
  deal: [{ to: 't1-4' }, { to: 'stock', rest: true }],
  actions: { deal: { row: 'allowed' } },
  // Only the aces are left.
  status: { left: 4 },
  rank: [{ to: 'discard' }, { card: 'A', empties: false }, { empties: false }, { action: true }],

  about: { skill: 0.5, minutes: 9 },
  strings: { de, en },
};

export default fortunes;
