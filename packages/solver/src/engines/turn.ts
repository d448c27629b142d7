import type { OnPath } from './engine.js';

/** Kind of an engine. */
export type EngineKind = 'best first' | 'shuffled depth-first' | 'beam' | 'depth-first' | 'greedy depth-first';

/** A turn of an engine. */
export interface Turn extends OnPath {
  readonly kind: EngineKind;
  /** Positions at which the turn ends, counted over all turns of the engine. */
  readonly limit: number;
  /** Name for the verdict's `engine`; default: the kind. */
  readonly name?: string;
  /** The turn comes after the probes, directly before a beam. */
  readonly beforeBeam?: boolean;
}
