/**
 * The roles that a helper plays in a search. Each role is applied from an ordered list (`bounds/index.ts`,
 * `reductions/index.ts`): a new heuristic is one file and one line there. A helper works on the table with which it was made.
 */
import type { Move } from '@patience/core/search';

/** Proves positions lost. It must never reject a position that can be won. */
export interface Bound {
  /**
   * Returns whether the position on the table is proved lost.
   * @param acted the step that led here used an action; a bound that follows from the stock alone may skip all other steps
   */
  lost(acted: boolean): boolean;
}

/** Gives positions one key where a search need not tell them apart. */
export interface KeyReducer {
  /** Changes the key of the table's position, as the reducers before it in the list left it. */
  reduce(key: Int32Array): void;
  /** Of positions with one key some may be won and others not: a search that ran dry proves nothing. */
  readonly lossy?: boolean;
}

/** Finds moves that cannot spoil anything; they are played at once, as part of the step before them. */
export interface SafeMoves {
  /** Returns such a move of the table's position, or NONE. */
  find(): Move;
}

/** Leaves out of listed moves those that need not be tried. */
export interface MoveFilter {
  /** Keeps the first of `count` moves that matter at the start of `out`, may add some of its own, and returns their number. */
  filter(out: Int32Array, count: number): number;
  /** Plays a move that this filter added and that stands for several. @param record takes them @returns false for any other move */
  playAdded?(move: Move, record: Move[] | undefined): boolean;
}

/** Lists and plays the moves of a search where they are not simply the table's own. */
export interface MoveSource {
  /**
   * Fills `out` with the moves that matter and returns their number.
   * @param lo of the cards of a turned stock only those whose bit is set are wanted, bits 0 to 31
   * @param hi bits 32 to 63
   */
  list(out: Int32Array, lo?: number, hi?: number): number;
  /** Plays a move that was listed. @param record takes the table's moves that this consists of */
  play(move: Move, record: Move[] | undefined): void;
}

/** Judges how far the position on a table is from being won. */
export interface Evaluation {
  /** Returns a whole number from 0 to `WORST`; lower is better. */
  value(): number;
}

/** Assumes something of a variant's functions and watches whether it holds. */
export interface Assumption {
  /** It did not hold: what was found so far proves nothing. */
  readonly broken: boolean;
}
