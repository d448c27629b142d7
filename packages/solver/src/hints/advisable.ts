import type { Move, Random } from '@patience/core/search';

/** What may be advised, and what the thought about it may use. */
export interface Advisable {
  /** Moves that may be advised, one at least. */
  readonly moves: readonly Move[];
  /** May this be done, or does it lead back? Asked of what turns up no card before its last move. */
  readonly mayBe: (way: readonly Move[]) => boolean;
  /** Positions at most. */
  readonly budget: number;
  /** When it ends at the latest, by `performance.now()`. */
  readonly end: number;
  readonly random: Random;
}
