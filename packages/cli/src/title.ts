import { wordsOf, type Game, type LanguageTag, type Variant } from '@patience/core';
import type { Call } from './io.js';
import { shown } from './printable.js';

/** The head of an answer in text: name, options, and which deal it is. */
export function titleOf(
  { variant, options, source }: Pick<Game, 'variant' | 'options' | 'source'>,
  { locale, words }: Pick<Call, 'locale' | 'words'>,
): string {
  return [nameOf({ variant, options }, locale), 'seed' in source ? words.dealOf(shown(String(source.seed))) : words.givenDeck].join(' · ');
}

/** What is played: its name and all its options. */
export function nameOf({ variant, options }: Pick<Game, 'options'> & { readonly variant: Variant }, locale: LanguageTag): string {
  const own = wordsOf(variant, locale);
  const chosen = Object.entries(options).map(([name, value]) => {
    const said = own.options?.[name];
    return `${said?.name ?? name}: ${said?.values[String(value)] ?? value}`;
  });
  return [own.name, ...chosen].join(' · ');
}
