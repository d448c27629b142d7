import { directionOf, textOf, type LanguageTag, type Text, type Translation } from '@patience/core';

/** A game as far as its texts are concerned. */
interface Named {
  readonly id: string;
  /** Its own names, by language. */
  readonly names: Readonly<Record<LanguageTag, string>>;
}

/** Finds the name of a game in a language or in the nearest one that has it; a language package may have brought it. */
export const namedIn = ({ id, names }: Named, lang: LanguageTag): Text => find(id, names, 'name', lang);

/** Returns the name of a game in a language, or in the nearest one that has it. */
export const nameOf = (game: Named, lang: LanguageTag): string => namedIn(game, lang).text;

/** Finds the sentence about a game in a language, or in the nearest one that has it. */
export const summaryIn = (
  { id, summaries }: { readonly id: string; readonly summaries: Readonly<Record<LanguageTag, string>> },
  lang: LanguageTag,
): Text => find(id, summaries, 'summary', lang);

const find = (id: string, texts: Readonly<Record<LanguageTag, string>>, part: 'name' | 'summary', lang: LanguageTag): Text => {
  const strings = Object.fromEntries(Object.entries(texts).map(([tag, text]): [LanguageTag, Translation] => [tag, { [part]: text }]));
  return textOf({ id, strings }, lang, (words) => words[part]);
};

/** Returns how two games follow each other where they are listed by name. @param lang the language of the names */
export function byName(lang: LanguageTag): (a: Named, b: Named) => number {
  const { compare } = new Intl.Collator(lang);
  return (a, b) => compare(nameOf(a, lang), nameOf(b, lang));
}

/** Returns the attributes of an element for a text on a page in a language: none where the text is in that language. */
export function foreign({ lang }: Text, page: LanguageTag): { readonly lang?: LanguageTag; readonly dir?: 'ltr' | 'rtl' } {
  if (lang === page) return {};
  const dir = directionOf(lang);
  return { lang, ...(dir !== directionOf(page) && { dir }) };
}
