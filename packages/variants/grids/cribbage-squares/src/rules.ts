import { JACK, type Variant } from '@patience/core';
import { LINES, pointsOf, STARTER, starterOf } from './hands.js';
import { de, en } from './words.js';

/** Points for a jack as the starter. */
const HEELS = 2;

/** Cribbage Squares. Rules: PySolFC’s “Cribbage Square”, and Wikibooks, “Solitaire card games/Cribbage Square”. */
export const cribbageSquares: Variant = {
  api: 1,
  id: 'cribbage-squares',
  rules: 1,
  options: {},

  table: {
    stock: { at: [0, 0], wide: [0, 0.5] },
    [STARTER]: { at: [1, 0], wide: [0, 1.6], take: 'top' },
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
