import { dealRows, homeFirst, row, type Link, type TakeFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type HalbmondOptions = {
  /** Whether all cards of the crescent are seen or only the top ones. */
  cards: 'open' | 'closed';
};

/** Aces go up on the first four foundations, kings go down on the others. */
const BASES = ['AC', 'AD', 'AH', 'AS', 'KC', 'KD', 'KH', 'KS'] as const;
const eitherWay: Link = { step: 'either', suit: 'same', wrap: true };
const PILES = 16;
const PILE = 6;
const SHIFTS = 3;

/** Families exchange their cards, but for the lowest one. */
const aboveBase: TakeFn = (view, pile) => (view.count(pile) > 1 ? 1 : 'base');

/** Returns the distance of pile i of a number of piles below the middle of its arc. */
const arc = (i: number, piles: number, depth: number): number => depth * ((2 * i) / (piles - 1) - 1) ** 2;

/**
 * Halbmond. Rules: PySolFC, rule page “Crescent”, where all cards are seen. Closed piles, and cards that go from one family of a
 * suit to the other: the article “Crescent” in Wikipedia.
 */
export const halbmond: Variant<HalbmondOptions> = {
  api: 1,
  id: 'halbmond',
  rules: 1,
  options: { cards: ['open', 'closed'] },
  deck: () => ({ copies: 2, first: BASES }),

  table: () => [
    ...row('t', PILES, (i) => ({
      role: 'tableau',
      group: 'crescent',
      at: [i % 8, arc(i % 8, 8, 0.9) + (i < 8 ? 0 : 2.9)],
      wide: [i, arc(i, PILES, 1.2)],
      fan: 'down',
      accept: { on: eitherWay, max: 1, from: ['tableau'] },
      take: 'top',
      reveal: true,
    })),
    ...row('f', BASES.length, (i) => ({
      role: 'foundation',
      at: [2 + (i % 4), i < 4 ? 5.9 : 6.95],
      wide: [i < 4 ? i + 3.5 : i + 4.5, 3.7],
      accept: { on: { step: i < 4 ? 1 : -1, suit: 'same' }, max: 1 },
      take: aboveBase,
    })),
    { id: 'stock', role: 'stock', at: [0.5, 6.95], wide: [7.5, 3.7] },
  ],

  deal(table, { cards }) {
    dealRows(table, table.piles('foundation'), 1);
    dealRows(table, table.piles('tableau'), PILE - 1, cards === 'open' ? 'up' : 'down');
    dealRows(table, table.piles('tableau'), 1);
  },

  actions: {
    /** The lowest card of every pile comes to lie on its top. */
    shift: {
      on: 'stock',
      when(view) {
        if (view.counter('redeals') >= SHIFTS) return 'no-shift';
        return view.piles('tableau').some((pile) => view.count(pile) > 1) || 'nothing-below';
      },
      run(table) {
        for (const pile of table.piles('tableau')) if (table.count(pile) > 1) table.move(pile, pile, { take: 'bottom', face: 'up' });
        table.set('redeals', table.counter('redeals') + 1);
      },
    },
  },

  /** A card leaves its family again last of all. */
  rank: (view, move) => (move.kind === 'cards' && move.from.startsWith('f') ? -1 : homeFirst(view, move)),

  about: { skill: 1, minutes: 14 },
  source: 'PySolFC, “Crescent”; Wikipedia, “Crescent”',
  strings: { de, en },
};

export default halbmond;
