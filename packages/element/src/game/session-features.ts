/** The features that show and announce what happens in a game. */
export interface SessionFeatures {
  readonly announcements: typeof import('../features/announcements/index.js').announcements;
  readonly motion: typeof import('../features/motion/index.js').motion;
}

/** Loads features when they are needed. */
export interface LazyFeatures<Loaded = SessionFeatures> {
  /** The features; undefined until they are loaded. */
  readonly loaded: Loaded | undefined;
  /** Calls a function with the features: at once if they are loaded, without them if they cannot be. */
  use(act: (features: Loaded | undefined) => void): void;
}
