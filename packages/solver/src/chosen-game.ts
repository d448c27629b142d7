import type { Options } from '@patience/core';
import { list, MAX_MOVES, type Move, type Table } from '@patience/core/internals';
import type { FairGame } from './hints/fair-game.js';

/** Chooses one of the first `count` moves. It is called again without that move when the move leads to a position that the game has seen. */
export type ChooseMove<O extends Options = Options> = (table: Table<O>, moves: Int32Array, count: number) => Move;

/** Limits of {@link playChosen}. */
export interface ChosenGameOptions {
  /** Largest number of moves. A longer game counts as unfinished. */
  readonly longest: number;
  /** Called after each move. The game counts as unfinished when it returns false in a position that has not ended. Default: always true. */
  readonly goesOn?: () => boolean;
}

/** Result of a game by chosen moves, which are also on the table. */
export interface ChosenGame {
  readonly result: FairGame['result'];
  readonly moves: readonly Move[];
}

const moves = new Int32Array(MAX_MOVES);

/**
 * Plays a game to its end by chosen moves, but never back to a position that this game has seen. When only such moves are left, the game is
 * unfinished.
 * @param table the table, on which the moves are played
 * @throws ContractError when the variant breaks the contract
 */
export function playChosen<O extends Options>(
  table: Table<O>,
  choose: ChooseMove<O>,
  { longest, goesOn = () => true }: ChosenGameOptions,
): ChosenGame {
  const seen = new Set<number>([shortKey(table)]);
  const played: Move[] = [];
  let on = true;
  for (;;) {
    const status = table.status();
    if (status !== 'playing') return { result: status, moves: played };
    const count = list(table, moves);
    if (count === 0) return { result: 'stuck', moves: played };
    const move = on && played.length < longest ? step(table, count, seen, choose) : undefined;
    if (move === undefined) return { result: 'unfinished', moves: played };
    played.push(move);
    on = goesOn();
  }
}

/** Plays the chosen one of the listed moves that lead to a new position. @returns the move; undefined when there is none */
function step<O extends Options>(table: Table<O>, count: number, seen: Set<number>, choose: ChooseMove<O>): Move | undefined {
  for (let left = count; left > 0; left--) {
    const move = choose(table, moves, left);
    table.play(move);
    const before = seen.size;
    if (seen.add(shortKey(table)).size > before) return move;
    table.undo();
    const place = moves.indexOf(move);
    moves.copyWithin(place, place + 1, left);
  }
  return undefined;
}

/** Returns 53 bits of a position's key, which suffice to tell the positions of one game apart. */
const shortKey = ({ key }: Pick<Table, 'key'>): number => (key[0]! >>> 0) * 0x20_0000 + (key[1]! >>> 11);
