import { ContractError } from '@patience/core';
import { list, MAX_MOVES, Random, Table } from '@patience/core/internals';
import { exhaustive } from './exhaustive.js';

/** Largest number of positions that the exhaustive search visits; larger cases are left out. */
const MOST = 1_500;

/** Decides by exhaustive search whether a position can be won; undefined when it is too large, or when the rules throw with so few cards. */
export function plainly(table: Table): boolean | undefined {
  try {
    return exhaustive(table, MOST);
  } catch (error) {
    if (error instanceof ContractError) return undefined;
    throw error;
  }
}

/** Yields up to `most` positions of a random game at equal distances, the deal first. */
export function* onTheWay(table: Table, seed: number, most: number): Generator<Table> {
  const moves = new Int32Array(MAX_MOVES);
  const random = new Random(seed);
  const gap = 1 + random.below(4);
  for (let step = 0; step < gap * most; step++) {
    try {
      const count = table.status() === 'playing' ? list(table, moves) : 0;
      if (step % gap === 0) yield new Table(table.variant, table.options, table);
      if (count === 0) return;
      table.play(moves[random.below(count)]!);
    } catch (error) {
      // Some rules throw with so few cards.
      if (error instanceof ContractError) return;
      throw error;
    }
  }
}

/** Yields up to `most` positions backwards from the end of a game, in growing steps, each with up to four random moves added. */
export function* onTheWayBack(table: Table, seed: number, most: number): Generator<Table> {
  const random = new Random(seed);
  for (let taken = 0; taken < most && table.depth > 0; taken++) {
    for (let step = random.below(2 + taken); step >= 0 && table.depth > 0; step--) table.undo();
    const position = new Table(table.variant, table.options, table);
    playAtRandom(position, random, random.below(5));
    yield position;
  }
}

/** Plays up to `most` random moves. */
export function playAtRandom(table: Table, random: Random, most: number): void {
  const moves = new Int32Array(MAX_MOVES);
  for (let step = 0; step < most && table.status() === 'playing'; step++) {
    const count = list(table, moves);
    if (count === 0) return;
    table.play(moves[random.below(count)]!);
  }
}
