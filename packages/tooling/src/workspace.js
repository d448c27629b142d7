/** Lists the packages of the workspace. Variants are found by their folders, so that no list has to be maintained. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ dir: string, path: string, name: string, short: string, manifest: Record<string, unknown> }} Package */

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Folder for files that the tools can write again at any time. */
export const cache = join(root, 'node_modules', '.cache', 'patience');

/** @param {string} file */
export const readJson = (file) => /** @type {Record<string, unknown>} */ (JSON.parse(readFileSync(file, 'utf8')));

/** Returns the name of a package for people: "@patience/core" becomes "core". @param {string} name */
export const shortName = (name) => name.replace(/^@[^/]+\//, '');

/** @param {string} parent a folder of the workspace @returns {string[]} the folders in it */
const inside = (parent) =>
  existsSync(join(root, parent))
    ? readdirSync(join(root, parent), { withFileTypes: true })
        .filter((entry) => !entry.isFile())
        .map(({ name }) => join(parent, name))
    : [];

/** Returns the packages in the folders of pnpm-workspace.yaml: packages, languages, variants by family, apps. @returns {Package[]} */
export function packages() {
  const families = inside(join('packages', 'variants'));
  return ['packages', join('packages', 'languages'), ...families, 'apps']
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

/** Folder inside a variant's package that is published, as `publishConfig.directory` names it for the packer. */
export const PUBLISHED = 'dist';

/** Returns whether a package is a variant: its folder is `packages/variants/FAMILY/NAME`. @param {Pick<Package, 'path'>} one */
export const isVariant = ({ path }) => path.startsWith('packages/variants/');

/** Returns the packages of variants. */
export const variants = () => packages().filter(isVariant);

/**
 * Returns a package as its users get it: for variants, the folder that build-variants.js and declarations.js wrote.
 * @param {Package} one @returns {Package}
 * @throws Error that says what to run when a variant is not built
 */
export function published(one) {
  if (!isVariant(one)) return one;
  const dir = join(one.dir, PUBLISHED);
  if (!existsSync(join(dir, 'package.json'))) throw new Error(`${one.name} is not built. Run "pnpm build" in the root of the repository.`);
  return { ...one, dir, manifest: readJson(join(dir, 'package.json')) };
}

/**
 * Returns the modules of a variant's package that are patiences, by their names in `dist`. Where there are several, `exports` names each,
 * and the index module exports all.
 * @param {Package} one
 */
export function patienceModules(one) {
  const others = Object.keys(entriesOf(one)).filter((name) => name !== 'index' && name !== REGISTER);
  return others.length > 0 ? others : ['index'];
}

/** Returns the name of the module in `dist` that a source becomes: the one with the rules is the main module. @param {string} source */
const moduleName = (source) => (/\/rules\.(ts|json)$/.test(source) ? 'index' : basename(source, '.ts'));

/** Path of the generated module that registers the patiences of a variant's package. */
export const REGISTER = 'register';

/**
 * Returns the modules that a build of a package writes, read from its `exports`: the name in `dist`, and the source, unless it is
 * generated.
 * @param {Pick<Package, 'path' | 'manifest'>} one
 * @returns {Record<string, string>} for a variant, {@link REGISTER} has the source ''
 */
export function entriesOf(one) {
  const exports = /** @type {string | Record<string, string | Record<string, string>>} */ (one.manifest['exports'] ?? {});
  if (isVariant(one)) {
    const sources = typeof exports === 'string' ? [exports] : Object.values(exports).map(String);
    return { ...Object.fromEntries(sources.map((source) => [moduleName(source), source.replace('./', '')])), [REGISTER]: '' };
  }
  const targets = Object.values(/** @type {Record<string, string | Record<string, string>>} */ (exports));
  return Object.fromEntries(
    targets.flatMap((target) => {
      if (typeof target === 'string') return [];
      const [, name] = /^\.\/dist\/(.+)\.js$/.exec(target['default'] ?? '') ?? [];
      const source = target['@patience/source'];
      return name && source ? [[name, source.replace('./', '')]] : [];
    }),
  );
}
