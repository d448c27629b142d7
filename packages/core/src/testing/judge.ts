import { searchDeadEnd, type DeadEndResult } from '../ahead/dead-end.js';
import { searchFinish } from '../ahead/finish.js';
import { hiddenCards, homeCards, Replica } from '../ahead/replica.js';
import { Random } from '../cards/random.js';
import { deal } from '../game/deal.js';
import type { Game } from '../game/game.js';
import { autoMoves } from '../moves/auto-moves.js';
import { actionReason, list } from '../moves/legal.js';
import { formatMove, parseMove } from '../moves/notation.js';
import type { Table } from '../table/table.js';

/** Runs a search to its end without a pause. */
function toTheEnd<T>(search: Generator<undefined, T>): T {
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** Positions that are visited where a test says nothing else. */
const MOST = 20_000;

/** Is the game a dead end, by what its player has seen and reached? @param most positions to be visited */
export function prospectOf(game: Game, most = MOST): DeadEndResult {
  const replica = Replica.of(game, { deal, parseMove });
  if (!replica) throw new Error('the deal cannot be repeated');
  const { table, seen, reached } = replica;
  return toTheEnd(searchDeadEnd({ table, seen, reached, most, list }));
}

/** Is this position of a table a dead end for somebody who has seen all cards? */
export const prospectOfTable = (table: Table, most = MOST): DeadEndResult =>
  toTheEnd(
    searchDeadEnd({
      table,
      seen: new Uint8Array(table.cards.length).fill(1),
      reached: { home: homeCards(table), hidden: hiddenCards(table) },
      most,
      list,
    }),
  );

/** The moves of "Finish" in notation, or undefined where it is not offered. @param seen by id of the card; absent: all cards were seen */
export const finishOf = (table: Table, seen: Uint8Array = new Uint8Array(table.cards.length).fill(1)): readonly string[] | undefined =>
  toTheEnd(searchFinish(table, seen, { autoMoves, actionReason, Random }))?.map((move) => formatMove(table, move));
