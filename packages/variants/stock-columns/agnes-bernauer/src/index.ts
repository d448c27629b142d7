import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Agnes Bernauer. Rules: PySolFC, rule page “Agnes Bernauer” and its game, for gaps. */
export const agnesBernauer: Variant = {
  api: 1,
  id: 'agnes-bernauer',
  rules: 1,
  options: {},
  base: 35,

  // The base opens all foundations; what comes last on them, the rank below it, opens columns.
  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    'f1-4': { at: [3, 0], wide: { from: [8.5, 0], per: 2 }, accept: { empty: 'base', on: 'up same wrap', max: 1 } },
    'r1-7': { at: [0, 1], wide: [1.25, 0], fan: 'down', group: false },
    't1-7': {
      at: [0, 2.5],
      wide: [1.25, 1.5],
      accept: { empty: 'before base', on: 'down alternate wrap' },
      take: { run: 'down alternate wrap' },
    },
  },
  deal: [{ to: 't1-7', rows: [1, 2, 3, 4, 5, 6, 7] }, { to: ['r1-7', 'f1'] }, { to: 'stock', rest: true }],
  actions: { deal: { row: 'allowed', to: 'reserve' } },
  rank: 'homeFirst',

  about: { skill: 0.7, minutes: 8 },
  strings: { de, en },
};

export default agnesBernauer;
