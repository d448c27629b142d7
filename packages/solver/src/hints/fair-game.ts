import type { Options } from '@patience/core';
import { formatMove, list, MAX_MOVES, Table, type Move } from '@patience/core/internals';
import { hint } from './hint.js';
import { VisitedPositions } from './visited-positions.js';

/** Number of moves after which a game is ended. */
const MOST_MOVES = 1000;

/** Version of the fair player. Raise it when the player decides differently: counts of different versions must not be added. */
export const FAIR_PLAYER_VERSION = 3;

/** Result of a fair game. `over`: a scored game ended, and `score` is its result. `stuck`: there was no legal move. `unfinished`: no move led to a new position, or the game was too long. */
export interface FairGame {
  readonly result: 'won' | 'lost' | 'over' | 'stuck' | 'unfinished';
  readonly moves: number;
  readonly positions: number;
  /** The moves of the game in notation. */
  readonly line: readonly string[];
  /** The points of the game; absent when the patience has no score. */
  readonly score?: number;
}

/**
 * Plays a deal to its end by hints and plans that use only what a player sees; the face-down cards are guessed again for each plan.
 * A winning line that is found when all cards lie open is followed. The same deal is played equally on every machine.
 * @param given the table, which is copied
 * @param budget number of positions that the search for each hint may visit
 * @param seed seed of the guesses
 * @throws ContractError when the variant breaks the contract
 */
export function playFair<O extends Options>(
  given: Table<O>,
  { budget, seed }: { readonly budget: number; readonly seed: number },
): FairGame {
  const source = given as unknown as Table<Options>;
  const table = new Table(source.variant, source.options, source);
  const moves = new Int32Array(MAX_MOVES);
  const past = new VisitedPositions();
  past.visit(table);
  let plan: Move[] = [];
  let positions = 0;
  const line: string[] = [];
  const ended = (result: FairGame['result']): FairGame => {
    const score = table.score();
    return { result, moves: table.depth, positions, line, ...(score === undefined ? {} : { score }) };
  };
  for (;;) {
    const status = table.status();
    if (status !== 'playing') return ended(status);
    if (list(table, moves) === 0) return ended('stuck');
    if (table.depth === MOST_MOVES) return ended('unfinished');
    if (plan.length === 0) {
      const advice = hint(table, { past, budget, time: Infinity, polish: 0, seed: seed + table.depth });
      positions += advice.positions;
      if (advice.move === undefined) return ended(advice.lost ? 'lost' : 'unfinished');
      plan = [...(advice.line ?? advice.plan!)];
    }
    const move = plan.shift()!;
    line.push(formatMove(table, move));
    table.play(move);
    past.visit(table);
  }
}
