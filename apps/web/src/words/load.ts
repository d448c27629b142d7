import type { Locale } from '@patience/core';
import type { AppWords, OtherWords, TableWords } from './types.js';

/** Loads the words of a table: a chunk of its own, which the document of a page fetches ahead. */
export const loadTableWords = async (lang: Locale): Promise<TableWords> =>
  lang === 'de' ? (await import('./table/de.js')).de : (await import('./table/en.js')).en;

const loadOtherWords = async (lang: Locale): Promise<OtherWords> =>
  lang === 'de' ? (await import('./de.js')).de : (await import('./en.js')).en;

/** Loads all words of a language. */
export async function loadWords(lang: Locale): Promise<AppWords> {
  const [table, other] = await Promise.all([loadTableWords(lang), loadOtherWords(lang)]);
  return { ...table, ...other };
}
