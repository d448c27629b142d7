import type { OnPath } from './engine.js';

/** Kind of an engine. */
export type EngineKind = 'best first' | 'shuffled depth-first' | 'beam' | 'depth-first' | 'greedy depth-first';

/** A turn of an engine in a search: the engine searches until a number of positions. */
export interface Turn extends OnPath {
  readonly kind: EngineKind;
  /** Number of positions at which the turn ends, counted over all turns of the engine. */
  readonly limit: number;
  /** Name of the engine for the verdict. Default: the kind. */
  readonly name?: string;
  /** Whether the turn comes after the probes, directly before a beam. */
  readonly beforeBeam?: boolean;
}
