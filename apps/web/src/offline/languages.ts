import type { LanguageTag } from '@patience/core';

/**
 * Returns the language whose pages alone load a file: its pages, pictures, manifest or scripts. Undefined if every page may load it.
 * @param file a path from the root of the site
 * @param languages those that packages supply
 */
export const languageOf = (file: string, languages: readonly LanguageTag[]): LanguageTag | undefined =>
  languages.find(
    (tag) =>
      file.startsWith(`${tag}/`) ||
      file.startsWith(`assets/${tag}/`) ||
      file.endsWith(`.${tag}.svg`) ||
      file.endsWith(`.${tag}.webmanifest`),
  );
