import { directionOf, textOf, type LanguageTag, type Text, type Translation } from '@patience/core';
import { once } from '@patience/core/internals';

/** The fields of a game that its names are found by. */
interface Named {
  readonly id: string;
  /** Names in the game's own texts, by language. */
  readonly names: Readonly<Record<LanguageTag, string>>;
}

/** Finds the name of a game in a language, or in the nearest language that has one. A language package may supply the name. */
export const namedIn = ({ id, names }: Named, lang: LanguageTag): Text => find(id, names, 'name', lang);

/** Returns the name of a game in a language, or in the nearest one that has it. */
export const nameOf = (game: Named, lang: LanguageTag): string => namedIn(game, lang).text;

/** Finds the one-sentence summary of a game in a language, or in the nearest language that has one. */
export const summaryIn = (
  { id, summaries }: { readonly id: string; readonly summaries: Readonly<Record<LanguageTag, string>> },
  lang: LanguageTag,
): Text => find(id, summaries, 'summary', lang);

const find = (id: string, texts: Readonly<Record<LanguageTag, string>>, part: 'name' | 'summary', lang: LanguageTag): Text => {
  const strings = Object.fromEntries(Object.entries(texts).map(([tag, text]): [LanguageTag, Translation] => [tag, { [part]: text }]));
  return textOf({ id, strings }, lang, (words) => words[part]);
};

/** Returns a comparison that sorts games by name. @param lang the language of the names */
export function byName(lang: LanguageTag): (a: Named, b: Named) => number {
  const { compare } = new Intl.Collator(lang);
  const name = once((game: Named) => nameOf(game, lang)); // Sorting compares each game many times.
  return (a, b) => compare(name(a), name(b));
}

/** Returns the `lang` attribute for a text in another language than its page; empty for a text in the language of the page. */
export function foreign({ lang }: Text, page: LanguageTag): { readonly lang?: LanguageTag; readonly dir?: 'ltr' | 'rtl' } {
  if (lang === page) return {};
  const dir = directionOf(lang);
  return { lang, ...(dir !== directionOf(page) && { dir }) };
}
