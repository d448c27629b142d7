import { wordsOf, type Game, type LanguageTag, type Variant } from '@patience/core';
import type { Call } from './io.js';
import { shown } from './printable.js';

/** Returns the title of a text answer: name of the patience, options and deal. */
export function titleOf(
  { variant, options, source }: Pick<Game, 'variant' | 'options' | 'source'>,
  { locale, words }: Pick<Call, 'locale' | 'words'>,
): string {
  return [nameOf({ variant, options }, locale), 'seed' in source ? words.dealOf(shown(String(source.seed))) : words.givenDeck].join(' · ');
}

/** Returns the name of a patience with all its options. */
export function nameOf({ variant, options }: Pick<Game, 'options'> & { readonly variant: Variant }, locale: LanguageTag): string {
  const own = wordsOf(variant, locale);
  const chosen = Object.entries(options).map(([name, value]) => {
    const text = own.options?.[name];
    return `${text?.name ?? name}: ${text?.values[String(value)] ?? value}`;
  });
  return [own.name, ...chosen].join(' · ');
}
