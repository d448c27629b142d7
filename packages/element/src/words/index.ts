import type { Locale } from '@patience/core';
import { de } from './de.js';
import { en, type ElementWords } from './en.js';

export type { ElementWords };

type Values = Readonly<Record<string, string | number>>;

/** Puts values into the braces of a sentence. */
export const fill = (sentence: string, values: Values = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

/** A counted sentence: the first of the pair for one, the second for any other number. */
export const counted = (pair: readonly string[], n: number): string => fill(pair[n === 1 ? 0 : 1]!, { n });

/** The words of a language. */
export const wordsOf = (locale: Locale): ElementWords => (locale === 'de' ? de : en);

/** The language for a tag such as `de-AT`; English for whatever is not German. */
export const localeOf = (tag: string): Locale => (/^de\b/i.test(tag) ? 'de' : 'en');

/** Minutes and seconds. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
