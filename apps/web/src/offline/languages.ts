/// <reference lib="webworker" />

/** The files of a language that a package supplies. */
export interface LanguageFiles {
  /** Path of the file that contains the texts of all files of the language. */
  readonly pack: string;
  /** SHA-256 of that file, in base64. */
  readonly hash: string;
  /** Scripts that only pages of this language load. */
  readonly scripts: readonly string[];
}

/**
 * Returns the language whose pages alone load a file: its pages, pictures, manifest or scripts. Undefined if every page may load it.
 * @param file a path from the root of the site
 */
export const languageOf = (file: string, languages: Readonly<Record<string, LanguageFiles>>): string | undefined =>
  Object.keys(languages).find(
    (tag) =>
      file.startsWith(`${tag}/`) ||
      file.endsWith(`.${tag}.svg`) ||
      file.endsWith(`.${tag}.webmanifest`) ||
      languages[tag]!.scripts.includes(file),
  );
