/**
 * Returns the prefix of the names of a site's caches, which is followed by the version. A path contains no space, so sites under different
 * paths of an origin do not touch each other's caches.
 * @param scope the address under which the site is served
 */
export const cachesOf = (scope: string): string => `patience-site ${new URL(scope).pathname} `;

/**
 * Returns the caches of other versions of a site.
 * @param names of all caches of the origin
 * @param scope the address under which the site is served
 * @param current the cache of the current version
 */
export const outdatedCaches = (names: readonly string[], scope: string, current: string): readonly string[] =>
  names.filter((name) => name.startsWith(cachesOf(scope)) && name !== current);
