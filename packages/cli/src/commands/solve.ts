import { Table } from '@patience/core/internals';
import { solve as search } from '@patience/solver';
import { paintOf } from '../colour.js';
import type { Command } from '../command.js';
import { DEAL, LIMITS } from '../flags.js';
import { answer, EXIT } from '../io.js';
import { limitsOf } from '../limits.js';
import { openGame, subject } from '../opening.js';
import { Progress } from '../progress.js';
import { searchOptions } from '../simulation/solver.js';
import { checkOutput, saveGame } from '../saved-game.js';
import { titleOf } from '../title.js';

/** The command `solve`: finds out whether a position can be won, and prints a winning line; in a scored game the line with the most points found. */
export const solve: Command = {
  name: 'solve',
  operand: 'ID',
  flags: [...DEAL, 'moves', ...LIMITS, 'save'],
  async run(call) {
    const { args, io, words } = call;
    const limits = limitsOf(args, words);
    const file = args.text('save');
    if (file !== undefined) checkOutput(call, file);
    const game = await openGame(call);
    const signal = io.interruption();
    const progress = new Progress(io.err, words);
    const found = await search(new Table(game.variant, game.options, game.table), {
      ...searchOptions(limits),
      signal,
      onProgress: ({ ms, positions }) => progress.show(Math.min(ms, limits.time), limits.time, words.searching(positions)),
    });
    progress.end();
    const { verdict, positions, home, best } = found;
    const line = found.line ?? best;
    const ms = Math.round(found.ms);
    const moves = line?.text ?? [];
    for (const move of moves) game.play(move);
    const solved = line && game.save();
    answer(
      call,
      {
        ...subject(game),
        verdict,
        moves,
        positions,
        ...(best && { score: best.points }),
        ...(home !== undefined && { home }),
        ms,
        ...(solved && { game: solved }),
      },
      () => {
        const head = paintOf(io).bold(titleOf(game, call));
        const length = line ? [words.movesMade(moves.length)] : [];
        const result = best ? words.bestScore(best.points) : words.verdicts[verdict];
        const facts = [result, ...length, words.searched(positions, ms)].join(' · ');
        return [head, facts, ...(line ? ['', filled(moves, io.out.columns)] : [])].join('\n');
      },
    );
    if (solved && file !== undefined) saveGame(call, file, solved);
    if (verdict === 'aborted') return EXIT.interrupted;
    return line ? EXIT.fine : EXIT.negative;
  },
};

/** Returns moves in lines of at most `columns` characters. The text can be given to `--moves` unchanged. */
function filled(texts: readonly string[], columns: number): string {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= columns) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  }
  return lines.join('\n');
}
