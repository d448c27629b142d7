import type { LanguageTag } from '@patience/core';
import { specificFirst } from '@patience/core/internals';
import { languageNames, words } from 'virtual:patience-languages';
import type { AppWords, SiteWords } from './types.js';

/** Loaders of the words of a language. */
interface WordSource {
  /** Words that a page with a table needs for its first deal. */
  readonly table: () => Promise<SiteWords>;
  readonly other: () => Promise<object>;
  /** Words of the workshop; a language that is built in has them elsewhere, so that only the page of the workshop contains their address. */
  readonly workshop?: () => Promise<unknown>;
  /** Rules in a language package. */
  readonly rules?: () => Promise<unknown>;
  /** Sentences in a package that describe a patience without a rules text. */
  readonly describe?: () => Promise<unknown>;
}

const SOURCES = words as Readonly<Record<LanguageTag, WordSource>>;

const sourceOf = (lang: LanguageTag): WordSource => SOURCES[lang] ?? SOURCES['en']!;

/** The languages of the site: for each tag the name by which its speakers call it. */
export const languages: Readonly<Record<LanguageTag, string>> = languageNames;

/** Loads the texts that a page with a table needs for its first deal; the document of the page preloads them. */
export const loadTableWords = async <Own = object>(lang: LanguageTag): Promise<SiteWords & Own> =>
  (await sourceOf(lang).table()) as SiteWords & Own;

/** Loads all words of a language. `Own` are the words of the calling feature, which are among them. */
export async function loadWords<Own = object>(lang: LanguageTag): Promise<AppWords & Own> {
  const { table, other } = sourceOf(lang);
  return Object.assign({}, ...(await Promise.all([table(), other()]))) as AppWords & Own;
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
