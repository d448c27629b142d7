import { COMMANDS } from './command-names.js';
import type { Command } from './command.js';
import { COMMON, FLAGS, type Flag, type FlagName } from './flags.js';
import { columns } from './columns.js';
import type { CliWords } from './words/index.js';

/** Returns the text of `patience --help`. */
export function help(words: CliWords): string {
  const commands = COMMANDS.map((name) => [`  ${name}`, words.commands[name].summary]);
  return `${words.about}\n\n${words.usage}: patience ${words.command} …\n\n${columns(commands)}\n\n${flagLines(COMMON, words)}\n\n${words.moreHelp}\n`;
}

/** Returns the text of `patience COMMAND --help`. */
export function commandHelp({ name, operand, needs, flags }: Command, words: CliWords): string {
  const { summary, details } = words.commands[name];
  const line = ['patience', name, ...(operand ? [operand] : []), ...(needs ? [written(needs)] : []), `[${words.options}]`].join(' ');
  return `${summary}\n\n${words.usage}: ${line}\n\n${flagLines([...flags, ...COMMON], words)}\n\n${details}\n`;
}

const flagLines = (flags: readonly FlagName[], words: CliWords): string =>
  columns(flags.map((name) => [`  ${written(name)}`, words.flags[name]]));

function written(name: FlagName): string {
  const { value, short }: Flag = FLAGS[name];
  const flag = short === undefined ? `--${name}` : `-${short}, --${name}`;
  return value === undefined ? flag : `${flag} ${value}`;
}
