import { Game } from '@patience/core';
import type { Command } from '../command.js';
import { answer, EXIT } from '../io.js';
import { readInput } from '../input.js';
import { badInput } from '../opening.js';
import { parseSavedGame } from '../saved-game.js';
import { titleOf } from '../title.js';
import { findInstalled, load } from '../variants.js';

/** The command `replay`: plays a saved game again, move by move, and prints how it stands. */
export const replay: Command = {
  name: 'replay',
  operand: 'FILE',
  flags: [],
  async run(call) {
    const text = await readInput(call, call.args.operand('FILE'));
    const save = parseSavedGame(text);
    if (!save.ok) throw badInput(call, save.error);
    // Look for the patience among the installed ones only: a file must not name other code to run.
    const variant = await load(call, findInstalled(call, save.value.variant));
    const loaded = Game.load(variant, save.value);
    if (!loaded.ok) throw badInput(call, loaded.error, variant);
    const game = loaded.value;
    const { status, score, moves, cursor, stuck } = game;
    const points = score === undefined ? {} : { score };
    answer(call, { variant: variant.id, status, ...points, moves, gestures: cursor, stuck }, () => {
      const { words } = call;
      const facts = [stuck ? words.stuck : words.status[status], words.movesMade(moves), words.gesturesMade(cursor)];
      return `${titleOf(game, call)}\n${[...facts, ...(score === undefined ? [] : [words.score(score)])].join(' · ')}`;
    });
    return EXIT.fine;
  },
};
