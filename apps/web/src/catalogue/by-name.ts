import type { Locale } from '@patience/core';

/** How two games follow each other where they are listed by name. @param lang the language of the names */
export function byName(lang: Locale): (a: Named, b: Named) => number {
  const { compare } = new Intl.Collator(lang);
  return (a, b) => compare(a.names[lang], b.names[lang]);
}

interface Named {
  readonly names: Readonly<Record<Locale, string>>;
}
