import type { LanguageTag } from '@patience/core';
import { de } from './de.js';
import { en, type DescriptionWords } from './en.js';

export type { DescriptionWords };

/** The languages in which patiences are described. */
const LANGUAGES: Readonly<Record<LanguageTag, DescriptionWords>> = { de, en };

/** The nearest language to a tag, English where there is none. */
export function descriptionWords(tag: LanguageTag): { readonly words: DescriptionWords; readonly lang: LanguageTag } {
  for (let lang = tag; lang !== ''; lang = lang.includes('-') ? lang.slice(0, lang.lastIndexOf('-')) : '') {
    const words = Object.hasOwn(LANGUAGES, lang) ? LANGUAGES[lang] : undefined;
    if (words) return { words, lang };
  }
  return { words: en, lang: 'en' };
}
