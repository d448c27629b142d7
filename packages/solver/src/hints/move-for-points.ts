import type { Options } from '@patience/core';
import type { Move, Random, Table } from '@patience/core/internals';
import { BestScore } from '../engines/best-score.js';

/** Number of guesses of the face-down cards. Eight differ enough, and leave each search some games. No measurement is recorded. */
const GUESSES = 8;
/** Number of positions between two readings of the clock. */
const PIECE = 256;

/** Limits of the choice of a move. */
interface Limits {
  /** Moves that may be chosen. */
  readonly moves: readonly Move[];
  /** Number of positions that may be visited. The last game of each search is played to its end. */
  readonly budget: number;
  /** Time of `performance.now` at which the choice must be made. */
  readonly end: number;
  /** Random numbers for guesses of the face-down cards; absent: they are known. */
  readonly random?: Random;
}

/**
 * Chooses a move of a scored game: the first move of the best game that is found, or of most of the best games, weighted by their points, where
 * face-down cards are guessed.
 * @returns the move, undefined when no game ended; and the number of positions that were visited
 */
export function moveForPoints(
  table: Table<Options>,
  { moves, budget, end, random }: Limits,
): { readonly move: Move | undefined; readonly positions: number } {
  const guesses = random ? GUESSES : 1;
  const each = Math.ceil(budget / guesses);
  const votes = new Map<Move, number>();
  let positions = 0;
  for (let guess = 1; guess <= guesses && (guess === 1 || performance.now() < end); guess++) {
    const search = new BestScore(random ? table.imagine(random) : table, guess);
    do search.run(Math.min(PIECE, each - search.positions));
    while (search.positions < each && performance.now() < end);
    positions += search.positions;
    const [first] = search.best?.line ?? [];
    if (first !== undefined && moves.includes(first)) votes.set(first, (votes.get(first) ?? 0) + 1 + search.best!.points);
  }
  let move: Move | undefined;
  for (const [voted, weight] of votes) if (move === undefined || weight > votes.get(move)!) move = voted;
  return { move, positions };
}
