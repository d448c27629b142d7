/**
 * Builds variants in one process: each package's `dist` becomes the package that its users get. Its modules are readable and without
 * imports; manifest, README and the module that registers its patiences are written from the patiences themselves.
 * `node build-variants.js` builds all, `node build-variants.js NAME…` only these. Declarations are written by declarations.js.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
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
  const registers = wanted.map(writeRegister);
  try {
    const entry = Object.fromEntries(
      wanted.flatMap((one) =>
        Object.entries(entriesOf(one)).map(([name, source]) => [
          `${one.path}/${PUBLISHED}/dist/${name}`,
          `${one.path}/${source || GENERATED}`,
        ]),
      ),
    );
    await build({ ...variant, config: false, silent: true, entry, outDir: root, clean: false });
  } finally {
    for (const file of registers) rmSync(file);
  }
  await completePackages(wanted);
  for (const one of wanted) removeOld(one);
  return wanted;
}

/**
 * Path of the source of {@link REGISTER} while it is built, from the package's folder: in a folder in which no other tool looks for
 * sources.
 */
const GENERATED = `${PUBLISHED}/${REGISTER}.ts`;

/** @param {Package} one @returns {string} the file */
function writeRegister(one) {
  const modules = patienceModules(one);
  const file = join(one.dir, GENERATED);
  mkdirSync(join(one.dir, PUBLISHED), { recursive: true });
  writeFileSync(
    file,
    [
      `import { register } from '@patience/core';`,
      ...modules.map((module, i) => `import variant${i + 1} from '../src/${module}.js';`),
      ...modules.map((_, i) => `register(variant${i + 1});`),
      '',
    ].join('\n'),
  );
  return file;
}

/**
 * Removes the files of an earlier build after the new ones were written, because tests may read the package meanwhile. Declarations stay,
 * which another process may be writing.
 * @param {Package} one
 */
function removeOld(one) {
  const dist = join(one.dir, PUBLISHED);
  const modules = Object.keys(entriesOf(one)).map((name) => `${name}.js`);
  for (const file of readdirSync(dist)) if (!['dist', ...COMPLETED].includes(file)) rmSync(join(dist, file), { recursive: true });
  for (const file of readdirSync(join(dist, 'dist'))) if (file.endsWith('.js') && !modules.includes(file)) rmSync(join(dist, 'dist', file));
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
