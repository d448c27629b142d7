import type { Published, Row } from '@patience/atlas';
import { wordsOf, type LanguageTag } from '@patience/core';
import { nameOf } from '../catalogue/names.js';
import { optionsText } from '../catalogue/options.js';

/** A rule set on the page: what was counted, with its names. */
export interface AtlasRow extends Row {
  /** The patience's own names, by language. */
  readonly names: Readonly<Record<LanguageTag, string>>;
  /** The options in the patience's own words, by language; empty where there are none. */
  readonly details: Readonly<Record<LanguageTag, string>>;
  /** The rules of a first visit: the first value of every option. */
  readonly usual: boolean;
  /** Counts the same deals again. */
  readonly command: string;
}

/** `atlas.json` of the site. */
export interface AtlasData {
  readonly format: 1;
  /** All cards are known to the one who counts. */
  readonly method: 'thoughtful';
  readonly rows: readonly AtlasRow[];
  readonly published: readonly Published[];
}

/** Returns the name of a row's patience in a language. */
export const rowName = ({ variant, names }: AtlasRow, lang: LanguageTag): string => nameOf({ id: variant, names }, lang);

/** Returns the options of a row in words: the patience's own, else those of a language package, else in English or the first language. */
export function rowDetails({ variant, options, details }: AtlasRow, lang: LanguageTag): string {
  const own = details[lang];
  if (own !== undefined) return own;
  const { options: packaged } = wordsOf({ id: variant, strings: {} }, lang);
  return (packaged && optionsText(packaged, options)) ?? details['en'] ?? Object.values(details)[0] ?? '';
}

/** Returns the name of a row: that of its patience, and its options where there are any. */
export function rowTitle(row: AtlasRow, lang: LanguageTag): string {
  const details = rowDetails(row, lang);
  return details === '' ? rowName(row, lang) : `${rowName(row, lang)} (${details})`;
}
