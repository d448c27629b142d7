import type { PlayerName } from './players.js';

/** How a deal ends for who takes moves. */
const TAKEN = ['won', 'lost', 'stuck', 'unfinished'] as const;

/** How a deal can end, by who plays: who takes moves wins, loses, is stuck or goes in circles; the solver has three answers of its own. */
export const RESULTS = {
  first: TAKEN,
  random: TAKEN,
  fair: TAKEN,
  solver: ['solved', 'impossible', 'unknown'],
} as const satisfies Readonly<Record<PlayerName, readonly string[]>>;

/** How one deal ended. */
export type Result = (typeof RESULTS)[PlayerName][number];

/** One deal and its end, as a worker thread reports it and a line of `--out` keeps it. */
export interface DealResult {
  readonly seed: number;
  readonly result: Result;
  /** Single moves made, or the length of the solver's line. */
  readonly moves: number;
  readonly score?: number;
  /** Positions that whoever searches looked at. */
  readonly positions?: number;
  readonly ms?: number;
}
