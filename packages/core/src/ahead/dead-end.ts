import type { Options } from '../contract.js';
import type { list } from '../moves/legal.js';
import { ACTION, kindOf } from '../moves/move.js';
import type { Step } from '../table/step.js';
import type { Table } from '../table/table.js';
import { hiddenCards, homeCards, type GameProgress } from './replica.js';

/**
 * What a search for a dead end found: `dead`, since every position that can be reached was visited and none of them makes progress;
 * `open`, since progress was found; `unknown`, since there are more positions than were to be visited.
 */
export type DeadEndResult = 'dead' | 'open' | 'unknown';

/** A position to be judged. */
export interface DeadEndOptions {
  /** Is played on and taken back; nobody else may use it before the search has ended. */
  readonly table: Table<Options>;
  /** How far the game had come: progress is what goes further. */
  readonly reached: GameProgress;
  /** By id of the card: 1 when the player has seen its face. That another one turns up is progress. */
  readonly seen: Uint8Array;
  /** Positions to be visited at most. */
  readonly most: number;
  /** The function of `@patience/core/search`; given by the caller, whose bundle has it already. */
  readonly list: typeof list;
}

/** Positions between two pauses. */
const PAUSE = 16;
/** Positions of a table at most have so many moves: see `MAX_MOVES`. */
const ROOM = 4096;

/** A number for a position: 53 bits of the key of its table. Two positions of a search share one with a probability below 10⁻⁷. */
const nameOf = ({ key }: Table): number => (key[0]! >>> 0) * 2 ** 21 + (key[1]! >>> 11);

/**
 * Is this position a dead end? Progress is: more cards on foundations and discard piles than there ever were, fewer face-down cards in
 * tableau, reserves and cells, a card that the player has never seen, a shuffle, or the win. A position is dead when none of the
 * positions that can be reached makes any. The answer never depends on the face of a card that the player has not seen.
 *
 * Pauses every few positions; whoever ends it early calls `return()`, after which the table is as it was.
 *
 * @throws ContractError when the variant's rules throw
 */
export function* searchDeadEnd({ table, reached, seen, most, list: listMoves }: DeadEndOptions): Generator<undefined, DeadEndResult> {
  const { depth } = table;
  if (table.status() !== 'playing') return table.status() === 'won' ? 'open' : 'dead';
  const unseen = Array.from(seen.keys()).filter((id) => seen[id] === 0);
  const watched = watchShuffles(table);
  const visited = new Set([nameOf(table)]);
  /** Moves that lead to new positions, and where those of each position on the way begin. */
  const moves: number[] = [];
  const starts: number[] = [];
  const listed = new Int32Array(ROOM);

  /** Lists the moves of this position that lead to new ones. True when one of them makes progress. */
  const expand = (): boolean => {
    const n = listMoves(table, listed);
    starts.push(moves.length);
    for (let i = 0; i < n; i++) {
      const move = listed[i]!;
      const shuffled = watched(move);
      const status = table.status();
      const progress =
        shuffled ||
        status === 'won' ||
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
    if (expand()) return 'open';
    for (let turn = 1; starts.length > 0; turn++) {
      if (turn % PAUSE === 0) yield undefined;
      if (moves.length === starts.at(-1)!) {
        starts.pop();
        if (starts.length > 0) table.undo();
        continue;
      }
      if (visited.size > most) return 'unknown';
      table.play(moves.pop()!);
      if (expand()) return 'open';
    }
    return 'dead';
  } finally {
    while (table.depth > depth) table.undo();
  }
}

/** Plays moves and tells whether a pile was shuffled by one. Only actions and forced consequences can shuffle. */
function watchShuffles(table: Table<Options>): (move: number) => boolean {
  const { after } = table.variant;
  return (move) => {
    if (!after && kindOf(move) !== ACTION) {
      table.play(move);
      return false;
    }
    const steps: Step[] = [];
    table.recorder = steps;
    try {
      table.play(move);
    } finally {
      table.recorder = undefined;
    }
    return steps.some(({ type }) => type === 'shuffle');
  };
}
