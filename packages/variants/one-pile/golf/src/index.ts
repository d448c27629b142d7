import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type GolfOptions = {
  /** Cards that may be laid on a king. */
  kings: 'queen' | 'nothing' | 'ace';
};

/** Golf. Rules: GNOME AisleRiot’s “Golf”; what may lie on a king differs from house to house. */
export const golf: Variant<GolfOptions> = {
  api: 1,
  id: 'golf',
  rules: 1,
  options: { kings: ['queen', 'nothing', 'ace'] },

  table: {
    stock: { at: [0, 0] },
    f1: {
      at: [1, 0],
      group: false,
      fan: 'right',
      fanned: 12,
      accept: {
        option: 'kings',
        values: {
          queen: { on: 'either any' },
          nothing: { on: 'either any', only: { below: 'K' }, else: 'king-ends' },
          ace: { on: 'either any wrap' },
        },
      },
    },
    't1-7': { at: [0, 1], take: 'top' },
  },
  deal: [{ to: 't1-7', rows: 5 }, { to: 'f1' }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1, to: 'f1' } },
  status: { empty: 'tableau' },
  rank: 'longestFirst',

  about: { skill: 0.5, minutes: 3 },
  strings: { de, en },
};

export default golf;
