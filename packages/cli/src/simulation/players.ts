/** Names of the players, the default one first. */
export const PLAYERS = ['first', 'random', 'fair', 'solver'] as const;

/** Name of a player. */
export type PlayerName = (typeof PLAYERS)[number];

/** Limits of the solver for each deal. The fair player uses `budget` alone, for each plan. */
export interface Limits {
  /** Maximum time in milliseconds. */
  readonly time: number;
  /** Maximum number of positions. */
  readonly budget?: number;
  /** Maximum memory in megabytes. */
  readonly memory?: number;
}
