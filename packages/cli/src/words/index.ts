import type { Locale } from '@patience/core';
import type { CliWords } from './cli-words.js';
import { de } from './de.js';
import { en } from './en.js';

export type { CliWords } from './cli-words.js';

/** What the command line says in a language. */
export const wordsOf = (locale: Locale): CliWords => ({ de, en })[locale];

/** `--lang`, else the language of the shell, else English. Looked at before anything else, so that mistakes are told in it too. */
export function localeOf(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Locale {
  const at = argv.lastIndexOf('--lang');
  const given = at >= 0 ? argv[at + 1] : argv.findLast((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const language = given ?? (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '');
  return /^de([_.@-]|$)/i.test(language) ? 'de' : 'en';
}
