/** What the workspace consists of. Variants are found by looking, so that none is ever listed by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ dir: string, path: string, name: string, short: string, manifest: Record<string, unknown> }} Package */

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Where the tools keep what can be made again at any time. */
export const cache = join(root, 'node_modules', '.cache', 'patience');

/** @param {string} file */
export const readJson = (file) => /** @type {Record<string, unknown>} */ (JSON.parse(readFileSync(file, 'utf8')));

/** "@patience/core" is "core" in everything that people read. @param {string} name */
export const shortName = (name) => name.replace(/^@[^/]+\//, '');

/** The folders of pnpm-workspace.yaml: packages, variants, apps. @returns {Package[]} */
export function packages() {
  return ['packages', join('packages', 'variants'), 'apps']
    .flatMap((parent) =>
      existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((folder) => join(root, parent, folder)) : [],
    )
    .filter((dir) => existsSync(join(dir, 'package.json')))
    .map((dir) => {
      const manifest = readJson(join(dir, 'package.json'));
      const name = String(manifest['name']);
      return { dir, path: relative(root, dir).split(sep).join('/'), name, short: shortName(name), manifest };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
