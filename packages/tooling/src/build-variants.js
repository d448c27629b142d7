/**
 * Builds variants in one process: each package's `dist` becomes the package that its users get. Its modules are readable and import nothing
 * of other packages; manifest, README and the module that registers its patiences are written from the patiences themselves.
 * `node build-variants.js` builds all, `node build-variants.js NAME…` only these. Declarations are written by declarations.js.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { build } from 'tsup';
import { isData, jsonOf, moduleOf, patienceReader } from './data-patience.js';
import { variant } from './tsup.js';
import { COMPLETED, completePackages } from './variant-package.js';
import { entriesOf, patienceModules, PUBLISHED, readJson, REGISTER, root, shortName, variants } from './workspace.js';

/** @typedef {import('./workspace.js').Package} Package */

/**
 * Builds variants.
 * @param {readonly string[]} [names] packages, with or without scope, or ids of patiences that were built before; absent: all
 * @returns {Promise<Package[]>} the packages that were built; unknown names are left out
 */
export async function buildVariants(names) {
  const wanted = variants().filter((one) => names?.some((name) => isCalled(one, name)) ?? true);
  if (wanted.length === 0) return [];
  await Promise.all([bundle(wanted.filter((one) => !isData(one))), writeData(wanted.filter(isData))]);
  for (const one of wanted) writeFileSync(modulePath(one, REGISTER), await registration(patienceModules(one)));
  await completePackages(wanted);
  for (const one of wanted) removeOld(one);
  return wanted;
}

/** Returns the path of a built module. @param {Package} one @param {string} name */
const modulePath = ({ dir }, name) => join(dir, PUBLISHED, 'dist', `${name}.js`);

/** Bundles the modules of packages with functions. @param {readonly Package[]} packages */
async function bundle(packages) {
  if (packages.length === 0) return;
  const sources = packages.flatMap((one) =>
    Object.entries(entriesOf(one))
      .filter(([, source]) => source !== '')
      .map(([name, source]) => [`${one.path}/${PUBLISHED}/dist/${name}`, `${one.path}/${source}`]),
  );
  await build({ ...variant, config: false, silent: true, entry: Object.fromEntries(sources), outDir: root, clean: false });
}

/** Writes the modules of packages whose rules are data. @param {readonly Package[]} packages */
async function writeData(packages) {
  if (packages.length === 0) return;
  const read = await patienceReader();
  for (const one of packages) {
    const patience = await read(one.dir);
    mkdirSync(join(one.dir, PUBLISHED, 'dist'), { recursive: true });
    writeFileSync(modulePath(one, 'index'), moduleOf(patience));
    writeFileSync(join(one.dir, PUBLISHED, 'dist', 'rules.json'), jsonOf(patience));
  }
}

/** Texts of modules that register patiences, by the modules of these. @type {Map<string, string>} */
const registrations = new Map();

/** Returns the text of a module that registers patiences. @param {readonly string[]} modules */
async function registration(modules) {
  const contents = [
    `import { register } from './packages/core/src/index.js';`,
    ...modules.map((module, i) => `import variant${i + 1} from './${module}.js';`),
    ...modules.map((_, i) => `register(variant${i + 1});`),
  ].join('\n');
  const known = registrations.get(contents);
  if (known !== undefined) return known;
  const { outputFiles } = await esbuild({
    stdin: { contents, resolveDir: root },
    external: modules.map((module) => `./${module}.js`),
    conditions: ['@patience/source'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const [{ text }] = /** @type {[import('esbuild').OutputFile]} */ (outputFiles);
  registrations.set(contents, text);
  return text;
}

/**
 * Removes the files of an earlier build after the new ones were written, because tests may read the package meanwhile. Declarations stay,
 * which another process may be writing.
 * @param {Package} one
 */
function removeOld(one) {
  const dist = join(one.dir, PUBLISHED);
  const files = Object.keys(entriesOf(one)).map((name) => `${name}.js`);
  for (const file of readdirSync(dist)) if (!['dist', ...COMPLETED].includes(file)) rmSync(join(dist, file), { recursive: true });
  for (const file of readdirSync(join(dist, 'dist'))) if (file.endsWith('.js') && !files.includes(file)) rmSync(join(dist, 'dist', file));
}

/** @param {Package} one @param {string} name */
function isCalled({ short, dir }, name) {
  if (shortName(name) === short) return true;
  const file = join(dir, PUBLISHED, 'package.json');
  if (!existsSync(file)) return false;
  const { variants: brought } = /** @type {{ variants: Record<string, unknown> }} */ (readJson(file)['patience']);
  return name in brought;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  const built = await buildVariants(names.length > 0 ? names : undefined);
  const unknown = names.filter((name) => !built.some((one) => isCalled(one, name)));
  if (unknown.length > 0) {
    console.error(`There is no variant "${unknown.join('", "')}" under packages/variants.`);
    process.exitCode = 1;
  }
}
