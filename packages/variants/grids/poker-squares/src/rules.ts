import { fillGaps, type Variant } from '@patience/core';
import { LINES, pointsOf } from './hands.js';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type PokerSquaresOptions = {
  /** The points of each hand. */
  points: 'english' | 'american';
};

/**
 * Poker Squares. Rules and points: Wikipedia, “Poker Squares”, after Morehead and Mott-Smith, “The Complete Book of Solitaire and Patience
 * Games”.
 */
export const pokerSquares: Variant<PokerSquaresOptions> = {
  api: 1,
  id: 'poker-squares',
  rules: 1,
  options: { points: ['english', 'american'] },

  table: {
    stock: { at: [0, 0], wide: [0, 0.5] },
    waste: { at: [1, 0], wide: [0, 1.6], take: 'top' },
    't1-25': {
      at: { from: [0, 1.1], per: 5 },
      wide: { from: [1.25, 0], per: 5 },
      group: false,
      fan: false,
      accept: { empty: 'any', max: 1 },
    },
    // Cards are never laid here: the piles show the points of the row and column beside them.
    'r1-10': {
      at: [
        { from: [5, 1.1], step: [0, 1], count: 5 },
        { from: [0, 6.1], count: 5 },
      ],
      wide: [
        { from: [6.25, 0], step: [0, 1], count: 5 },
        { from: [1.25, 5], count: 5 },
      ],
      group: false,
      take: false,
    },
  },
  deal: [{ to: 'stock', rest: true }],

  /** Turns the next card while there is a place for it. */
  after(table) {
    if (table.piles('tableau').some((place) => table.count(place) === 0)) fillGaps(table, ['waste'], 'stock');
  },

  status: { over: { count: { tableau: 1 } } },
  score: (view, { points }) => Object.values(LINES).reduce((sum, line) => sum + pointsOf(view, line, points), 0),
  shows: Object.fromEntries(
    Object.entries(LINES).map(([name, line], i) => [
      name,
      { on: `r${i + 1}`, value: (view, { points }) => pointsOf(view, line, points) || undefined },
    ]),
  ),

  // A card stays where it is laid, so the player chooses its place.
  taps: 'two',
  // About seven seconds for each card. The share of skill has not been measured.
  about: { minutes: 3 },
  source: 'Wikipedia, “Poker Squares”; Morehead, Mott-Smith, “The Complete Book of Solitaire and Patience Games”',
  strings: { de, en },
};

export default pokerSquares;
