import { registerLanguage, type LanguageTag } from '@patience/core';
import { installedLanguages, readLanguage } from '@patience/core/installed';
import { builtIn } from './built-in.js';
import { askedLanguage, localeOf } from './index.js';

/**
 * Returns the language of the command line. Where it asks for a language that this program does not bring, the words are read from a
 * language package that is installed with the program.
 * @param program folder from which packages installed with this program are found
 */
export function findLanguage(argv: readonly string[], env: Readonly<Record<string, string | undefined>>, program: string): LanguageTag {
  const asked = askedLanguage(argv, env);
  const isKnown = (tag: LanguageTag): boolean => asked === tag || asked.startsWith(`${tag}-`);
  if (![...Object.keys(builtIn), 'en'].some(isKnown))
    for (const language of installedLanguages(program)) if (isKnown(language.tag)) registerLanguage(language.tag, readLanguage(language));
  return localeOf(argv, env);
}

/** Returns the tags of all languages of the command line, sorted. */
export const knownLanguages = (program: string): LanguageTag[] =>
  [...new Set(['en', ...Object.keys(builtIn), ...installedLanguages(program).map(({ tag }) => tag)])].sort();
