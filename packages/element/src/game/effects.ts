import type { Result } from '@patience/core';

/** The lazily loaded functions by which a game shows and announces what happens. */
export type Effects = typeof import('../announcements/index.js') & typeof import('../motion/index.js');

/** Gives lazily loaded functions. */
export interface Lazy<Parts> {
  /** Undefined until they are loaded. */
  readonly loaded: Parts | undefined;
  /** Loads them, if they are not loaded yet. After a failure the next call tries again. */
  load(): Promise<Result<Parts>>;
}
