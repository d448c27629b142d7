import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type WillOTheWispOptions = { suits: 4 | 2 | 1 };

/** Will o' the Wisp. Rules: AisleRiot's help, PySolFC and Solvitaire, which agree; fewer suits as in Spider. */
export const willOTheWisp: Variant<WillOTheWispOptions> = {
  api: 1,
  id: 'will-o-the-wisp',
  rules: 1,
  options: { suits: [4, 2, 1] },
  deck: {
    suits: { option: 'suits', values: { 1: ['S'], 2: ['H', 'S'], 4: ['C', 'D', 'H', 'S'] } },
    copies: { option: 'suits', values: { 1: 4, 2: 2, 4: 1 } },
  },

  table: {
    stock: { at: [0, 0], wide: [8.5, 0] },
    'f1-4': { at: [3, 0], wide: { from: [7.25, 1], per: 2 }, accept: false },
    't1-7': { at: [0, 1], wide: [0, 0], reveal: true, accept: { empty: 'any', on: 'down any' }, take: { run: 'down same' }, group: false },
  },
  deal: [
    { to: 't1-7', rows: 3, face: 'down' },
    { to: 'stock', rest: true },
  ],
  actions: { deal: { row: 'filled' } },
  after: ['removeCompleteSequences'],
  rank: 'runsFirst',

  about: { skill: 0.6, minutes: 9 },
  strings: { de, en },
};

export default willOTheWisp;
