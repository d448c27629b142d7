/** Loaded lazily: hints, and whether the game can still go on. */
export { hint } from './hint.js';
export { Lookahead } from './lookahead.js';
