import { registerLanguage, type LanguageTag } from '@patience/core';
import { installedLanguages, readLanguage } from '@patience/core/installed';
import { builtIn } from './built-in.js';
import { askedLanguage, localeOf } from './index.js';

/**
 * The language that the command line speaks. When it asks for one that this program does not bring, its package is looked for among
 * those installed with the program and its words are read.
 * @param program the folder from which packages installed with this program are found
 */
export function findLanguage(argv: readonly string[], env: Readonly<Record<string, string | undefined>>, program: string): LanguageTag {
  const asked = askedLanguage(argv, env);
  const isKnown = (tag: LanguageTag): boolean => asked === tag || asked.startsWith(`${tag}-`);
  if (![...Object.keys(builtIn), 'en'].some(isKnown))
    for (const language of installedLanguages(program)) if (isKnown(language.tag)) registerLanguage(language.tag, readLanguage(language));
  return localeOf(argv, env);
}

/** The tags of all languages that the command line speaks. */
export const knownLanguages = (program: string): LanguageTag[] =>
  [...new Set(['en', ...Object.keys(builtIn), ...installedLanguages(program).map(({ tag }) => tag)])].sort();
