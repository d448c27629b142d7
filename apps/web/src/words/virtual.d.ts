/** Written by build/languages.ts: the languages that the site has. */
declare module 'virtual:patience-languages' {
  /** The name of each language in itself, by its tag. */
  export const languageNames: Readonly<Record<string, string>>;
  /** Loaders of the words of each language, by its tag. */
  export const words: Readonly<Record<string, unknown>>;
}

/** Written by build/guide/next-games.ts: what to play after a patience. */
declare module 'virtual:patience-next' {
  /** Loaders of the course, the curated paths, similar patiences and harder rules, by language. */
  export const nextGames: Readonly<Record<string, unknown>>;
}

/** Written by build/languages.ts: how people of all languages write deals down. */
declare module 'virtual:patience-deal-habits' {
  /** Words before a deal number, in all languages. */
  export const numberWords: readonly string[];
  /** Letters of ace, jack, queen and king, by language. */
  export const letters: Readonly<Record<string, string>>;
}

/** Written by build/shares.ts: what can be won and what people win, by patience and rule set. */
declare module 'virtual:patience-shares' {
  export const shares: unknown;
  /** The default rule set of each patience with options. */
  export const defaults: Readonly<Record<string, string>>;
}
