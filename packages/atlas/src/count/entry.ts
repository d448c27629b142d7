/** The record of one searched deal. */
export interface Entry {
  readonly seed: number;
  readonly verdict: 'solved' | 'impossible' | 'unknown';
  readonly positions: number;
  /** Number of moves of the winning line after shortening. */
  readonly moves?: number;
  /** Whether the one game played at random was won. */
  readonly random?: boolean;
  /** Version of the variant's rules; 1 in records without it. */
  readonly rules?: number;
  /** Version of the solver; absent in early records. */
  readonly solver?: string;
  /** Largest number of positions for the search; equal to `positions` in records without it. */
  readonly budget?: number;
}
