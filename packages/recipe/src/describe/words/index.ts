import type { LanguageTag } from '@patience/core';
import { addBuiltIn, languageWords, specificFirst, translated } from '@patience/core/internals';
import { de } from './de.js';
import { en, type DescriptionWords } from './en.js';

export type { DescriptionWords };

/** The part of a language's words with the sentences about patiences: `words/describe.json` in a language package. */
const PART = 'describe';

addBuiltIn({ de: { [PART]: de } });

/** Returns the sentences of the nearest language to a tag that has some, English where there is none. */
export function descriptionWords(tag: LanguageTag): { readonly words: DescriptionWords; readonly lang: LanguageTag } {
  const lang = specificFirst(tag).find((one) => languageWords(one)?.[PART]) ?? 'en';
  return { words: translated<DescriptionWords>(PART, en, lang), lang };
}
