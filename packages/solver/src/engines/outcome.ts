/** The result of a slice of an engine: it goes on, it has a line, or it has nothing left to look at. */
export type Outcome = 'running' | 'solved' | 'dry';
