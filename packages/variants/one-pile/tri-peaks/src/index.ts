import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type TriPeaksOptions = {
  /** Whether an ace goes on a king and a king on an ace. */
  corner: 'open' | 'closed';
};

/** Tri Peaks. Rules: PySolFC, rule page “Three Peaks”, without its points. */
export const triPeaks: Variant<TriPeaksOptions> = {
  api: 1,
  id: 'tri-peaks',
  rules: 1,
  options: { corner: ['open', 'closed'] },

  table: {
    't1-28': {
      pyramid: 4,
      peaks: 3,
      at: [0.72, 0.55],
      wide: [1, 0.4],
      fan: false,
      group: false,
      overlaps: true,
      take: 'top',
      reveal: true,
    },
    stock: { at: [0, 3.4], wide: [0, 2.5] },
    f1: {
      at: [1, 3.4],
      wide: [1, 2.5],
      group: false,
      fan: 'right',
      fanned: 12,
      accept: { on: { option: 'corner', values: { open: 'either any wrap', closed: 'either any' } } },
    },
  },
  deal: [{ to: 't1-18', face: 'down' }, { to: ['t19-28', 'f1'] }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1, to: 'f1' } },
  status: { empty: 'tableau' },
  rank: [{ from: 'tableau' }],

  about: { skill: 0.4, minutes: 3 },
  strings: { de, en },
};

export default triPeaks;
