import type { Game } from '@patience/core';
import {
  actionMove,
  cardsMove,
  formatMove,
  isLegal,
  list,
  MAX_MOVES,
  movable,
  pairMove,
  type Move,
  type Table,
} from '@patience/core/internals';
import { paintOf } from '../colour.js';
import { columns } from '../columns.js';
import type { Command } from '../command.js';
import { DEAL } from '../flags.js';
import { answer, EXIT } from '../io.js';
import { moveText } from '../move-text.js';
import { openGame, subject } from '../opening.js';
import { picture } from '../picture.js';
import { titleOf } from '../title.js';

/** The command `moves`: prints the legal moves of a position. */
export const moves: Command = {
  name: 'moves',
  operand: 'ID',
  flags: [...DEAL, 'moves', 'all'],
  async run(call) {
    const game = await openGame(call);
    const { table, status, stuck, score } = game;
    const found = legalMoves(game, call.args.flag('all'));
    const texts = found.map((move) => formatMove(table, move));
    const state = { played: game.moves, status, stuck, ...(score === undefined ? {} : { score }) };
    answer(call, { ...subject(game), ...state, moves: texts }, () => {
      const paint = paintOf(call.io);
      const lines = found.map((move, i) => [`  ${texts[i]!}`, moveText(table, move, call.locale, paint)]);
      const count = call.words.legalMoves(found.length);
      const head = status === 'playing' ? count : call.words.status[status];
      return [
        paint.bold(titleOf(game, call)),
        '',
        picture(game.view, game.piles, paint, call.io.out.columns),
        '',
        head,
        columns(lines),
      ].join('\n');
    });
    return EXIT.fine;
  },
};

/** Returns the legal moves; none when the game is over. @param all whether moves that differ only in interchangeable piles are all listed */
function legalMoves({ table, status }: Game, all: boolean): Move[] {
  if (status !== 'playing') return [];
  if (all) return everyMove(table);
  const found = new Int32Array(MAX_MOVES);
  return [...found.subarray(0, list(table, found))];
}

function everyMove(table: Table): Move[] {
  const { count, sources } = table.rules;
  const found: Move[] = [];
  for (const from of sources)
    for (let n = 1; n <= movable(table, from); n++) for (let to = 0; to < count; to++) found.push(cardsMove(from, to, n));
  for (const [i, a] of sources.entries()) for (const b of sources.subarray(i + 1)) found.push(pairMove(a, b));
  for (const [action, { each, piles }] of table.rules.actions.entries())
    if (each) for (const pile of piles) found.push(actionMove(action, pile));
    else found.push(actionMove(action));
  return found.filter((move) => isLegal(table, move));
}
