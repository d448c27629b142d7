import { registeredLanguages, type LanguageTag } from '@patience/core';
import { addBuiltIn, specificFirst, translated } from '@patience/core/search';
import { builtIn } from './built-in.js';
import { speak, type CliTexts, type CliWords } from './cli-words.js';
import { en } from './en.js';

export type { CliWords } from './cli-words.js';

addBuiltIn(builtIn);

/** What the command line says in a language; in English what the language lacks. */
export const wordsOf = (locale: LanguageTag): CliWords => speak(translated<CliTexts>('cli', en, locale), locale);

/**
 * The language that the command line asks for, as a tag: `--lang`, else the language of the shell, else English. Looked at before
 * anything else, so that mistakes are told in it too.
 */
export function askedLanguage(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): LanguageTag {
  const at = argv.lastIndexOf('--lang');
  const given = at >= 0 ? argv[at + 1] : argv.findLast((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  // A shell adds an encoding and a modifier: `de_DE.UTF-8@euro`. Its language C is none.
  const language = (given ?? (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '')).replace(/[.@].*$/, '');
  return specificFirst(language)[0] ?? 'en';
}

/** The language that the command line speaks: the one asked for, or what it is a kind of, as far as it is installed; else English. */
export function localeOf(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): LanguageTag {
  const asked = askedLanguage(argv, env);
  const [known] = specificFirst(asked).filter((tag) => registeredLanguages().includes(tag));
  return known ?? 'en';
}
