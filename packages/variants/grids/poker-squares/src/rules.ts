import { ACE, fillGaps, KING, type Card, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const SIZE = 5;
const LINE = [0, 1, 2, 3, 4];

/** The places of each row and column, by the name of its number of points. */
const LINES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...LINE.map((row) => [`row${row + 1}`, LINE.map((column) => `t${row * SIZE + column + 1}`)] as const),
  ...LINE.map((column) => [`column${column + 1}`, LINE.map((row) => `t${row * SIZE + column + 1}`)] as const),
]);

/** A poker hand that has points. */
type Hand =
  'pair' | 'two pairs' | 'three of a kind' | 'straight' | 'flush' | 'full house' | 'four of a kind' | 'straight flush' | 'royal flush';

/** Points of each hand. */
const POINTS: Readonly<Record<'english' | 'american', Readonly<Record<Hand, number>>>> = {
  english: {
    pair: 1,
    'two pairs': 3,
    'three of a kind': 6,
    straight: 12,
    flush: 5,
    'full house': 10,
    'four of a kind': 16,
    'straight flush': 30,
    'royal flush': 30,
  },
  american: {
    pair: 2,
    'two pairs': 5,
    'three of a kind': 10,
    straight: 15,
    flush: 20,
    'full house': 25,
    'four of a kind': 50,
    'straight flush': 75,
    'royal flush': 100,
  },
};

/** Returns the points of a line. A line with gaps counts as the hand that its cards make already. */
function pointsOf(view: View, line: readonly string[], points: keyof typeof POINTS): number {
  const hand = handOf(line.flatMap((place) => view.card(place) ?? []));
  return hand ? POINTS[points][hand] : 0;
}

/**
 * Returns the best hand of at most five cards. Fewer than five are no straight, flush or full house. As usual in poker, a straight may begin
 * or end with an ace.
 */
function handOf(cards: readonly Card[]): Hand | undefined {
  const counts = new Map<number, number>();
  for (const { rank } of cards) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const [most = 0, next = 0] = [...counts.values()].sort((a, b) => b - a);
  if (most === 4) return 'four of a kind';
  if (most === 3) return next === 2 ? 'full house' : 'three of a kind';
  if (most === 2) return next === 2 ? 'two pairs' : 'pair';
  if (cards.length < SIZE) return undefined;
  const flush = cards.every(({ suit }) => suit === cards[0]!.suit);
  const ranks = [...counts.keys()].sort((a, b) => a - b);
  const high = ranks[0] === ACE && ranks[1] === KING - 3;
  const straight = high || ranks[SIZE - 1]! - ranks[0]! === SIZE - 1;
  if (flush && high) return 'royal flush';
  if (flush && straight) return 'straight flush';
  return flush ? 'flush' : straight ? 'straight' : undefined;
}

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
    stock: { at: [2, 0], wide: [0, 0.5] },
    waste: { at: [3, 0], wide: [0, 1.6], take: 'top' },
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
