import { perft as count, Table } from '@patience/core/internals';
import { BadInput } from '../bad-input.js';
import { paintOf } from '../colour.js';
import { columns } from '../columns.js';
import type { Command } from '../command.js';
import { DEAL } from '../flags.js';
import { answer, EXIT } from '../io.js';
import { openGame, subject } from '../opening.js';
import { Progress } from '../progress.js';
import { titleOf } from '../title.js';

/** The command `perft`: counts the positions that are first reached at each depth. A mistake in the rules changes these numbers. */
export const perft: Command = {
  name: 'perft',
  operand: 'ID',
  needs: 'depth',
  flags: [...DEAL, 'moves', 'depth', 'exact'],
  async run(call) {
    const { args, io, words } = call;
    const depth = args.count('depth', 0, 1000);
    if (depth === undefined) throw new BadInput(words.flagMissing('depth', 'perft'));
    const game = await openGame(call);
    const progress = new Progress(io.err, words);
    const exact = args.flag('exact');
    const report = (layer: number, done: number, of: number): void => progress.show(done, of, words.perftLayer(layer));
    const layers = count(new Table(game.variant, game.options, game.table), depth, report, { exact });
    progress.end();
    answer(call, { ...subject(game), ...(exact && { exact }), layers }, () => {
      const number = new Intl.NumberFormat(call.locale);
      const rows = layers.map((positions, d) => [String(d), number.format(positions)]);
      return `${paintOf(io).bold(titleOf(game, call))}\n\n${columns([[words.depth, words.newPositions], ...rows], [0, 1])}`;
    });
    return EXIT.fine;
  },
};
