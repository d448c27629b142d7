import { languageFor, loadLanguage, type LanguageTag, type Result } from '@patience/core';
import { addBuiltIn, fail, format, languageWords, ok, translated, type Message, type Values } from '@patience/core/internals';
import { de } from './de.js';
import { en, type ElementWords } from './en.js';

export type { ElementWords };

/** Tags of the languages in files of their own. Only the build of the files for script tags sets it. */
declare const PATIENCE_LANGUAGES: readonly string[] | undefined;

// German is included, unless it has a file of its own.
if (typeof PATIENCE_LANGUAGES === 'undefined') addBuiltIn({ de: { table: de } });

/** Replaces the placeholders of a sentence. */
export const fill = (sentence: string, values: Values = {}): string => format(sentence, values, 'en');

/** Returns the plural form of a sentence for a number. */
export const counted = (message: Message, n: number, tag: LanguageTag): string => format(message, { n }, tag);

/** Returns the words of a language. Missing ones are in English. */
export const wordsOf = (tag: LanguageTag): ElementWords => translated<ElementWords>('table', en, tag);

/** Returns the language that is used for a tag: English until the words of another language are loaded, or if that fails. */
export const spokenIn = (tag: LanguageTag): LanguageTag => (languageWords(tag)?.['table'] ? tag : 'en');

/**
 * Loads the words of a language. Returns undefined when they are loaded, or when loading has failed before: then English is used until the
 * next page.
 */
export const missingWords = (tag: LanguageTag): Promise<Result<true>> | undefined =>
  loadLanguage(tag)?.then(
    () => ok(true as const),
    (error: unknown) => fail('part-missing', { why: String(error) }),
  );

/** The language for a tag such as `de-AT`; English for a tag without a registered language. */
export const localeOf = languageFor;

/** Returns a time as minutes and seconds. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
