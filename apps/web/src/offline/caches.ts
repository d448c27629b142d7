/**
 * Returns the prefix of the names of a site's caches, which is followed by a part of the site. A path contains no space, so sites under
 * different paths of an origin do not touch each other's caches. Workbox's own names and its `cleanupOutdatedCaches` do not separate them.
 * @param scope the address under which the site is served
 */
export const cachesOf = (scope: string): string => `patience-site ${new URL(scope).pathname} `;

/**
 * Returns the caches of a site that its service worker no longer uses: those of removed languages, and those named by a version, which the
 * service worker made before it used Workbox.
 * @param names of all caches of the origin
 * @param scope the address under which the site is served
 * @param used the caches in use
 */
export const outdatedCaches = (names: readonly string[], scope: string, used: readonly string[]): readonly string[] =>
  names.filter((name) => name.startsWith(cachesOf(scope)) && !used.includes(name));
