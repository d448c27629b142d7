/** Options of `replay`. */
export interface ReplayOptions {
  /** Speed: 1 plays a gesture in 0.9 seconds, 2 in half of that. */
  readonly speed?: number;
  /** Stops the replay. */
  readonly signal?: AbortSignal;
}
