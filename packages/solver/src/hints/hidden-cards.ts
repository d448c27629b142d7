import type { Options } from '@patience/core';
import { Random, Table, type Move } from '@patience/core/search';

/** Does any card lie face down? */
export function hidesCards<O extends Options>(table: Table<O>): boolean {
  return table.up.includes(0);
}

/**
 * What decides which faces are imagined. Not the stream that shuffled the deck: from the same seed, shuffled in the same way, what is
 * imagined would be what lies there.
 */
export const guessesFrom = (seed: number): Random => new Random(`guesses ${seed}`);

/** Does this move turn up a card that lies face down on a table? */
export const turnsUp = (table: Table<Options>, move: Move): boolean => turningOf(table, [move]) === 0;

/** The beginning of a way up to the first move that turns up a card which lies face down on a table; all of it where none does. */
export function upToTurned(table: Table<Options>, way: readonly Move[]): readonly Move[] {
  const turning = turningOf(table, way);
  return turning < 0 ? way : way.slice(0, turning + 1);
}

/** The first move of a way that turns up a card, counted from 0, or −1. */
function turningOf(source: Table<Options>, way: readonly Move[]): number {
  const table = new Table(source.variant, source.options, source);
  const hidden = Array.from(table.cards.keys()).filter((id) => !table.up[id]);
  return way.findIndex((move) => {
    table.play(move);
    return hidden.some((id) => table.up[id]);
  });
}
