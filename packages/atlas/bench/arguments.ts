import { parseArgs } from 'node:util';
import { BadInput } from '../src/count/index.js';

/** The options given on the command line. */
export interface Given {
  readonly word: string | undefined;
  readonly flags: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads the command line. @param names of flags, each of which has a value @param words of which one may come first @throws BadInput for
 * anything else
 */
export function given(names: readonly string[], words: readonly string[] = []): Given {
  let read;
  try {
    read = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
  } catch (error) {
    const [first] = (error as Error).message.split('. ');
    throw new BadInput(`${first!.replace(/\.$/, '')}. Flags are ${names.map((name) => `--${name}`).join(', ')}.`);
  }
  const [word, ...more] = read.positionals;
  if (more.length > 0 || (word !== undefined && !words.includes(word)))
    throw new BadInput(`“${read.positionals.join(' ')}” is no command${words.length > 0 ? `; there are ${words.join(' and ')}` : ''}.`);
  return { word, flags: read.values };
}

/** Ends a program that is run by hand after an error. Prints the message of a BadInput, and the stack of any other error. */
export function endWith(error: unknown): never {
  console.error(error instanceof Error && error.constructor !== Error && !(error instanceof BadInput) ? error : (error as Error).message);
  process.exit(error instanceof BadInput ? 2 : 1);
}
