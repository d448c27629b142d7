/** What a package consists of for its users, without a packer: reading a hundred packages takes less than packing one. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.js';

/**
 * @param {Pick<import('./workspace.js').Package, 'dir' | 'manifest'>} one
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
  const text = JSON.stringify(manifest, undefined, 2).replace(
    /"([^"]+)": "workspace:([\^~]?)\*?"/g,
    (_, name, range) => `"${name}": "${range}${versionOf(name)}"`,
  );
  return new Map([...all, /** @type {const} */ (['package.json', Buffer.from(text)])].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {string} dir @param {string} name of a file or a folder @returns {string[]} files, from `dir` */
function filesAt(dir, name) {
  const path = join(dir, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  return readdirSync(path).flatMap((inside) => filesAt(dir, `${name}/${inside}`));
}
