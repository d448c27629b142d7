/**
 * Roles that helpers play in a search. Each role is applied from an ordered list (`bounds/index.ts`, `reductions/index.ts`,
 * `evaluation/index.ts`): a new heuristic is one file and one line there. A helper works on the table with which it was made.
 */
import type { Move } from '@patience/core/internals';

/** Proves positions lost. A bound must never reject a position that can be won. */
export interface Bound {
  /**
   * Returns whether the position on the table is proved lost.
   * @param acted whether the last step used an action; a bound that depends on the stock alone may skip all other steps
   */
  lost(acted: boolean): boolean;
}

/** State of a refutation: still searching, the position is proved lost, or nothing can be proved. */
export type RefutationResult = 'running' | 'impossible' | 'unknown';

/** Tries to prove the root of a search lost, by a search of its own. It finds no winning lines. */
export interface Refutation {
  /** Name for the verdict's `engine`. */
  readonly name: string;
  /** Number of states visited so far. */
  readonly positions: number;
  /** Number of states so far whose successors were listed. */
  readonly opened: number;
  /** Largest number of bytes held at once so far. */
  readonly bytes: number;
  /** Continues the search until `until` states were visited in all. */
  run(until: number): RefutationResult;
}

/** Gives one key to positions that a search need not distinguish. */
export interface KeyReducer {
  /** Changes the key of the table's position, as the reducers before it in the list left it. */
  reduce(key: Int32Array): void;
  /** Whether positions with one key may differ in whether they can be won, so that a search that finds nothing proves nothing. */
  readonly lossy?: boolean;
}

/** Finds moves that never turn a winnable position into a lost one. They are played at once, as part of the step before them. */
export interface SafeMoves {
  /** Returns a safe move for the position on the table, or NONE. */
  find(): Move;
}

/** Removes moves that need not be tried from a list. */
export interface MoveFilter {
  /**
   * Moves those of the first `count` moves of `out` that matter to the start of `out`, and may add moves of its own.
   * @returns the number of moves afterwards
   */
  filter(out: Int32Array, count: number): number;
  /**
   * Plays a move that this filter added and that stands for several of the table's moves.
   * @param record receives those moves
   * @returns false for a move that the filter did not add; nothing is played then
   */
  playAdded?(move: Move, record: Move[] | undefined): boolean;
}

/** Lists and plays the moves of a search where they are not simply the table's own. */
export interface MoveSource {
  /**
   * Writes the moves that matter to `out` and returns their number.
   * @param lo cards of a turned stock that are wanted, one bit each, bits 0 to 31
   * @param hi bits 32 to 63
   */
  list(out: Int32Array, lo?: number, hi?: number): number;
  /** Plays a listed move. @param record receives the table's moves of which it consists */
  play(move: Move, record: Move[] | undefined): void;
}

/** Estimates how far the position on a table is from being won. */
export interface Evaluation {
  /** Returns a whole number from 0 to `WORST`; lower is better. */
  value(): number;
}

/** Assumes a property of a variant's functions, and notices when the property does not hold. */
export interface Assumption {
  /** Whether the assumption failed, so that a search that finds nothing proves nothing. */
  readonly broken: boolean;
}
