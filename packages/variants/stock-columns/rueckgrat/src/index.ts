import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type RueckgratOptions = {
  /** Whether cards of the backbone come into gaps too. */
  gaps: 'any' | 'ribs';
};

/**
 * Rückgrat. Layout and gaps: PySolFC, rule page “Backbone”. One redeal: GNOME AisleRiot and the article “Backbone” in Wikipedia;
 * PySolFC has none. Gaps that the backbone does not fill: AisleRiot, whose backbone is shorter.
 */
export const rueckgrat: Variant<RueckgratOptions> = {
  api: 1,
  id: 'rueckgrat',
  rules: 1,
  options: { gaps: ['any', 'ribs'] },
  deck: { copies: 2 },

  table: {
    'f1-8': { at: [0, 0], wide: { from: [10.75, 0], per: 3 } },
    stock: { at: [0, 1.1], wide: [10.75, 3] },
    waste: { at: [7, 1.1], wide: [11.75, 3], take: 'top' },
    'r1-2': { at: [3, 1.1], wide: [4.25, 0], group: 'backbone', fan: 'down', coveredBy: ['r3'] },
    r3: { at: [3.5, 5.6], wide: [4.75, 3], group: false },
    't1-8': {
      at: { from: [2, 2.2], step: [3, 0], per: 2 },
      wide: { from: [3, 0], step: [3.5, 0], per: 2 },
      group: 'ribs',
      fan: { inTurn: ['left', 'right'] },
      fanned: 13,
      take: 'top',
      accept: [
        { on: 'down same', max: 1 },
        { empty: 'any', max: 1, from: { option: 'gaps', values: { ribs: ['tableau', 'waste'] } } },
      ],
    },
  },
  deal: [{ to: ['r1', 'r2', 'r3'], rows: [11, 11, 1] }, { to: 't1-8' }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1 }, redeal: { redeal: 1 } },
  rank: [{ to: 'foundation' }, { from: 'reserve' }, { onto: 'card' }, { from: 'waste' }, { action: true }],

  about: { skill: 0.3, minutes: 16 },
  strings: { de, en },
};

export default rueckgrat;
