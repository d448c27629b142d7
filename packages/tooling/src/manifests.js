/**
 * What stands in the package.json of a variant, as far as it follows from the rest: `pnpm -F @patience/tooling manifests` writes it, and
 * manifests.test.ts finds what differs. An author writes name, version, description and the field `patience`.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packages, variants } from './workspace.js';

/** @typedef {import('./workspace.js').Package} Package */
/** @typedef {{ api: number, variants: Record<string, { module: string, names: Record<string, string> }> }} PatienceField */

/** How large a variant may be, gzipped, if its package does not say otherwise. */
const BUDGET = '4 kB';
/** Versions of core that a variant of today runs with. */
const CORE = '>=0.1.0 <2';
const KEYWORDS = ['patience-variant', 'patience', 'solitaire', 'card-game'];
/** What the one process for all variants made needless. */
const NEEDLESS = ['tsup.config.ts', 'tsconfig.json'];

/** What every published package has. @param {string} path from the root */
const common = (path) => ({
  license: 'MIT',
  author: 'the Patience authors',
  repository: { type: 'git', url: 'git+https://github.com/patience-cards/patience.git', directory: path },
  type: 'module',
  engines: { node: '>=20.19' },
  publishConfig: { access: 'public', provenance: true },
});

/** The step before packing. @param {string} path from the root */
const prepack = (path) => `node ${'../'.repeat(path.split('/').length)}packages/tooling/src/before-pack.js`;

/** @param {string} name of the module in `dist` */
const entry = (name) => ({ '@patience/source': `./src/${name}.ts`, types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });

/**
 * The manifest of a package that brings variants.
 * @param {Pick<Package, 'path' | 'manifest'>} one
 * @returns {Record<string, unknown>}
 */
export function variantManifest({ path, manifest }) {
  const { name, version, description, keywords, dependencies, sizeBudget } = manifest;
  const patience = /** @type {PatienceField} */ (manifest['patience']);
  const modules = Object.values(patience.variants).map(({ module }) => module.replace(/^\.\/dist\/|\.js$/g, ''));
  const others = [...new Set(modules)].filter((module) => module !== 'index');
  const { license, author, repository, type, engines, publishConfig } = common(path);
  return {
    name,
    version,
    description,
    keywords: [...new Set([...KEYWORDS, .../** @type {string[]} */ (keywords ?? [])])],
    license,
    author,
    repository,
    type,
    engines,
    sideEffects: ['./dist/register.js', './src/register.ts'],
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(others.map((module) => [`./${module}`, entry(module)])),
      './register': entry('register'),
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md'],
    publishConfig,
    scripts: { prepack: prepack(path) },
    patience,
    sizeBudget: {
      ...Object.fromEntries(modules.map((module) => [`dist/${module}.js`, BUDGET])),
      .../** @type {object} */ (sizeBudget ?? {}),
    },
    peerDependencies: { '@patience/core': CORE },
    ...(dependencies ? { dependencies } : {}),
    devDependencies: { '@patience/core': 'workspace:^' },
  };
}

/**
 * Any other package: as it is, with what all published ones have.
 * @param {Pick<Package, 'path' | 'manifest'>} one
 */
export const otherManifest = ({ path, manifest }) =>
  manifest['private'] === true
    ? manifest
    : { ...manifest, ...common(path), scripts: { .../** @type {object} */ (manifest['scripts'] ?? {}), prepack: prepack(path) } };

/** What a package.json should say. @param {Package} one */
export const manifestOf = (one) => ('patience' in one.manifest ? variantManifest(one) : otherManifest(one));

/** What lies in a package although nothing needs it. @param {Package} one @returns {string[]} file names */
export const needlessIn = ({ dir, manifest }) => ('patience' in manifest ? NEEDLESS.filter((file) => existsSync(join(dir, file))) : []);

function writeAll() {
  let written = 0;
  for (const one of packages()) {
    const file = join(one.dir, 'package.json');
    const wanted = manifestOf(one);
    if (JSON.stringify(wanted) !== JSON.stringify(one.manifest)) {
      writeFileSync(file, `${JSON.stringify(wanted, undefined, 2)}\n`);
      console.log(`${one.path}/package.json`);
      written++;
    }
    for (const name of needlessIn(one)) {
      rmSync(join(one.dir, name));
      console.log(`${one.path}/${name} removed`);
    }
  }
  console.log(`${written} of ${packages().length} manifests written, ${variants().length} of variants.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeAll();
