import { MAX_MOVES } from '@patience/core/search';

/** The buffer into which engines list moves: each reads its list to the end before anyone lists again. */
export const MOVE_BUFFER = new Int32Array(MAX_MOVES);
