import { dealRow, dealRows, foundations, homeFirst, KING, row, type AcceptFn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type MissMilliganOptions = {
  /** Cards that may be set aside when the stock is used up. */
  waive: 'card' | 'run';
};

const down: Link = { step: -1, suit: 'alternate' };

/** Waiving: something may be set aside as soon as the stock is used up, and the next only when that has come back. */
const waiving =
  (most: number): AcceptFn =>
  (cards, onto, view) =>
    view.count('stock') > 0 ? 'waive-later' : onto === null && cards.length <= most;

/** Miss Milligan. Rules: PySolFC, rule page “Miss Milligan”, which waives runs; older books waive one card. */
export const missMilligan: Variant<MissMilliganOptions> = {
  api: 1,
  id: 'miss-milligan',
  rules: 1,
  options: { waive: ['card', 'run'] },
  deck: () => ({ copies: 2 }),

  // A row is dealt from left to right, so no column is like another: no group.
  table: ({ waive }) => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    {
      id: 'c1',
      role: 'cell',
      at: [2, 0],
      wide: [0, 1.25],
      fan: 'down',
      accept: waiving(waive === 'card' ? 1 : KING),
      take: { run: down },
    },
    ...foundations(8, (i) => ({ at: [(i % 4) + 4, Math.floor(i / 4)], wide: [9.5 + (i % 2), Math.floor(i / 2)] })),
    ...row('t', 8, (i) => ({
      role: 'tableau',
      at: [i, 2],
      wide: [i + 1.25, 0],
      fan: 'down',
      accept: { empty: KING, on: down },
      take: { run: down },
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: 96 });
  },

  actions: { deal: dealRow('allowed') },
  rank: homeFirst,

  about: { skill: 0.5, minutes: 25 },
  strings: { de, en },
};

export default missMilligan;
