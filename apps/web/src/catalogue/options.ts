import { wordsOf, type LanguageTag, type Options, type Variant, type Words } from '@patience/core';

export function optionWords(
  variant: Variant<Options>,
  lang: LanguageTag,
  name: string,
): { name: string; values: Readonly<Record<string, string>> } {
  return wordsOf(variant, lang).options?.[name] ?? { name, values: {} };
}

/** Returns options as words, such as `Redeals: none, Cards turned: three`; undefined if a word for one of them is missing. */
export function optionsText(words: NonNullable<Words['options']>, options: Readonly<Options>): string | undefined {
  const texts = Object.entries(options).map(([option, value]) => {
    const text = words[option]?.values[String(value)];
    return text === undefined ? undefined : `${words[option]!.name}: ${text}`;
  });
  return texts.includes(undefined) ? undefined : texts.join(', ');
}
