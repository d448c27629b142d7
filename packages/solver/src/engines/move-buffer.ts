import { MAX_MOVES } from '@patience/core/internals';

/** The buffer into which all engines list moves. Each engine reads its list to the end before the next list is made. */
export const MOVE_BUFFER = new Int32Array(MAX_MOVES);
