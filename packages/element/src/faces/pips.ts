/** Positions of the pips of the ranks 2 to 10: columns −1, 0, 1 and rows from −1 (top) to 1. */
const third = 1 / 3;
const SIDES_2 = [-1, 1];
const SIDES_3 = [-1, 0, 1];
const SIDES_4 = [-1, -third, third, 1];

type Spot = readonly [column: number, row: number];
const pairs = (rows: readonly number[]): Spot[] =>
  rows.flatMap((row): Spot[] => [
    [-1, row],
    [1, row],
  ]);
const middle = (...rows: number[]): Spot[] => rows.map((row): Spot => [0, row]);

/** Pips by rank. Courts have none. */
export const PIPS: readonly (readonly Spot[])[] = [
  [],
  middle(0),
  middle(-1, 1),
  middle(-1, 0, 1),
  pairs(SIDES_2),
  [...pairs(SIDES_2), ...middle(0)],
  pairs(SIDES_3),
  [...pairs(SIDES_3), ...middle(-0.5)],
  [...pairs(SIDES_3), ...middle(-0.5, 0.5)],
  [...pairs(SIDES_4), ...middle(0)],
  [...pairs(SIDES_4), ...middle(-2 * third, 2 * third)],
];
