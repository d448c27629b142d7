/// <reference lib="webworker" />

/** The pages of a language that a package brings. */
export interface LanguageFiles {
  /** The file with the texts of all its files. */
  readonly pack: string;
  /** SHA-256 of it, in base64. */
  readonly hash: string;
  /** The scripts that only its pages need. */
  readonly scripts: readonly string[];
}

/**
 * Returns the language whose pages alone need a file: its pages, its pictures, its manifest or its scripts. Undefined: every page may.
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
