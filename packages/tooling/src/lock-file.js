/** Reads packages from outside the workspace out of a pnpm lock file. */

/**
 * Returns the packages, as `name@version`, that one lock file has and another has not, and those whose hash differs.
 * @param {string} before text of a lock file @param {string} after
 */
export function newPackages(before, after) {
  const known = hashes(before);
  return [...hashes(after)].filter(([name, hash]) => known.get(name) !== hash).map(([name]) => name);
}

/** Returns every entry of `packages` with its `resolution`, which contains the hash. @param {string} lock @returns {Map<string, string>} */
function hashes(lock) {
  const [, entries = ''] = /^packages:\n(.*?)(?=^\S|(?![^]))/ms.exec(lock) ?? [];
  return new Map(Array.from(entries.matchAll(/^ {2}'?(\S+?)'?:\n {4}resolution: (.*)$/gm), ([, name = '', hash = '']) => [name, hash]));
}
