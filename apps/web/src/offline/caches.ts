/**
 * Returns the prefix of the names of a site's caches, before its version. Sites under several paths of one origin do not touch each other's:
 * a path has no space in it.
 * @param scope the address under which the site lies
 */
export const cachesOf = (scope: string): string => `patience-site ${new URL(scope).pathname} `;

/**
 * The caches of other versions of a site.
 * @param names of all caches of the origin
 * @param scope the address under which the site lies
 * @param current the cache of the version that is in use
 */
export const outdatedCaches = (names: readonly string[], scope: string, current: string): readonly string[] =>
  names.filter((name) => name.startsWith(cachesOf(scope)) && name !== current);
