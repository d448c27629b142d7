import { JACK, type Card, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const LINE = [0, 1, 2, 3];

/** The pile with the next card, and at the end with the starter. */
const STARTER = 'waste';
/** The places of each row and column, by the name of its number of points. */
const LINES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...LINE.map((row) => [`row${row + 1}`, LINE.map((column) => `t${row * LINE.length + column + 1}`)] as const),
  ...LINE.map((column) => [`column${column + 1}`, LINE.map((row) => `t${row * LINE.length + column + 1}`)] as const),
]);

/** Returns the starter; undefined while the square has gaps. */
const starterOf = (view: View): Card | undefined =>
  view.piles('tableau').every((place) => view.count(place) > 0) ? (view.card(STARTER) ?? undefined) : undefined;

/** Returns the points of a line together with the starter. A line with gaps counts by the cards that it has already. */
function pointsOf(view: View, line: readonly string[]): number {
  const hand = line.flatMap((place) => view.card(place) ?? []);
  const starter = starterOf(view);
  const cards = starter ? [...hand, starter] : hand;
  const nobs = starter && hand.some(({ rank, suit }) => rank === JACK && suit === starter.suit) ? 1 : 0;
  return fifteens(cards) + pairsAndRuns(cards) + flush(hand, starter) + nobs;
}

/** Returns two points for each combination of cards with the sum 15. Court cards are tens. */
function fifteens(cards: readonly Card[]): number {
  let ways = [1, ...Array<number>(15).fill(0)];
  for (const { rank } of cards) ways = ways.map((n, sum) => n + (ways[sum - Math.min(rank, 10)] ?? 0));
  return 2 * ways[15]!;
}

/** Returns two points for each pair, and one point for each card of each longest run of at least three ranks. */
function pairsAndRuns(cards: readonly Card[]): number {
  const counts = Array<number>(15).fill(0);
  for (const { rank } of cards) counts[rank]!++;
  let points = 0;
  // A run of ranks, and how many runs of cards it stands for.
  let [length, runs] = [0, 1];
  for (const count of counts) {
    points += count * (count - 1);
    if (count > 0) [length, runs] = [length + 1, runs * count];
    else {
      if (length >= 3) points += length * runs;
      [length, runs] = [0, 1];
    }
  }
  return points;
}

/** Returns four points for four cards of one suit in the square, and five if the starter has this suit too. */
function flush(hand: readonly Card[], starter: Card | undefined): number {
  const suit = hand[0]?.suit;
  if (hand.length < LINE.length || hand.some((card) => card.suit !== suit)) return 0;
  return starter?.suit === suit ? 5 : 4;
}

/** Points for a jack as the starter. */
const HEELS = 2;

/** Cribbage Squares. Rules: PySolFC’s “Cribbage Square”, and Wikibooks, “Solitaire card games/Cribbage Square”. */
export const cribbageSquares: Variant = {
  api: 1,
  id: 'cribbage-squares',
  rules: 1,
  options: {},

  table: {
    stock: { at: [1.5, 0], wide: [0, 0.5] },
    [STARTER]: { at: [2.5, 0], wide: [0, 1.6], take: 'top' },
    // Wikibooks also demands that a card touches one in the square; PySolFC and most programs do not.
    't1-16': {
      at: { from: [0, 1.1], per: 4 },
      wide: { from: [1.25, 0], per: 4 },
      group: false,
      fan: false,
      accept: { empty: 'any', max: 1 },
    },
    // Cards are never laid here: the piles show the points of the row and column beside them.
    'r1-8': {
      at: [
        { from: [4, 1.1], step: [0, 1], count: 4 },
        { from: [0, 5.1], count: 4 },
      ],
      wide: [
        { from: [5.25, 0], step: [0, 1], count: 4 },
        { from: [1.25, 4], count: 4 },
      ],
      group: false,
      take: false,
    },
  },
  deal: [{ to: 'stock', rest: true }],
  // The card that is turned after the sixteenth is the starter.
  after: [{ fill: STARTER, from: 'stock' }],
  status: { over: { count: { tableau: 1 } } },
  score: (view) => Object.values(LINES).reduce((sum, line) => sum + pointsOf(view, line), starterOf(view)?.rank === JACK ? HEELS : 0),
  shows: Object.fromEntries(
    Object.entries(LINES).map(([name, line], i) => [name, { on: `r${i + 1}`, value: (view) => pointsOf(view, line) || undefined }]),
  ),

  // A card stays where it is laid, so the player chooses its place.
  taps: 'two',
  // About seven seconds for each card. The share of skill has not been measured.
  about: { minutes: 3 },
  source: 'PySolFC, “Cribbage Square”; Wikibooks, “Solitaire card games/Cribbage Square”',
  strings: { de, en },
};

export default cribbageSquares;
