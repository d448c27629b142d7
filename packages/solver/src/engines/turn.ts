import type { OnPath } from './engine.js';

/** The purpose of an engine. */
export type Kind = 'best first' | 'shuffled depth-first' | 'beam' | 'depth-first' | 'greedy depth-first';

/** An engine at work. */
export interface Turn extends OnPath {
  readonly kind: Kind;
  /** Positions that it may have looked at, of all its turns, when this one is over. */
  readonly limit: number;
  /** Name for the verdict; default: its kind. */
  readonly name?: string;
  /** It comes after the probes, directly before a beam. */
  readonly beforeBeam?: boolean;
}
