import { row, turn, type Pile, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type TriPeaksOptions = {
  /** Whether an ace goes on a king and a king on an ace. */
  corner: 'open' | 'closed';
};

const CARDS = 28;
/** Number of face-down cards in the peaks: all but the lowest row. */
const HIDDEN = 18;

/** For each row of the peaks, from the top: its first card, and the places of its cards in half card widths. */
const ROWS: readonly (readonly [first: number, ...halves: number[]])[] = [
  [0, 3, 9, 15],
  [3, 2, 4, 8, 10, 14, 16],
  [9, 1, 3, 5, 7, 9, 11, 13, 15, 17],
  [18, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18],
];

/** In a narrow box neighbours lie so far apart, in card widths: the left of each card is seen. */
const NARROW = 0.72;
/** In a narrow box the rows lie so far apart, in card heights: there is height to spare, and it is seen what covers what. */
const TALL = 0.55;

/** Card i of the peaks, counted row by row: the two cards of the next row that lie half a width beside it cover it. */
function place(i: number): Omit<Pile, 'id'> {
  const line = ROWS.findLastIndex(([first]) => first <= i);
  const [first, ...halves] = ROWS[line]!;
  const half = halves[i - first]!;
  const [below = 0, ...next] = ROWS[line + 1] ?? [];
  const covers = [half - 1, half + 1].filter((one) => next.includes(one)).map((one) => `t${below + next.indexOf(one) + 1}`);
  return {
    role: 'tableau',
    at: [(half / 2) * NARROW, line * TALL],
    wide: [half / 2, line * 0.4],
    overlaps: true,
    take: 'top',
    reveal: true,
    ...(covers.length > 0 && { coveredBy: covers }),
  };
}

/** Tri Peaks. Rules: PySolFC, rule page “Three Peaks”, without its points. */
export const triPeaks: Variant<TriPeaksOptions> = {
  api: 1,
  id: 'tri-peaks',
  rules: 1,
  options: { corner: ['open', 'closed'] },
  deck: () => ({}),

  table: ({ corner }) => [
    ...row('t', CARDS, place),
    { id: 'stock', role: 'stock', at: [0, 3.4], wide: [0, 2.5] },
    {
      id: 'f1',
      role: 'foundation',
      at: [1, 3.4],
      wide: [1, 2.5],
      fan: 'right',
      fanned: 12,
      accept: { on: { step: 'either', suit: 'any', wrap: corner === 'open' } },
    },
  ],

  deal(table) {
    for (const [i, pile] of table.piles('tableau').entries()) table.move('pack', pile, { face: i < HIDDEN ? 'down' : 'up' });
    table.move('pack', 'f1', { face: 'up' });
    table.move('pack', 'stock', { count: 52 - CARDS - 1 });
  },

  actions: {
    turn: {
      ...turn,
      run(table) {
        table.move('stock', 'f1', { face: 'up' });
      },
    },
  },

  status: (view) => (view.piles('tableau').every((pile) => view.count(pile) === 0) ? 'won' : 'playing'),

  rank: (_view, move) => (move.kind === 'cards' ? 1 : 0),

  about: { skill: 0.4, minutes: 3 },
  strings: { de, en },
};

export default triPeaks;
