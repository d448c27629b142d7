export { createSearch, Search, type Slice } from './search.js';
export { solve, type SolveOptions } from './solve.js';
export { hint, type Hint, type HintOptions } from './hint.js';
export { Past } from './past.js';
export { findWinnable, type FindOptions, type FindProgress, type Winnable } from './winnable.js';
export { Client, type AskOptions, type Subject } from './client.js';
export { shorten, wins } from './line.js';
export type { Answer, FromWorker, Position, Question, ToWorker } from './protocol.js';
export type { Conclusion, Line, Mode, Progress, SearchOptions, Verdict } from './verdict.js';
