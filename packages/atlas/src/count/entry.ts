/** One deal that was looked at. */
export interface Entry {
  readonly seed: number;
  readonly verdict: 'solved' | 'impossible' | 'unknown';
  readonly positions: number;
  /** Length of the line that was found, shortened. */
  readonly moves?: number;
  /** One game played at random was won. */
  readonly random?: boolean;
  /** Version of the variant's rules; 1 in lines that do not say. */
  readonly rules?: number;
  /** Version of the solver. */
  readonly solver?: string;
  /** Positions it was allowed; `positions` in lines that do not say. */
  readonly budget?: number;
}
