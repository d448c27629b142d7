/** Lazily loaded: hints, and the search for a lost or won rest of the game. */
export { dropOldGhosts, hint } from './hint.js';
export { Lookahead } from './lookahead.js';
