import type { Published, Row } from '@patience/atlas';
import { wordsOf, type LanguageTag } from '@patience/core';
import { nameOf } from '../../catalogue/names.js';
import { optionsText } from '../../catalogue/options.js';

/** A row of the atlas page: the counts of a rule set, with its names. */
export interface AtlasRow extends Row {
  /** The patience's own names, by language. */
  readonly names: Readonly<Record<LanguageTag, string>>;
  /** The options in the patience's own words, by language; empty without options. */
  readonly details: Readonly<Record<LanguageTag, string>>;
  /** Whether the rule set is the default: the first value of every option. */
  readonly usual: boolean;
  /** Shell command that counts the same deals again. */
  readonly command: string;
}

/** The content of the site's file `atlas.json`. */
export interface AtlasData {
  readonly format: 1;
  /** The solver that counted knew all cards, face-down ones included. */
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

/** Returns the title of a row: the name of its patience, and its options if it has some. */
export function rowTitle(row: AtlasRow, lang: LanguageTag): string {
  const details = rowDetails(row, lang);
  return details === '' ? rowName(row, lang) : `${rowName(row, lang)} (${details})`;
}
