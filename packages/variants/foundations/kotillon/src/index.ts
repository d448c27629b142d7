import { ACE, columns, dealRows, fillGaps, homeFirst, KING, row, SUITS, turn, type AcceptFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** The lords’ side: four rows of four. */
const LORDS = 16;

/** A place for one suit, which begins with a base and goes up by twos and round: after queen or king on with ace or two. */
const byTwos =
  (suit: string, base: number): AcceptFn =>
  ([card], onto) => {
    if (card!.suit !== suit) return 'other-suit';
    return card!.rank === (onto === null ? base : ((onto.rank + 1) % KING) + 1);
  };

/**
 * Kotillon. Rules: PySolFC, rule page and code of “Royal Cotillion”, and solitairecentral.com, where bases come up in play; the
 * names of the sides: Wikipedia, “Royal Cotillion”.
 */
export const kotillon: Variant = {
  api: 1,
  id: 'kotillon',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [1, 3] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [2, 3], take: 'top' },
    ...row('f', 8, (i) => ({
      role: 'foundation',
      at: [i % 2, 1.85 + Math.floor(i / 2)],
      wide: [4.25 + (i % 2), Math.floor(i / 2)],
      accept: byTwos(SUITS[Math.floor(i / 2)]!, ACE + (i % 2)),
      limit: KING,
    })),
    ...columns(4, (i) => ({ at: [2.25 + i, 0], wide: [i, 0] }), { take: 'top' }),
    ...row('r', LORDS, (i) => ({
      role: 'reserve',
      group: 'lords',
      at: [2.25 + (i % 4), 1.85 + Math.floor(i / 4)],
      wide: [6.5 + (i % 4), Math.floor(i / 4)],
      take: 'top',
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 3);
    dealRows(table, table.piles('reserve'), 1);
    table.move('pack', 'stock', { count: 76 });
  },

  actions: { turn },

  /** The waste fills a gap on the lords’ side at once, or the stock when nothing lies there. The ladies’ side has no gaps filled. */
  after(table) {
    fillGaps(table, table.piles('reserve'), 'waste', 'stock');
  },

  rank: homeFirst,

  about: { skill: 0.5, minutes: 10 },
  strings: { de, en },
};

export default kotillon;
