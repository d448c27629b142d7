import type { Options } from '../contract.js';
import type { list } from '../moves/legal.js';
import { playAndSeeShuffle } from '../table/shuffles.js';
import type { Table } from '../table/table.js';
import { hiddenCards, homeCards, type GameProgress } from './replica.js';

/**
 * Result of a search for a dead end. `dead`: all positions that can be reached were visited, and none makes progress. `open`: one makes
 * progress. `unknown`: there are more positions than the limit allows to visit.
 */
export type DeadEndResult = 'dead' | 'open' | 'unknown';

/** Arguments of {@link searchDeadEnd}. */
export interface DeadEndOptions {
  /** The table to play on; it is restored. Do not use it before the search has ended. */
  readonly table: Table<Options>;
  /** Progress of the game so far; only a position that exceeds it makes progress. */
  readonly reached: GameProgress;
  /** Card id → 1 when the player has seen its face. Turning up another card is progress. */
  readonly seen: Uint8Array;
  /** Largest number of positions to visit. */
  readonly most: number;
  /** The function of `@patience/core/internals`, which the caller passes since its bundle has it already. */
  readonly list: typeof list;
}

/** Number of moves of one position that are played without a yield: a position can have thousands, and each can have long consequences. */
const PAUSE = 50;
/** Largest number of moves of a position: see `MAX_MOVES`. */
const ROOM = 4096;

/** Returns a number for a position: 53 bits of its key. Two positions of a search have the same number with a probability below 10⁻⁷. */
const nameOf = ({ key }: Table): number => (key[0]! >>> 0) * 2 ** 21 + (key[1]! >>> 11);

/**
 * Finds out whether a position is a dead end: no position that can be reached makes progress. Progress is one of: more cards on
 * foundations and discard piles than ever before; fewer face-down cards in tableau, reserves and cells; a card that the player has never
 * seen; a shuffle; a win; the end of a scored game. The result never depends on the face of a card that the player has not seen.
 *
 * It yields at every position, and within one every {@link PAUSE} moves, since listing the moves of one position can take tens of milliseconds.
 * To end it early, call `return()`; the table is then restored.
 *
 * @throws ContractError when the variant's rules throw
 */
export function* searchDeadEnd({ table, reached, seen, most, list: listMoves }: DeadEndOptions): Generator<undefined, DeadEndResult> {
  const { depth } = table;
  if (table.status() !== 'playing') return table.status() === 'lost' ? 'dead' : 'open';
  const unseen = Array.from(seen.keys()).filter((id) => seen[id] === 0);
  const visited = new Set([nameOf(table)]);
  /** Moves that lead to new positions, for all positions of the present branch, in one list. */
  const moves: number[] = [];
  const starts: number[] = [];
  const listed = new Int32Array(ROOM);

  /** Lists the moves of the present position that lead to new positions. @returns true when one of them makes progress */
  const expand = function* (): Generator<undefined, boolean> {
    const n = listMoves(table, listed);
    starts.push(moves.length);
    for (let i = 0; i < n; i++) {
      if (i % PAUSE === PAUSE - 1) yield undefined;
      const move = listed[i]!;
      const shuffled = playAndSeeShuffle(table, move);
      const status = table.status();
      const progress =
        shuffled ||
        status === 'won' ||
        status === 'over' ||
        homeCards(table) > reached.home ||
        unseen.some((id) => table.up[id]) ||
        hiddenCards(table) < reached.hidden;
      const name = nameOf(table);
      table.undo();
      if (progress) return true;
      if (visited.has(name)) continue;
      visited.add(name);
      if (status === 'playing') moves.push(move);
    }
    return false;
  };

  try {
    if (yield* expand()) return 'open';
    while (starts.length > 0) {
      if (moves.length === starts.at(-1)!) {
        starts.pop();
        if (starts.length > 0) table.undo();
        continue;
      }
      if (visited.size > most) return 'unknown';
      yield undefined;
      table.play(moves.pop()!);
      if (yield* expand()) return 'open';
    }
    return 'dead';
  } finally {
    while (table.depth > depth) table.undo();
  }
}
