/** How one deal ended. A player wins, loses, is stuck or goes in circles; a solver has its own three answers. */
export const RESULTS = ['won', 'lost', 'stuck', 'unfinished', 'solved', 'impossible', 'unknown'] as const;

export interface DealResult {
  readonly seed: number;
  readonly result: (typeof RESULTS)[number];
  /** Single moves made, or the length of the solver's line. */
  readonly moves: number;
  readonly score?: number;
  /** Positions the solver looked at. */
  readonly positions?: number;
  readonly ms?: number;
}
