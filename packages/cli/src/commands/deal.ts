import { pileCards } from '@patience/core/internals';
import { paintOf } from '../colour.js';
import type { Command } from '../command.js';
import { DEAL } from '../flags.js';
import { answer, EXIT } from '../io.js';
import { openGame, subject } from '../opening.js';
import { picture } from '../picture.js';
import { titleOf } from '../title.js';

/** The command `deal`: prints the deck and the piles of a deal. */
export const deal: Command = {
  name: 'deal',
  operand: 'ID',
  flags: DEAL,
  async run(call) {
    const game = await openGame(call);
    const { table } = game;
    const piles = Object.fromEntries(table.rules.ids.map((id, i) => [id, pileCards(table, i)]));
    answer(call, { ...subject(game), deck: Array.from(table.face, (face) => table.rules.faces.format(face)), piles }, () => {
      const paint = paintOf(call.io);
      return `${paint.bold(titleOf(game, call))}\n\n${picture(game.view, game.piles, paint, call.io.out.columns)}`;
    });
    return EXIT.fine;
  },
};
