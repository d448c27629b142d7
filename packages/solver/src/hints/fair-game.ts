import type { Options } from '@patience/core';
import { list, MAX_MOVES, Table, type Move } from '@patience/core/search';
import { hint } from './hint.js';
import { VisitedPositions } from './visited-positions.js';

/** A game is ended that is longer. */
const MOST_MOVES = 1000;

/** Another number means that the player sees or thinks otherwise: what was counted with two numbers is never added. */
export const FAIR_PLAYER_VERSION = 3;

/** How a fair game ended. `stuck`: no legal move. `unfinished`: none that leads on, or too long. */
export interface FairGame {
  readonly result: 'won' | 'lost' | 'stuck' | 'unfinished';
  readonly moves: number;
  readonly positions: number;
  /** Absent where the patience counts none. */
  readonly score?: number;
}

/**
 * Plays a deal to its end by hints and plans that see what a player sees: where the face-down cards lie is guessed anew for each plan.
 * A line that is found once all cards lie open is followed. The same deal is played alike on every machine.
 * @param given it is copied
 * @param budget positions that the thought about each plan may look at
 * @param seed of the guesses
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
  const ended = (result: FairGame['result']): FairGame => {
    const score = table.score();
    return { result, moves: table.depth, positions, ...(score === undefined ? {} : { score }) };
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
    table.play(plan.shift()!);
    past.visit(table);
  }
}
