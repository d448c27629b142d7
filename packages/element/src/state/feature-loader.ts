import type { Problem, Result } from '@patience/core';
import { fail, ok } from '@patience/core/internals';
import type { LazyFeatures } from '../game/session-features.js';

/** Milliseconds after which the features are loaded, for browsers without requestIdleCallback; and the latest time in all others. */
const SOON = 200;
const LATEST = 2000;

/** Loads the features of one element: everything that a first deal does not need. */
export class FeatureLoader<Features> implements LazyFeatures<Features> {
  #loaded: Features | undefined;
  #coming: Promise<Result<Features>> | undefined;

  /** @param make loads the code and makes the features @param ready called once, when they are loaded */
  constructor(
    private readonly make: () => Promise<Features>,
    private readonly ready: () => void,
  ) {}

  /** The features; undefined until they are loaded. */
  get loaded(): Features | undefined {
    return this.#loaded;
  }

  /** Loads the features, once. After a failure the next call tries again. */
  load(): Promise<Result<Features>> {
    return (this.#coming ??= this.make().then(
      (features) => {
        this.#loaded = features;
        this.ready();
        return ok(features);
      },
      (error: unknown) => {
        this.#coming = undefined;
        return fail('part-missing', { why: String(error) });
      },
    ));
  }

  /**
   * Calls a function with the features: at once if they are loaded, else when they are. If they cannot be loaded, calls it without them, with the
   * problem.
   */
  use(act: (features: Features | undefined, problem?: Problem) => void): void {
    if (this.#loaded) act(this.#loaded);
    else void this.load().then((features) => (features.ok ? act(features.value) : act(undefined, features.error)));
  }

  /** Loads the features when the browser is idle, or after a timeout: Chromium may not be idle for minutes after a tap. */
  prefetch(): void {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void this.load(), { timeout: LATEST });
    else setTimeout(() => void this.load(), SOON);
  }
}
