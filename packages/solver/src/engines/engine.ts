import type { Move } from '@patience/core/internals';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';

/** A search that can be run in slices. */
export interface Engine {
  /** Number of positions visited so far. */
  readonly positions: number;
  /** Number of positions so far whose moves were listed. */
  readonly opened: number;
  /** Largest number of bytes held at once so far. */
  readonly bytes: number;
  /** Continues the search until `until` positions were visited in all. */
  run(until: number): Outcome;
  /** Whether nothing was left out so far. If so, an engine that runs dry proves that there is no winning line. */
  readonly complete: boolean;
  /** The winning line as steps from the root; empty until it is found. */
  readonly line: readonly Move[];
}

/** An engine and the path on which it searches. */
export interface OnPath<E extends Engine = Engine> {
  readonly path: Path;
  readonly engine: E;
}
