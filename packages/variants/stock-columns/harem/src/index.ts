import { dealRows, homeFirst, KING, redeal, row, turn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type HaremOptions = {
  /** Places for cards of the waste. */
  divans: 6 | 8;
};

/** The cards in the middle, line by line: the sultan is the fifth, the ace of hearts stands above him. */
const COURT = ['KC', 'AH', 'KC', 'KD', 'KH', 'KD', 'KS', 'KH', 'KS'] as const;
const SULTAN = 4;
const ACE_OF_HEARTS = 1;

/** Harem. Rules: PySolFC, rule page “Sultan”; eight divans: the Sultan of other programs. */
export const harem: Variant<HaremOptions> = {
  api: 1,
  id: 'harem',
  rules: 1,
  options: { divans: [6, 8] },
  deck: () => ({ copies: 2, first: COURT }),

  table: ({ divans }) => [
    { id: 'stock', role: 'stock', at: [1.75, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [2.75, 0], wide: [0, 1], take: 'top' },
    ...row('f', COURT.length, (i) => ({
      role: 'foundation',
      at: [1.25 + (i % 3), 1.25 + Math.floor(i / 3)],
      wide: [2.75 + (i % 3), Math.floor(i / 3)],
      ...(i === ACE_OF_HEARTS && { accept: { on: { step: 1, suit: 'same' }, max: 1 } }),
      ...(i !== ACE_OF_HEARTS && i !== SULTAN && { group: 'kings', accept: { on: { step: 1, suit: 'same', low: KING }, max: 1 } }),
    })),
    ...row('c', divans, (i) => ({
      role: 'cell',
      group: 'divans',
      at: [(i % 2) * 4.5, 1.25 + Math.floor(i / 2)],
      wide: [1.5 + (i % 2) * 4.5, Math.floor(i / 2)],
      accept: { empty: 'any', max: 1, from: ['waste'] },
      take: 'top',
    })),
  ],

  deal(table, { divans }) {
    dealRows(table, [...table.piles('foundation'), ...table.piles('cell')], 1);
    table.move('pack', 'stock', { count: 95 - divans });
  },

  actions: { turn, redeal: redeal(() => 2) },
  rank: homeFirst,

  about: { minutes: 13 },
  strings: { de, en },
};

export default harem;
