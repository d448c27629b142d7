import { setImmediate } from 'node:timers/promises';
import { ContractError, Game, say, wordsOf, type SavedGame, type Variant } from '@patience/core';
import { conformance } from '@patience/core/testing';
import { problemOf, type Mistake } from '@patience/recipe';
import { withTexts } from '@patience/recipe/describe';
import { findWinnable } from '@patience/solver';
import { paintOf } from '../colour.js';
import type { Command } from '../command.js';
import { LIMITS } from '../flags.js';
import { answer, EXIT, type Call } from '../io.js';
import { limitsOf } from '../limits.js';
import { printable } from '../printable.js';
import { Progress } from '../progress.js';
import { isRecipe, parseRecipe } from '../recipe-file.js';
import { searchOptions } from '../simulation/solver.js';
import { load } from '../variants.js';

/** Largest number of deals that the solver tries to win, until it has won one. */
const DEALS = 4;

/** The command `check`: lists the mistakes of a recipe, and tests a patience by the laws of the conformance kit. */
export const check: Command = {
  name: 'check',
  operand: 'ID',
  flags: LIMITS,
  async run(call) {
    const { args, io, words, found } = call;
    const named = args.operand('ID');
    const read = isRecipe(found!.module) ? await parseRecipe(found!.module) : undefined;
    if (read?.ok === false) return refused(call, named, read.mistakes);
    const variant = read ? withTexts(read.value) : await load(call, found!);
    const { laws, broken } = await tested(call, variant);
    // The kit names the patience by its id, which a recipe or module has only once it is installed.
    const messages = onceEach(broken)
      .map((message) => (read ? forRecipe(message, named) : message))
      .map((message) => message.replaceAll(` ${variant.id} --seed `, ` ${named} --seed `));
    answer(call, { variant: variant.id, mistakes: [], laws, broken: messages }, () => {
      const head = paintOf(io).bold(wordsOf(variant, call.locale).name);
      return broken.length === 0
        ? `${head}\n${words.lawsKept(laws)}`
        : `${head}\n${words.lawsBroken(broken.length, laws)}\n\n${messages.join('\n\n')}`;
    });
    return broken.length === 0 ? EXIT.fine : EXIT.negative;
  },
};

/** Matches the options in the message of a law. */
const OPTIONS = / \(options [^)]*\)/;

/** Merges messages that differ only in the options of the game, and leaves the options out of those. */
function onceEach(messages: readonly string[]): string[] {
  const same = (message: string): string[] => messages.filter((other) => other.replace(OPTIONS, '') === message.replace(OPTIONS, ''));
  return [...new Set(messages.map((message) => (same(message).length > 1 ? message.replace(OPTIONS, '') : message)))];
}

/** Replaces advice about the file of recorded games, which a single recipe does not have. */
const forRecipe = (message: string, named: string): string =>
  message
    .replace(/Let the solver[^]*fixtures\.won:[^]*/, `To search deals 1 to ${DEALS} for longer: patience check ${named} --time 5m`)
    .replace(/; add a game that does to fixtures\.over/, '');

/** Prints the mistakes of a recipe. */
function refused(call: Call, named: string, mistakes: readonly Mistake[]): number {
  answer(call, { mistakes }, () => {
    const sentences = mistakes.map((mistake) => say(problemOf(mistake, printable(named)), call.locale));
    return [paintOf(call.io).bold(call.words.mistakes(mistakes.length)), ...sentences].join('\n');
  });
  return EXIT.negative;
}

/** Tests a patience by all laws. @returns the number of laws, one for each combination of options, and the messages of those that are broken */
async function tested(call: Call, variant: Variant): Promise<{ laws: number; broken: string[] }> {
  const tests: { readonly name: string; readonly body: () => void }[] = [];
  const won = await wonGame(call, variant);
  conformance(variant, {
    describe: (_, body) => body(),
    test: (name, body) => void tests.push({ name, body }),
    fixtures: { won: won ? [won] : [] },
  });
  const progress = new Progress(call.io.err, call.words);
  const broken: string[] = [];
  try {
    for (const [i, { name, body }] of tests.entries()) {
      progress.show(i, tests.length, name);
      await setImmediate();
      try {
        body();
      } catch (error) {
        if (!(error instanceof ContractError)) throw error;
        broken.push(error.message);
      }
    }
  } finally {
    progress.end();
  }
  return { laws: tests.length, broken };
}

/** Lets the solver win a deal. @returns the saved game; undefined when it wins none within its limits, or none can be dealt */
async function wonGame({ args, words }: Call, variant: Variant): Promise<SavedGame | undefined> {
  try {
    const found = await findWinnable(variant, { ...searchOptions(limitsOf(args, words)), from: 1, deals: DEALS });
    if (!found) return undefined;
    const started = Game.start(variant, { seed: found.seed });
    if (!started.ok) return undefined;
    for (const move of found.line.text) started.value.play(move);
    return started.value.save();
  } catch (error) {
    // The laws report a patience that cannot be dealt, or whose rules throw.
    if (error instanceof ContractError || error instanceof RangeError) return undefined;
    throw error;
  }
}
