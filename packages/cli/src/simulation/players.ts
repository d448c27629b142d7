/** Who may play a deal, the usual one first. */
export const PLAYERS = ['first', 'random', 'fair', 'solver'] as const;

/** One of them. */
export type PlayerName = (typeof PLAYERS)[number];

/** What bounds the solver at each deal, and with `budget` alone the fair player at each plan. */
export interface Limits {
  /** Milliseconds. */
  readonly time: number;
  /** Positions. */
  readonly budget?: number;
  /** Megabytes. */
  readonly memory?: number;
}
