import type { Effects, Lazy } from '../game/effects.js';

/** Lazily loaded functions with which a controller answers the player. */
export type AnsweringParts = Effects & typeof import('../hints/index.js');

/** Loads {@link AnsweringParts}. */
export interface LazyParts extends Lazy<AnsweringParts> {
  /** Loads the functions when the browser is idle. */
  prefetch(): void;
}
