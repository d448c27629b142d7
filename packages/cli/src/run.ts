import { readFileSync } from 'node:fs';
import { specificFirst } from '@patience/core/internals';
import { Arguments } from './arguments.js';
import { BadInput } from './bad-input.js';
import { divided } from './command-line.js';
import { COMMANDS } from './command-names.js';
import { commandHelp, help } from './help.js';
import { EXIT, oneLine, type Call, type Io } from './io.js';
import { loadCommand } from './load-command.js';
import { printable, shown } from './printable.js';
import { PROGRAM } from './program.js';
import { findVariant } from './variants.js';
import { wordsOf, type CliWords } from './words/index.js';
import { findLanguage, knownLanguages } from './words/installed.js';

/**
 * Runs one command line. Errors are reported in one line on standard error, bugs of this program with their stack.
 * @param argv the command line without the name of the program
 * @returns the exit code, see {@link EXIT}
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const locale = findLanguage(argv, io.env, io.program ?? PROGRAM);
  const words = wordsOf(locale);
  try {
    const { word, before, after } = divided(argv);
    const name = COMMANDS.find((command) => command === word);
    if (name === undefined) return general(word, new Arguments(before, [], 'patience', words), io, words);
    const command = await loadCommand(name);
    const args = new Arguments([...before, ...after], command.flags, `patience ${name}`, words);
    if (args.flag('help')) return printed(io, commandHelp(command, words));
    if (args.flag('version')) return printed(io, version());
    const lang = args.text('lang');
    if (lang !== undefined && !specificFirst(lang).includes(locale))
      throw new BadInput(words.unknownLanguage(shown(lang), knownLanguages(io.program ?? PROGRAM).join(', ')));
    const call: Call = { args, io, locale, words };
    return await command.run(command.operand === 'ID' ? { ...call, found: findVariant(call, args.operand('ID')) } : call);
  } catch (error) {
    return failed(error, io, words);
  }
}

/** Answers a command line without a command: `--version` and `--help`. @throws BadInput for anything else */
function general(word: string | undefined, args: Arguments, io: Io, words: CliWords): number {
  const known = COMMANDS.join(', ');
  if (word !== undefined) throw new BadInput(words.unknownCommand(shown(word), known));
  if (args.flag('version')) return printed(io, version());
  if (args.flag('help')) return printed(io, help(words));
  if (!args.flag('json')) io.out.write(help(words));
  throw new BadInput(words.noCommand(known));
}

/** Names of errors that are reported without a stack. They are compared by name, because an error from a worker thread has lost its class. */
const EXPECTED: readonly string[] = ['BadInput', 'ContractError'];

function failed(error: unknown, io: Io, words: CliWords): number {
  const expected = error instanceof Error && EXPECTED.includes(error.name);
  const line = oneLine(error);
  io.err.write(`patience: ${expected ? line : words.fault(line)}\n`);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  if (stack && (!expected || io.env['PATIENCE_DEBUG'])) io.err.write(`${stack.split('\n').map(printable).join('\n')}\n`);
  return expected ? EXIT.badInput : EXIT.fault;
}

function printed(io: Io, text: string): number {
  io.out.write(text);
  return EXIT.fine;
}

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return `${manifest.version}\n`;
}
