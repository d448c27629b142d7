import type { Move, Random } from '@patience/core/internals';

/** Moves that may be a hint, and the limits of the search for one. */
export interface Advisable {
  /** The moves that may be a hint, at least one. */
  readonly moves: readonly Move[];
  /** Returns whether moves lead to no earlier position of the game. Only the last of these moves may turn up a card. */
  readonly isAllowed: (way: readonly Move[]) => boolean;
  /** Largest number of positions that the search may visit. */
  readonly budget: number;
  /** Time at which the search must have ended, as a time of `performance.now()`. */
  readonly end: number;
  readonly random: Random;
}
