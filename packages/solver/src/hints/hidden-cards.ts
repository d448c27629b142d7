import type { Options } from '@patience/core';
import { Random, Table, type Move } from '@patience/core/internals';

/** Returns whether any card lies face down. */
export function hidesCards<O extends Options>(table: Table<O>): boolean {
  return table.up.includes(0);
}

/**
 * Returns the random stream of guesses. It differs from the stream that shuffled the deck: with the same seed, that one would guess
 * the actual cards.
 */
export const guessesFrom = (seed: number): Random => new Random(`guesses ${seed}`);

/** Returns whether a move turns up a face-down card. */
export const turnsUp = (table: Table<Options>, move: Move): boolean => turningOf(table, [move]) === 0;

/** Returns the first moves, up to the one that turns up a face-down card; all moves when none does. */
export function upToTurned(table: Table<Options>, way: readonly Move[]): readonly Move[] {
  const turning = turningOf(table, way);
  return turning < 0 ? way : way.slice(0, turning + 1);
}

/** Returns the index of the first move that turns up a face-down card; −1 when none does. */
function turningOf(source: Table<Options>, way: readonly Move[]): number {
  const table = new Table(source.variant, source.options, source);
  const hidden = Array.from(table.cards.keys()).filter((id) => !table.up[id]);
  return way.findIndex((move) => {
    table.play(move);
    return hidden.some((id) => table.up[id]);
  });
}
