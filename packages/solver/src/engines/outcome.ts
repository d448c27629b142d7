/** What an engine says after a slice: it goes on, it has a line, or it has nothing left to look at. */
export type Outcome = 'running' | 'solved' | 'dry';
