import type { Move, Random } from '@patience/core/search';

/** Moves that may be a hint, and the limits of the search for one. */
export interface Advisable {
  /** Moves that may be a hint; at least one. */
  readonly moves: readonly Move[];
  /** Returns whether moves lead to no earlier position of the game. None of them but the last one may turn up a card. */
  readonly isAllowed: (way: readonly Move[]) => boolean;
  /** Number of positions at most. */
  readonly budget: number;
  /** Latest end, as a time of `performance.now()`. */
  readonly end: number;
  readonly random: Random;
}
