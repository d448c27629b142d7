import { registeredLanguages, type LanguageTag } from '@patience/core';
import { addBuiltIn, specificFirst, translated } from '@patience/core/internals';
import { builtIn } from './built-in.js';
import { speak, type CliTexts, type CliWords } from './cli-words.js';
import { en } from './en.js';

export type { CliWords } from './cli-words.js';

addBuiltIn(builtIn);

/** Returns the words of the command line in a language, with English for texts that the language lacks. */
export const wordsOf = (locale: LanguageTag): CliWords => speak(translated<CliTexts>('cli', en, locale), locale);

/**
 * Returns the tag of the language that the command line asks for: `--lang`, else the language of the shell, else English. It is read first,
 * so that errors are in that language, too.
 */
export function askedLanguage(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): LanguageTag {
  const at = argv.lastIndexOf('--lang');
  const given = at >= 0 ? argv[at + 1] : argv.findLast((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  // Remove the encoding and the modifier of `de_DE.UTF-8@euro`. The shell's language C is no language, and becomes English.
  const language = (given ?? (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '')).split(/[.@]/, 1)[0]!;
  return specificFirst(language)[0] ?? 'en';
}

/** Returns the language of the command line: the one asked for or, for `de-AT`, the more general `de`, where that is installed; else English. */
export function localeOf(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): LanguageTag {
  const asked = askedLanguage(argv, env);
  const [known] = specificFirst(asked).filter((tag) => registeredLanguages().includes(tag));
  return known ?? 'en';
}
