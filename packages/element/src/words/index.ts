import { registerLanguage, type Locale, type Result } from '@patience/core';
import { fail, ok } from '@patience/core/search';
import { de } from './de.js';
import { en, type ElementWords } from './en.js';
import { fetchGerman } from './fetch.js';

export type { ElementWords };

type Values = Readonly<Record<string, string | number>>;

/** Puts values into the braces of a sentence. */
export const fill = (sentence: string, values: Values = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

/** A counted sentence: the first of the pair for one, the second for any other number. */
export const counted = (pair: readonly string[], n: number): string => fill(pair[n === 1 ? 0 : 1]!, { n });

/** The words of a language. */
export const wordsOf = (locale: Locale): ElementWords => (locale === 'de' ? de : en);

/** The language in which the words for a locale are: English until those of another language are here, or where they cannot be had. */
export const spokenIn = (locale: Locale): Locale => (wordsOf(locale).table === en.table ? 'en' : locale);

let coming: Promise<Result<true>> | undefined;

/**
 * What has to come before anything is said in a language: the file for script tags has German in a file beside it. Undefined
 * when nothing has to come. Where it cannot be had, German is English until the next page.
 */
export const missingWords = (locale: Locale): Promise<Result<true>> | undefined =>
  Object.hasOwn(wordsOf(locale), 'table')
    ? undefined
    : (coming ??= fetchGerman?.().then(
        ({ common, own }) => {
          registerLanguage('de', { core: common });
          Object.assign(de, own);
          return ok(true as const);
        },
        (error: unknown) => {
          Object.assign(de, en);
          return fail('part-missing', { why: String(error) });
        },
      ));

/** The language for a tag such as `de-AT`; English for whatever is not German. */
export const localeOf = (tag: string): Locale => (/^de\b/i.test(tag) ? 'de' : 'en');

/** Minutes and seconds. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
