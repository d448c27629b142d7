import { searchDeadEnd, type DeadEndResult } from '../ahead/dead-end.js';
import { searchFinish } from '../ahead/finish.js';
import { hiddenCards, homeCards, Replica } from '../ahead/replica.js';
import { Random } from '../cards/random.js';
import { deal } from '../game/deal.js';
import type { Game } from '../game/game.js';
import { firstAutoMove } from '../moves/auto-moves.js';
import { actionReason, list } from '../moves/legal.js';
import { formatMove, parseMove } from '../moves/notation.js';
import type { Table } from '../table/table.js';

/** Runs a search to its end without pauses. */
function toTheEnd<T>(search: Generator<undefined, T>): T {
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** Default number of positions to visit at most. */
const MOST = 20_000;

/** Returns whether a game is a dead end for its player, who has seen only some cards. @param most number of positions to visit at most */
export function deadEndOf(game: Game, most = MOST): DeadEndResult {
  const replica = Replica.of(game, { deal, parseMove });
  if (!replica) throw new Error('The deal of the game cannot be repeated: its variant has changed since.');
  const { table, seen, reached } = replica;
  return toTheEnd(searchDeadEnd({ table, seen, reached, most, list }));
}

/** Returns whether a position is a dead end for a player who has seen all cards. @param most number of positions to visit at most */
export const deadEndOfTable = (table: Table, most = MOST): DeadEndResult =>
  toTheEnd(
    searchDeadEnd({
      table,
      seen: new Uint8Array(table.cards.length).fill(1),
      reached: { home: homeCards(table), hidden: hiddenCards(table) },
      most,
      list,
    }),
  );

/** Returns the moves of "Finish" in notation; undefined where it is not offered. @param seen card id → 1 for a card that the player has seen; default: all */
export const finishOf = (table: Table, seen: Uint8Array = new Uint8Array(table.cards.length).fill(1)): readonly string[] | undefined =>
  toTheEnd(searchFinish(table, seen, { firstAutoMove, actionReason, Random }))?.map((move) => formatMove(table, move));
