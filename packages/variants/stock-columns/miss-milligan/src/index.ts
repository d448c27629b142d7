import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type MissMilliganOptions = {
  /** Cards that may be set aside when the stock is used up. */
  waive: 'card' | 'run';
};

/** Miss Milligan. Rules: PySolFC, rule page “Miss Milligan”, which waives runs; older books waive one card. */
export const missMilligan: Variant<MissMilliganOptions> = {
  api: 1,
  id: 'miss-milligan',
  rules: 1,
  options: { waive: ['card', 'run'] },
  deck: { copies: 2 },

  // A row is dealt from left to right, so no column is like another: no group.
  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    c1: {
      at: [2, 0],
      wide: [0, 1.25],
      fan: 'down',
      accept: { while: { empty: 'stock' }, else: 'waive-later', empty: 'any', max: { option: 'waive', values: { card: 1, run: 13 } } },
      take: { run: 'down alternate' },
      group: false,
    },
    'f1-8': { at: { from: [4, 0], per: 4 }, wide: { from: [9.5, 0], per: 2 } },
    't1-8': { at: [0, 2], wide: [1.25, 0], accept: { empty: 'K', on: 'down alternate' }, take: { run: 'down alternate' }, group: false },
  },
  deal: [{ to: 't1-8' }, { to: 'stock', rest: true }],
  actions: { deal: { row: 'allowed' } },
  rank: 'homeFirst',

  about: { skill: 0.5, minutes: 25 },
  strings: { de, en },
};

export default missMilligan;
