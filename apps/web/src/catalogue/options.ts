import type { Locale, Options, Variant } from '@patience/core';

/** What a variant calls an option and its values. */
export function optionWords(
  variant: Variant<Options>,
  lang: Locale,
  name: string,
): { name: string; values: Readonly<Record<string, string>> } {
  return variant.strings[lang].options?.[name] ?? { name, values: {} };
}
