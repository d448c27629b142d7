import { list, MAX_MOVES, Random, type Table } from '@patience/core/internals';

/** Largest number of moves in a random game. */
const LONGEST = 1000;

/**
 * Plays one game of at most 1,000 moves by choosing evenly among the legal moves; the table stays where it ended.
 * @param seed of the choices: the same one plays the same game
 */
export function playAtRandom(table: Table, seed: number): void {
  const random = new Random(seed);
  const moves = new Int32Array(MAX_MOVES);
  for (let played = 0; played < LONGEST && table.status() === 'playing'; played++) {
    const count = list(table, moves);
    if (count === 0) return;
    table.play(moves[random.below(count)]!);
  }
}

/** Plays one game as {@link playAtRandom} does. @returns whether it was won */
export function winsAtRandom(table: Table, seed: number): boolean {
  playAtRandom(table, seed);
  return table.status() === 'won';
}
