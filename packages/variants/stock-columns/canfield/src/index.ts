import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type CanfieldOptions = {
  /** Cards turned at once. */
  draw: 3 | 1;
  redeals: 'unlimited' | 2 | 0;
};

/** Canfield, the Demon. Rules: GNOME AisleRiot’s “Canfield”; single cards and counted redeals are house rules. */
export const canfield: Variant<CanfieldOptions> = {
  api: 1,
  id: 'canfield',
  rules: 1,
  options: { draw: [3, 1], redeals: ['unlimited', 2, 0] },
  base: 13,

  // The card after the reserve opens the first foundation, and its rank all others.
  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: {
      at: [1, 0],
      wide: [1, 0],
      take: 'top',
      fan: { option: 'draw', values: { 3: 'right' } },
      fanned: { option: 'draw', values: { 3: 3 } },
    },
    r1: { at: [0, 1], wide: [0, 1], reveal: true, group: false },
    'f1-4': { at: [3, 0], wide: { from: [7.5, 0], per: 2 } },
    't1-4': {
      at: [3, 1],
      wide: [3, 0],
      take: { run: 'down alternate wrap' },
      accept: [
        { on: 'down alternate wrap', from: ['waste', 'reserve'] },
        { on: 'down alternate wrap', whole: true },
        { empty: 'any', from: ['waste'] },
      ],
    },
  },
  deal: [{ to: 'r1', cards: 13, turn: true }, { to: ['f1', 't1-4'] }, { to: 'stock', rest: true }],
  actions: { turn: { turn: { option: 'draw' } }, redeal: { redeal: { option: 'redeals' } } },
  // The reserve fills a gap at once, as long as it lasts.
  after: [{ fill: 'tableau', from: 'r1' }],
  rank: [{ to: 'foundation' }, { from: 'reserve' }, { from: 'tableau', empties: true }, { from: 'waste' }, { action: true }],

  about: { skill: 0.4, minutes: 8 },
  strings: { de, en },
};

export default canfield;
