import type { Result } from '@patience/core';

/** Lazily loaded functions with which a game shows and announces changes. */
export type Effects = typeof import('../announcements/index.js') & typeof import('../motion/index.js');

/** Loads functions when they are needed. */
export interface Lazy<Parts> {
  /** The functions; undefined until they are loaded. */
  readonly loaded: Parts | undefined;
  /** Loads the functions unless they are loaded. After a failure the next call tries again. */
  load(): Promise<Result<Parts>>;
}
