import { list, MAX_MOVES, Random, type Table } from '@patience/core/search';

/** Moves after which a random game counts as not won. */
const LONGEST = 1000;

/**
 * Plays one game by choosing evenly among the legal moves; the table stays where it ended.
 * @param seed of the choices: the same one plays the same game
 * @returns whether it was won within 1,000 moves
 */
export function winsAtRandom(table: Table, seed: number): boolean {
  const random = new Random(seed);
  const moves = new Int32Array(MAX_MOVES);
  for (let played = 0; played < LONGEST && table.status() === 'playing'; played++) {
    const count = list(table, moves);
    if (count === 0) return false;
    table.play(moves[random.below(count)]!);
  }
  return table.status() === 'won';
}
