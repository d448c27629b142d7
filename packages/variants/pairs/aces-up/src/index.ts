import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type AcesUpOptions = {
  /** Which cards may fill an empty column. */
  gaps: 'any' | 'aces';
};

/** Aces Up. Rules: PySolFC, rule page “Aces Up”. */
export const acesUp: Variant<AcesUpOptions> = {
  api: 1,
  id: 'aces-up',
  rules: 1,
  options: { gaps: ['any', 'aces'] },

  // A row is dealt from left to right, so no column is like another: no group.
  table: {
    stock: { at: [0, 0] },
    't1-4': { at: [1.25, 0], group: false, take: 'top', accept: { empty: { option: 'gaps', values: { any: 'any', aces: 'A' } } } },
    discard: { at: [5.5, 0], accept: { higherIn: 'tableau', else: 'none-higher' } },
  },
  deal: [{ to: 't1-4' }, { to: 'stock', rest: true }],
  actions: { deal: { row: 'allowed' } },
  // Only the aces are left.
  status: { left: 4 },
  rank: [{ to: 'discard' }, { card: 'A', empties: false }, { empties: false }, { action: true }],

  about: { skill: 0.4, minutes: 3 },
  strings: { de, en },
};

export default acesUp;
