import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { divided } from './command-line.js';
import { FLAGS, type Flag } from './flags.js';
import type { CliWords } from './words/index.js';

/** A module by its path belongs to no installed package: `./game.js`. */
export const isModulePath = (text: string): boolean => /^\.{0,2}[\\/]|\.[cm]?[jt]s$/.test(text);

/** Is a file there that could be a module? */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The flag that makes this Node confine a process; undefined where it has none. */
export const confiningFlag = (flags: ReadonlySet<string> = process.allowedNodeEnvironmentFlags): string | undefined =>
  ['--permission', '--experimental-permission'].find((flag) => flags.has(flag));

/** What is to be said about how far that goes. */
export const warning = (
  words: CliWords,
  module: string,
  flags: ReadonlySet<string> = process.allowedNodeEnvironmentFlags,
): string | undefined =>
  confiningFlag(flags) === undefined ? words.unconfined(module) : flags.has('--allow-net') ? undefined : words.halfConfined(module);

/** The path among the words of a command line, if there is one. What `replay` reads is a saved game and no module, whatever its name. */
export function moduleIn(argv: readonly string[], cwd: string): string | undefined {
  const { word: command, after } = divided(argv);
  if (command === 'replay') return undefined;
  const found = after.find((word, i) => isModulePath(word) && !takesValue(after[i - 1] ?? '') && isFile(resolve(cwd, word)));
  return found === undefined ? undefined : resolve(cwd, found);
}

const takesValue = (word: string): boolean =>
  Object.entries(FLAGS).some(([name, { value }]: [string, Flag]) => word === `--${name}` && value !== undefined);
