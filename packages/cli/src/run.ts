import { readFileSync } from 'node:fs';
import { Arguments } from './arguments.js';
import { BadInput } from './bad-input.js';
import { COMMANDS, loadCommand } from './command.js';
import { commandHelp, help } from './help.js';
import { EXIT, oneLine, type Io } from './io.js';
import { localeOf, wordsOf } from './words/index.js';

/**
 * Runs one command line. Whatever goes wrong is told in one line on standard error.
 * @param argv without the program's own name
 * @returns the exit code
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const locale = localeOf(argv, io.env);
  const words = wordsOf(locale);
  try {
    const [first, ...rest] = argv;
    const name = COMMANDS.find((command) => command === first);
    if (name === undefined) {
      if (first !== undefined && !first.startsWith('-')) throw new BadInput(words.unknownCommand(first, COMMANDS.join(', ')));
      const args = new Arguments(argv, [], 'patience', words);
      if (args.flag('version')) return printed(io, version());
      // Asked for nothing: the help is the diagnosis, so that a pipe gets nothing it did not ask for.
      if (args.flag('help')) return printed(io, help(words));
      io.err.write(help(words));
      return EXIT.badInput;
    }
    const command = await loadCommand(name);
    const args = new Arguments(rest, command.flags, `patience ${name}`, words);
    if (args.flag('help')) return printed(io, commandHelp(command, words));
    if (args.flag('version')) return printed(io, version());
    const lang = args.text('lang');
    if (lang !== undefined && lang !== 'de' && lang !== 'en') throw new BadInput(words.unknownLanguage(lang));
    return await command.run({ args, io, locale, words });
  } catch (error) {
    io.err.write(`patience: ${oneLine(error)}\n`);
    if (io.env['PATIENCE_DEBUG'] && error instanceof Error) io.err.write(`${error.stack ?? ''}\n`);
    return EXIT.badInput;
  }
}

function printed(io: Io, text: string): number {
  io.out.write(text);
  return EXIT.fine;
}

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return `${manifest.version}\n`;
}
