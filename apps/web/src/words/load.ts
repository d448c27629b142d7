import type { LanguageTag } from '@patience/core';
import { specificFirst } from '@patience/core/internals';
import { languageNames, packaged } from 'virtual:patience-languages';
import type { AppWords, OtherWords, TableWords } from './types.js';

/** Loaders of the words of a language: those of a table, those that only other pages need, and the rules in a package. */
interface WordSource {
  readonly table: () => Promise<TableWords>;
  readonly other: () => Promise<OtherWords>;
  /** Words of the workshop; a language that is built in has them elsewhere, so that only the page of the workshop contains their address. */
  readonly workshop?: () => Promise<unknown>;
  readonly rules?: () => Promise<unknown>;
  /** Sentences in a package that describe a patience without a rules text. */
  readonly describe?: () => Promise<unknown>;
}

const SOURCES: Readonly<Record<LanguageTag, WordSource>> = {
  de: { table: async () => (await import('./table/de.js')).de, other: async () => (await import('./de.js')).de },
  en: { table: async () => (await import('./table/en.js')).en, other: async () => (await import('./en.js')).en },
  ...(packaged as Readonly<Record<LanguageTag, WordSource>>),
};

const sourceOf = (lang: LanguageTag): WordSource => SOURCES[lang] ?? SOURCES['en']!;

/** The languages of the site: for each tag the name by which its speakers call it. */
export const languages: Readonly<Record<LanguageTag, string>> = languageNames;

/** Loads the texts of a table, which are a chunk of their own that the document of a page preloads. */
export const loadTableWords = (lang: LanguageTag): Promise<TableWords> => sourceOf(lang).table();

/** Loads all words of a language. */
export async function loadWords(lang: LanguageTag): Promise<AppWords> {
  const { table, other } = sourceOf(lang);
  const [atTable, elsewhere] = await Promise.all([table(), other()]);
  return { ...atTable, ...elsewhere };
}

/** Loads the texts of the workshop from a language package; undefined for languages without one. */
export const packagedWorkshopWords = async (lang: LanguageTag): Promise<unknown> => sourceOf(lang).workshop?.();

/** Registers the rules texts of a language package; does nothing for languages that the patiences contain themselves. */
export const loadRules = async (lang: LanguageTag): Promise<unknown> => sourceOf(lang).rules?.();

/**
 * Registers the sentences of a language package that describe patiences; does nothing for languages that `describe` contains itself. If they
 * cannot be loaded, patiences are described in English.
 */
export const loadDescriptions = async (lang: LanguageTag): Promise<unknown> =>
  sourceOf(lang)
    .describe?.()
    .catch(() => undefined);

/** Returns the language of the site that fits a reader best. @param wanted tags of languages, the best first */
export const nearestLanguage = (wanted: readonly LanguageTag[]): LanguageTag =>
  wanted.flatMap(specificFirst).find((tag) => Object.hasOwn(languages, tag)) ?? 'en';
