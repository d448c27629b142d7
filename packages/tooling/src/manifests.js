/**
 * Writes the fields of each package.json that can be derived. The manifest in a variant's folder holds the decisions of its author and the
 * fields by which pnpm links it. build-variants.js writes the manifest for users from it and from the patiences. `pnpm -F @patience/tooling
 * manifests` writes the shared fields; manifests.test.ts finds differences.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isData } from './data-patience.js';
import { entriesOf, isVariant, packages, PUBLISHED, variants } from './workspace.js';

/** @typedef {import('./workspace.js').Package} Package */
/**
 * A patience of a package: the name of its module in `dist`, its id and its names by language.
 * @typedef {{ module: string, id: string, names: Record<string, string> }} Patience
 */

/** Size limit of a variant's bundle, gzipped. */
const BUDGET = '4 kB';
/** Range of versions of core with which today's variants work. */
const CORE = '>=0.1.0 <2';
const KEYWORDS = ['patience-variant', 'patience', 'solitaire', 'card-game'];

/** Returns the fields that every published package has. @param {string} path from the root */
const common = (path) => ({
  license: 'MIT',
  author: 'the Patience authors',
  repository: { type: 'git', url: 'git+https://github.com/patience-cards/patience.git', directory: path },
  type: 'module',
  engines: { node: '>=20.19' },
  publishConfig: { access: 'public', provenance: true },
});

/** Returns the script that runs before packing. @param {string} path from the root */
const prepack = (path) => `node ${'../'.repeat(path.split('/').length)}packages/tooling/src/before-pack.js`;

/** @param {string} name of the module in `dist` */
const entry = (name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });

/**
 * Returns the manifest in a variant's folder. An author writes name, version, a description that replaces the one of {@link
 * publishedManifest}, more keywords, the package of the patience that it extends, and, where there is more than one patience, `exports`
 * with the source of each.
 * @param {Pick<Package, 'path' | 'manifest'>} one
 * @returns {Record<string, unknown>}
 */
export function variantManifest({ path, manifest }) {
  const { name, version, description, keywords, exports = './src/rules.json', dependencies, sizeBudget } = manifest;
  return {
    name,
    version,
    ...(description ? { description } : {}),
    keywords: [...new Set(['patience-variant', .../** @type {string[]} */ (keywords ?? [])])],
    type: 'module',
    exports,
    scripts: { prepack: prepack(path) },
    // Packages that extend this one read its sources: `dist` may be old, or not yet built.
    publishConfig: { directory: PUBLISHED, linkDirectory: false },
    ...(sizeBudget ? { sizeBudget } : {}),
    ...(dependencies ? { dependencies } : {}),
    devDependencies: { '@patience/core': 'workspace:^', ...basesIn(manifest) },
  };
}

/**
 * Returns the dependencies on the patiences that a variant's source extends.
 * @param {Record<string, unknown>} manifest @returns {Record<string, string>}
 */
function basesIn({ devDependencies = {} }) {
  const others = Object.entries(/** @type {Record<string, string>} */ (devDependencies)).filter(
    ([name]) => name !== '@patience/core' && isOfVariant(name),
  );
  return Object.fromEntries(others.map(([name]) => [name, 'workspace:^']));
}

/** @param {string} name of a package */
const isOfVariant = (name) => variants().some((one) => one.name === name);

/**
 * Returns the manifest that a variant's users get.
 * @param {Package} one
 * @param {readonly Patience[]} patiences of the package
 * @param {string} core the version of core with which it was built
 * @returns {Record<string, unknown>}
 */
export function publishedManifest(one, patiences, core) {
  const { name, version, description, keywords, dependencies, sizeBudget } = one.manifest;
  const { license, author, repository, type, engines, publishConfig } = common(one.path);
  const others = Object.keys(entriesOf(one)).filter((module) => module !== 'index');
  return {
    name,
    version,
    description: description ?? `${patiences.map(({ names }) => names['en'] ?? Object.values(names)[0]).join(', ')}, a patience`,
    keywords: [...new Set([...KEYWORDS, .../** @type {string[]} */ (keywords ?? [])])],
    license,
    author,
    repository,
    type,
    engines,
    sideEffects: ['./dist/register.js'],
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(others.map((module) => [`./${module}`, entry(module)])),
      ...(isData(one) ? { './rules.json': './dist/rules.json' } : {}),
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md'],
    publishConfig,
    patience: {
      api: 1,
      variants: Object.fromEntries(
        patiences.map(({ id, module, names }) => [
          id,
          { module: `./dist/${module}.js`, ...(isData(one) ? { rules: './dist/rules.json' } : {}), names },
        ]),
      ),
    },
    sizeBudget: {
      ...Object.fromEntries(patiences.map(({ module }) => [`dist/${module}.js`, BUDGET])),
      .../** @type {object} */ (sizeBudget ?? {}),
    },
    peerDependencies: { '@patience/core': CORE },
    ...(dependencies ? { dependencies } : {}),
    devDependencies: { '@patience/core': `^${core}` },
  };
}

/**
 * Returns the manifest of any other package: its own fields and those of every published package.
 * @param {Pick<Package, 'path' | 'manifest'>} one
 */
export const otherManifest = ({ path, manifest }) =>
  manifest['private'] === true
    ? manifest
    : { ...manifest, ...common(path), scripts: { .../** @type {object} */ (manifest['scripts'] ?? {}), prepack: prepack(path) } };

/** Returns a package.json as it should be. @param {Package} one */
export const manifestOf = (one) => (isVariant(one) ? variantManifest(one) : otherManifest(one));

function writeAll() {
  let written = 0;
  for (const one of packages()) {
    const file = join(one.dir, 'package.json');
    const wanted = manifestOf(one);
    if (JSON.stringify(wanted) !== JSON.stringify(one.manifest)) {
      writeFileSync(file, manifestText(wanted));
      console.log(`${one.path}/package.json`);
      written++;
    }
  }
  console.log(`${written} of ${packages().length} manifests written.`);
}

/** Returns the text of a manifest, with short lists and objects on one line. @param {Record<string, unknown>} manifest */
export const manifestText = (manifest) =>
  `{\n${Object.entries(manifest)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${valueText(value)}`)
    .join(',\n')}\n}\n`;

/** @param {unknown} value */
function valueText(value) {
  const short = JSON.stringify(value, undefined, 1)
    .replace(/\n */g, ' ')
    .replace(/^\[ | \]$/g, (bracket) => bracket.trim());
  return short.length <= 120 ? short : JSON.stringify(value, undefined, 2).replaceAll('\n', '\n  ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeAll();
