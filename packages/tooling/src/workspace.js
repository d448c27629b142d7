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

/** @param {string} parent a folder of the workspace @returns {string[]} what lies in it */
const inside = (parent) => (existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => join(parent, name)) : []);

/** The folders of pnpm-workspace.yaml: packages, variants by family, apps. @returns {Package[]} */
export function packages() {
  const families = inside(join('packages', 'variants'));
  return ['packages', ...families, 'apps']
    .flatMap(inside)
    .map((path) => join(root, path))
    .filter((dir) => existsSync(join(dir, 'package.json')))
    .map((dir) => {
      const manifest = readJson(join(dir, 'package.json'));
      const name = String(manifest['name']);
      return { dir, path: relative(root, dir).split(sep).join('/'), name, short: shortName(name), manifest };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The packages that bring variants. */
export const variants = () => packages().filter(({ manifest }) => 'patience' in manifest);

/**
 * What is built of a package, read from its `exports`: the name of the module in `dist`, and the source.
 * @param {Package} one @returns {Record<string, string>}
 */
export function entriesOf({ manifest }) {
  const targets = Object.values(/** @type {Record<string, string | Record<string, string>>} */ (manifest['exports'] ?? {}));
  return Object.fromEntries(
    targets.flatMap((target) => {
      if (typeof target === 'string') return [];
      const [, name] = /^\.\/dist\/(.+)\.js$/.exec(target['default'] ?? '') ?? [];
      const source = target['@patience/source'];
      return name && source ? [[name, source.replace('./', '')]] : [];
    }),
  );
}
