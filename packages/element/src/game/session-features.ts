import type { Result } from '@patience/core';

/** The features that show and announce what happens in a game. */
export interface SessionFeatures {
  readonly announcements: typeof import('../features/announcements/index.js').announcements;
  readonly motion: typeof import('../features/motion/index.js').motion;
}

/** Loads features when they are needed. */
export interface LazyFeatures<Loaded = SessionFeatures> {
  /** The features; undefined until they are loaded. */
  readonly loaded: Loaded | undefined;
  /** Loads the features unless they are loaded. After a failure the next call tries again. */
  load(): Promise<Result<Loaded>>;
}
