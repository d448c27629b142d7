/** One third, for the two inner rows of pips of the ranks 9 and 10. Rows and columns have the units of {@link PIPS}. */
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

/**
 * Positions of the pips on a number card, by its rank from 1 to 10. A pip at column −1, 0 or 1 is left, in the middle or right; row −1 is
 * at the top, 1 at the bottom. The list has no entries for court cards, which have pictures.
 */
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
