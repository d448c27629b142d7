import type { OnPath } from './engine.js';

/** What an engine is there for. */
export type Kind = 'best first' | 'shuffled depth-first' | 'beam' | 'depth-first' | 'greedy depth-first';

/** An engine at work. */
export interface Turn extends OnPath {
  readonly kind: Kind;
  /** Positions that it may have looked at, of all its turns, when this one is over. */
  readonly limit: number;
  /** What it is called where not by its kind. */
  readonly name?: string;
  /** It comes after the probes, directly before a beam. */
  readonly beforeBeam?: boolean;
}
