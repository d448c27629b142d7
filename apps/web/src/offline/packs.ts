/** Folder of the packs. A pack bundles the texts of many files, so that caching them takes one request instead of hundreds. */
export const PACKS = 'packs/';

/** Name of the part of the site that every visitor gets. Each language that a package supplies is a further part, named by its tag. */
export const EVERYONE = 'all';

/** Returns the path of the pack of a part. */
export const packOf = (part: string): string => `${PACKS}${part}.json`;
