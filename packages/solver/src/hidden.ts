import type { Options } from '@patience/core';
import { Random, type Table } from '@patience/core/search';

/** Does any card lie face down? */
export function hidesCards<O extends Options>(table: Table<O>): boolean {
  return table.up.includes(0);
}

/**
 * What decides which faces are imagined. Not the stream that shuffled the deck: from the same seed, shuffled in the same way, what is
 * imagined would be what lies there.
 */
export const guessesFrom = (seed: number): Random => new Random(`guesses ${seed}`);
