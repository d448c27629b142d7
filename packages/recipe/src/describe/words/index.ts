import type { LanguageTag } from '@patience/core';
import type { Translated } from '@patience/core/search';
import { de } from './de.js';
import { en, type DescriptionTemplate } from './en.js';

/** The sentences of a language, and what they are made of. */
export type DescriptionWords = Translated<DescriptionTemplate>;

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
