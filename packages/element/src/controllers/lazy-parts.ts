import type { Effects, Lazy } from '../game/effects.js';

/** The lazily loaded functions by which a controller answers the player. */
export type AnsweringParts = Effects & typeof import('../hints/index.js');

/** Gives them. */
export interface LazyParts extends Lazy<AnsweringParts> {
  /** Loads them in a quiet moment. */
  prefetch(): void;
}
