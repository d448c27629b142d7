import { dealRows, gather, homeFirst, row, type AcceptFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Kings go down on the first four foundations, the upper row; aces go up on the others. */
const BASES = ['KC', 'KD', 'KH', 'KS', 'AC', 'AD', 'AH', 'AS'] as const;
/** Places of the piles, clockwise from above the first king; the foundations are in the middle. */
const PLACES = [
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [5, 1],
  [5, 2],
  [4, 3],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 2],
  [0, 1],
] as const;
const ABOVE = ['t1', 't2', 't3', 't4'];
const BELOW = ['t7', 't8', 't9', 't10'];
const REDEALS = 2;

/** A family in suit, a card at a time. Until the cards are dealt again it takes none from the other side of the table. */
const family =
  (step: 1 | -1, beyond: readonly string[]): AcceptFn =>
  ([card], onto, view, _to, from) =>
    card!.suit === onto!.suit && card!.rank === onto!.rank + step && (view.counter('redeals') > 0 || !beyond.includes(from) || 'beyond');

/**
 * Sankt Helena. Rules: PySolFC, rule page “St. Helena”. Which piles are bound in the first deal: its program and the article
 * “St. Helena” in Wikipedia; the page itself binds the sides as well. The piles are turned over before they are dealt again.
 */
export const sanktHelena: Variant = {
  api: 1,
  id: 'sankt-helena',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2, first: BASES }),

  table: () => [
    // Where a pile lies binds it, and piles are gathered in their order: no group.
    ...row('t', PLACES.length, (i) => ({
      role: 'tableau',
      at: PLACES[i]!,
      accept: { on: { step: 'either', suit: 'any' }, max: 1 },
      take: 'top',
    })),
    ...row('f', BASES.length, (i) => ({
      role: 'foundation',
      at: [1 + (i % 4), i < 4 ? 1 : 2],
      accept: i < 4 ? family(-1, BELOW) : family(1, ABOVE),
    })),
    { id: 'stock', role: 'stock', at: [0, 0] },
  ],

  deal(table) {
    dealRows(table, table.piles('foundation'), 1);
    dealRows(table, table.piles('tableau'), 8);
  },

  actions: {
    /** The piles are gathered, the last one first, and dealt again one card at a time. */
    redeal: {
      on: 'stock',
      when: (view) => view.counter('redeals') < REDEALS || 'no-redeal',
      run(table) {
        gather(table);
        const piles = table.piles('tableau');
        for (let i = 0; table.count('stock') > 0; i++) table.move('stock', piles[i % piles.length]!, { face: 'up' });
        table.set('redeals', table.counter('redeals') + 1);
      },
    },
  },

  /** Dealt again last of all. */
  rank: (view, move) => (move.kind === 'action' ? 0 : homeFirst(view, move)),

  about: { skill: 1, minutes: 16 },
  source: 'PySolFC, “St. Helena”; Wikipedia, “St. Helena”',
  strings: { de, en },
};

export default sanktHelena;
