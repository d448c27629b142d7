import type { PlayerName } from './players.js';

/** Results of players that make moves. */
const OF_MOVES = ['won', 'lost', 'over', 'stuck', 'unfinished'] as const;

/**
 * The possible results of a deal, by player. Players that make moves win, lose, end with a score, are stuck or do not finish; the solver has
 * verdicts, and `over` where it found a line to the end of a scored game.
 */
export const RESULTS = {
  first: OF_MOVES,
  random: OF_MOVES,
  fair: OF_MOVES,
  solver: ['solved', 'impossible', 'unknown', 'over'],
} as const satisfies Readonly<Record<PlayerName, readonly string[]>>;

/** The result of one deal. */
export type Result = (typeof RESULTS)[PlayerName][number];

/** A deal with its result, as a worker thread reports it and a line of `--out` stores it. */
export interface DealResult {
  readonly seed: number;
  readonly result: Result;
  /** Number of single moves, or the length of the solver's line. */
  readonly moves: number;
  readonly score?: number;
  /** Number of positions that a player looked at, where it searches. */
  readonly positions?: number;
  readonly ms?: number;
  /** The moves of a game that was won or ended with a score, in notation, where the simulation keeps them. */
  readonly line?: readonly string[];
}
