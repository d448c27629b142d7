/** Result of a slice of an engine: it can go on, it found a winning line, or no position is left to visit. */
export type Outcome = 'running' | 'solved' | 'dry';
