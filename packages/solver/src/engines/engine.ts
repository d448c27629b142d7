import type { Move } from '@patience/core/search';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';

/** The members that all engines have. */
export interface Engine {
  readonly positions: number;
  /** Positions whose moves were listed: of those that were looked at, the ones that were gone on from. */
  readonly opened: number;
  /** The most bytes held at once so far. */
  readonly bytes: number;
  run(until: number): Outcome;
  /** Nothing was left out so far. */
  readonly complete: boolean;
  /** Steps from the root. */
  readonly line: readonly Move[];
}

/** An engine, and the path from the root on which it looks about. */
export interface OnPath<E extends Engine = Engine> {
  readonly path: Path;
  readonly engine: E;
}
