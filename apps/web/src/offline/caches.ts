/**
 * How the names of a site's caches begin, before its version. Sites under several paths of one origin leave each other's alone:
 * a path has no space in it.
 * @param scope the address under which the site lies
 */
export const cachesOf = (scope: string): string => `patience-site ${new URL(scope).pathname} `;

/**
 * The caches of other versions of a site. Earlier ones were named by their version alone, whatever the path of their site: such
 * a cache belongs to the site whose first page lies in it. One without any stays where it is.
 * @param scope the address under which the site lies
 * @param current the cache of the version that is in use
 */
export async function outdatedCaches(storage: CacheStorage, scope: string, current: string): Promise<readonly string[]> {
  const firstPage = new URL('index.html', scope).href;
  const isOutdated = async (name: string): Promise<boolean> => {
    if (name.startsWith(cachesOf(scope))) return name !== current;
    return name.startsWith('patience-site-') && (await (await storage.open(name)).match(firstPage)) !== undefined;
  };
  const names = await storage.keys();
  const outdated = await Promise.all(names.map(isOutdated));
  return names.filter((_, i) => outdated[i]);
}
