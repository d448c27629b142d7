import type { Position } from '@patience/core';

/** A puzzle: a position, a goal, and how many gestures may be played. */
export interface Puzzle {
  /** Default: the game on the table, from its deal. */
  readonly position?: Position;
  /** `won`, or the least numbers of cards on piles, such as `{ f1: 5 }`. Default: `won`. */
  readonly goal?: 'won' | Readonly<Record<string, number>>;
  /** Gestures that may be played, counted from the position. Default: any number. */
  readonly moves?: number;
}
