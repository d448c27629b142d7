import type { Move } from '@patience/core/search';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';

/** A search that runs in slices. */
export interface Engine {
  /** Positions visited so far. */
  readonly positions: number;
  /** Positions so far whose moves were listed. */
  readonly opened: number;
  /** The most bytes held at once so far. */
  readonly bytes: number;
  /** Searches on until `until` positions were visited in all. */
  run(until: number): Outcome;
  /** Nothing was left out so far: when the engine runs dry, there is no line. */
  readonly complete: boolean;
  /** The winning line as steps from the root; empty until it is found. */
  readonly line: readonly Move[];
}

/** An engine and the path on which it searches. */
export interface OnPath<E extends Engine = Engine> {
  readonly path: Path;
  readonly engine: E;
}
