import { wordsOf, type Locale, type Options, type Variant } from '@patience/core';

/** What a variant calls an option and its values. */
export function optionWords(
  variant: Variant<Options>,
  lang: Locale,
  name: string,
): { name: string; values: Readonly<Record<string, string>> } {
  return wordsOf(variant, lang).options?.[name] ?? { name, values: {} };
}
