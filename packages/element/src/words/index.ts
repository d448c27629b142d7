import { languageFor, loadLanguage, type LanguageTag, type Result } from '@patience/core';
import { addBuiltIn, fail, format, isCommonReason, languageWords, ok, translated, type Message, type Values } from '@patience/core/search';
import { builtIn } from './built-in.js';
import { en, type ElementWords } from './en.js';

export type { ElementWords };

addBuiltIn(builtIn);

/** Puts values into the braces of a sentence. */
export const fill = (sentence: string, values: Values = {}): string => format(sentence, values, 'en');

/** A counted sentence: the form that the language has for the number. */
export const counted = (message: Message, n: number, tag: LanguageTag): string => format(message, { n }, tag);

/** The words of a language. What it lacks is in English. */
export const wordsOf = (tag: LanguageTag): ElementWords => translated<ElementWords>('table', en, tag);

/** The language in which the words for a tag are: English until those of another language are here, or where they cannot be had. */
export const spokenIn = (tag: LanguageTag): LanguageTag => (languageWords(tag)?.['table'] ? tag : 'en');

/**
 * Loads what has to come before anything is said in a language. Undefined when nothing has to come, or when it could not be had
 * before: then it is English until the next page.
 */
export const missingWords = (tag: LanguageTag): Promise<Result<true>> | undefined =>
  loadLanguage(tag)?.then(
    () => ok(true as const),
    (error: unknown) => fail('part-missing', { why: String(error) }),
  );

/** Tells whether the sentences for problems are loaded. In the file for script tags they come with the lazy chunk. */
export const hasSentences = (): boolean => isCommonReason('variant-broken');

/** The language for a tag such as `de-AT`; English for a tag without a registered language. */
export const localeOf = languageFor;

/** Minutes and seconds. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
