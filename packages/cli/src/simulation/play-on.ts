import type { Options, Variant } from '@patience/core';
import { deal, formatMove, list, MAX_MOVES, type Move, type Table } from '@patience/core/search';
import { BadInput } from '../bad-input.js';
import type { DealResult } from './result.js';

/** Maximum number of moves in a game. A longer game counts as unfinished. */
export const LONGEST_GAME = 1000;
const moves = new Int32Array(MAX_MOVES);

/** Chooses one of the first `count` moves. It is called again without that move when the move leads to a position that the game has seen. */
export type Choose = (table: Table, moves: Int32Array, count: number) => Move;

/**
 * Plays a deal by the chosen moves, but never back to a position that this game has seen. When only such moves are left, or after
 * {@link LONGEST_GAME}, the game ends as unfinished.
 * @param lines whether the result of a won game has its moves
 */
export function playOn(variant: Variant, options: Options, seed: number, choose: Choose, lines = false): DealResult {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new BadInput(dealt.error.message);
  const { table } = dealt.value;
  const seen = new Set<number>([shortKey(table)]);
  const line: Move[] = [];
  for (;;) {
    const status = table.status();
    if (status !== 'playing') return ended(status);
    const n = list(table, moves);
    if (n === 0) return ended('stuck');
    if (table.depth === LONGEST_GAME || !step(table, n, seen, (...position) => (line[table.depth] = choose(...position))))
      return ended('unfinished');
  }

  function ended(result: DealResult['result']): DealResult {
    const score = table.score();
    const played = { seed, result, moves: table.depth, ...(score === undefined ? {} : { score }) };
    return lines && result === 'won' ? { ...played, line: textsOf(table, line) } : played;
  }
}

/** Returns the moves of a game in notation, which depends on the position before each. The table is taken back to its deal. */
function textsOf(table: Table, line: readonly Move[]): string[] {
  const moves = line.slice(0, table.depth);
  while (table.depth > 0) table.undo();
  return moves.map((move) => {
    const text = formatMove(table, move);
    table.play(move);
    return text;
  });
}

/** Plays the chosen one of the listed moves that lead to a new position. @returns false when there is none */
function step(table: Table, n: number, seen: Set<number>, choose: Choose): boolean {
  for (let left = n; left > 0; left--) {
    const move = choose(table, moves, left);
    table.play(move);
    const before = seen.size;
    if (seen.add(shortKey(table)).size > before) return true;
    table.undo();
    const place = moves.indexOf(move);
    moves.copyWithin(place, place + 1, left);
  }
  return false;
}

/** Returns 53 bits of a position's key, which suffice to tell the positions of one game apart. */
const shortKey = ({ key }: Table): number => (key[0]! >>> 0) * 0x20_0000 + (key[1]! >>> 11);
