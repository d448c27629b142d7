/** Lists and checks the files of a package that its users get. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../src/workspace.js';

/**
 * Reads the files of a package as users get it. It uses no packer: reading a hundred packages is faster than packing one.
 * @param {Pick<import('../src/workspace.js').Package, 'dir' | 'manifest'>} one
 * @param {(name: string) => string} versionOf a package of this workspace
 * @returns {Map<string, Buffer>} by path from the package's folder, in the order of the alphabet
 */
export function packed({ dir, manifest }, versionOf) {
  const wanted = [.../** @type {string[]} */ (manifest['files']), 'README.md', 'LICENSE'];
  const files = wanted.flatMap((name) => filesAt(dir, name));
  if (!files.includes('LICENSE')) files.push('LICENSE'); // the packer takes the repository's
  const all = files.map(
    (name) => /** @type {const} */ ([name, readFileSync(existsSync(join(dir, name)) ? join(dir, name) : join(root, name))]),
  );
  // Leave out the scripts that only concern packing, as the packer does.
  const { prepack: _, ...scripts } = /** @type {Record<string, string>} */ (manifest['scripts'] ?? {});
  const published = 'scripts' in manifest ? { ...manifest, scripts } : manifest;
  const text = JSON.stringify(published, undefined, 2).replace(
    /"([^"]+)": "workspace:([\^~]?)\*?"/g,
    (_, name, range) => `"${name}": "${range}${versionOf(name)}"`,
  );
  return new Map([...all, /** @type {const} */ (['package.json', Buffer.from(text)])].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the faults of a package that its users would notice.
 * @param {readonly string[]} paths of its files, from the package's folder
 * @param {string} manifest the text of its package.json
 * @returns {string[]} complaints
 */
export function wrongWith(paths, manifest) {
  const wrong = ['package.json', 'README.md', 'LICENSE'].filter((name) => !paths.includes(name)).map((name) => `${name} is missing`);
  if (manifest.includes('"workspace:')) wrong.push('package.json still says "workspace:"');
  if (!/"provenance": true/.test(manifest)) wrong.push('"publishConfig.provenance" is not set');
  for (const path of paths)
    if (/(^|\/)(node_modules|coverage|\.turbo)\/|\.test\.js$/.test(path) && !path.startsWith('template/'))
      wrong.push(`${path} should not be in it`);
  return wrong;
}

/**
 * Returns the files that a package's README names although the package does not contain them.
 * @param {string} dir of the package
 * @param {readonly string[]} paths of the files that its users get, from that folder
 * @returns {string[]}
 */
export function promised(dir, paths) {
  const readme = readFileSync(join(dir, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/\]\(([^)\s]+)\)|`(\w[\w-]*[./][\w./-]*)`/g)].map(
    ([, link, name]) => /** @type {string} */ (link ?? name),
  );
  return [...new Set(named)]
    .map((name) => name.replace(/^\.\/|(?<!#)#.*$|\/$/g, ''))
    .filter((name) => name !== '' && existsSync(join(dir, name)))
    .filter((name) => !paths.some((path) => path === name || path.startsWith(`${name}/`)));
}

/** @param {string} dir @param {string} name of a file or a folder, or a pattern of files @returns {string[]} files, from `dir` */
function filesAt(dir, name) {
  const path = join(dir, name);
  if (name.includes('*')) {
    const matching = new RegExp(`^${basename(name).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    return readdirSync(dirname(path)).flatMap((inside) => (matching.test(inside) ? [`${dirname(name)}/${inside}`] : []));
  }
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  return readdirSync(path).flatMap((inside) => filesAt(dir, `${name}/${inside}`));
}
