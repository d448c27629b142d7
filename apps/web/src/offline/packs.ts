/** Folder of the packs. A pack bundles the texts of many files, so that caching them takes one request instead of hundreds. */
export const PACKS = 'packs/';

/** Name of the part of the site that every visitor gets. Each language that a package supplies is a further part, named by its tag. */
export const EVERYONE = 'all';

export const packOf = (part: string): string => `${PACKS}${part}.json`;

/** Ending of the file with the list of a language's files: their digests by path. */
const LIST = '.files.json';

export const listOf = (language: string): string => `${PACKS}${language}${LIST}`;

/** Returns the language whose files a path lists; undefined for any other path. */
export const languageListedBy = (path: string): string | undefined =>
  path.startsWith(PACKS) && path.endsWith(LIST) ? path.slice(PACKS.length, -LIST.length) : undefined;

/** Matches the paths of the documents, which are not cached: few readers need them without a network. */
export const DOCUMENTS = /^[\w-]+\/docs\//;
