import { redeal, turn, type Action, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type PyramidOptions = {
  redeals: 2 | 0 | 1 | 'unlimited';
  /** The cards that have to be cleared to win. */
  goal: 'pyramid' | 'all';
};

const again: Action<PyramidOptions> = redeal(({ redeals }) => (redeals === 'unlimited' ? Infinity : redeals));

/** Pyramid. Rules: GNOME AisleRiot’s “Thirteen”, which knows no redeals. */
export const pyramid: Variant<PyramidOptions> = {
  api: 1,
  id: 'pyramid',
  rules: 1,
  options: { redeals: [2, 0, 1, 'unlimited'], goal: ['pyramid', 'all'] },

  table: {
    't1-28': { pyramid: 7, at: [0, 0.5], wide: [0, 0.4], fan: false, group: false, take: 'top' },
    stock: { at: [0, 0], wide: [0, 0] },
    open: { role: 'reserve', at: [1, 0], wide: [1, 0], take: 'top' },
    waste: { at: [0, 1], wide: [0, 1], take: 'top' },
    discard: { at: [6, 0], wide: [6, 0], accept: { only: { rank: 'K' }, empty: 'any', on: 'any', else: 'no-king' } },
  },
  deal: [{ to: 't1-28' }, { to: 'stock', rest: true }],
  pair: { sum: 13 },

  actions: {
    turn: {
      ...turn,
      when: (view) => view.count('open') > 0 || 'stock-empty',
      run(table) {
        table.move('open', 'waste');
      },
    },
    redeal: { ...again, when: (view, options, pile) => (view.count('open') > 0 ? 'stock-left' : again.when(view, options, pile)) },
  },

  // One card of the stock always lies open.
  after: [{ fill: 'open', from: 'stock' }],
  // The top of the pyramid leaves last.
  status: { option: 'goal', values: { pyramid: { empty: 't1' }, all: { count: { discard: 52 } } } },
  // Remove kings first, then pairs, the more cards of the pyramid the better.
  rank: [
    { to: 'discard' },
    { from: 'tableau', to: 'tableau' },
    [{ from: 'tableau' }, { to: 'tableau' }],
    [{ from: 'reserve' }, { from: 'waste' }],
  ],

  about: { skill: 0.6, minutes: 2 },
  source: 'GNOME AisleRiot, “Thirteen”',
  strings: { de, en },
};

export default pyramid;
