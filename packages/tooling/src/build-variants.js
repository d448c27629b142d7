/**
 * Builds variants in one process: each entry becomes one readable module without imports, `dist/NAME.js` in its package.
 * `node build-variants.js` builds all, `node build-variants.js NAME…` only these. Declarations are written by
 * declarations.js.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { variant } from './tsup.js';
import { entriesOf, root, shortName, variants } from './workspace.js';

/** @typedef {import('./workspace.js').Package} Package */

/**
 * Builds variants.
 * @param {readonly string[]} [names] packages, with or without scope, or ids of patiences in them; absent: all
 * @returns {Promise<Package[]>} what was built; nothing for names that there are not
 */
export async function buildVariants(names) {
  const wanted = variants().filter((one) => names?.some((name) => isCalled(one, name)) ?? true);
  if (wanted.length === 0) return [];
  // The declarations beside them are another's, who may be writing them at the same time.
  for (const { dir } of wanted)
    for (const file of existsSync(join(dir, 'dist')) ? readdirSync(join(dir, 'dist')) : [])
      if (file.endsWith('.js')) rmSync(join(dir, 'dist', file));
  const entry = Object.fromEntries(
    wanted.flatMap((one) => Object.entries(entriesOf(one)).map(([name, source]) => [`${one.path}/dist/${name}`, `${one.path}/${source}`])),
  );
  await build({ ...variant, config: false, silent: true, entry, outDir: root, clean: false });
  return wanted;
}

/** @param {Package} one @param {string} name */
function isCalled({ short, manifest }, name) {
  const { variants: brought } = /** @type {{ variants: Record<string, unknown> }} */ (manifest['patience']);
  return shortName(name) === short || name in brought;
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
