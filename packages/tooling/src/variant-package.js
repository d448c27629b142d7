/** Writes the files of a variant's package besides its modules, from the built patiences. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importTs } from './import-ts.js';
import { publishedManifest } from './manifests.js';
import { packages, patienceModules, PUBLISHED, root } from './workspace.js';

/** @typedef {import('./workspace.js').Package} Package */
/** The fields of a built patience that are used here. @typedef {{ id: string, strings: Record<string, { name: string }> }} Variant */
/** A patience with the name of its module in `dist`. @typedef {{ module: string, variant: Variant }} Brought */

/** Files that are written besides modules and declarations. The change log is written only when the package is packed. */
export const COMPLETED = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

/** Writes manifest, README and licence into built packages. @param {readonly Package[]} built */
export async function completePackages(built) {
  const { readmeOf } = /** @type {{ readmeOf: (name: string, entries: readonly Brought[]) => string }} */ (
    await importTs(join(root, 'packages', 'cli', 'docs', 'variant-readme.ts'))
  );
  for (const one of built) {
    const brought = await patiencesOf(one);
    writeManifest(one, brought);
    const entries = brought.map(({ module, variant }) => ({ module: `./dist/${module}.js`, variant }));
    write(one, 'README.md', readmeOf(one.name, entries));
    write(one, 'LICENSE', readFileSync(join(root, 'LICENSE'), 'utf8'));
  }
}

/** Returns the patiences that a built package registers. @param {Package} one @returns {Promise<Brought[]>} */
async function patiencesOf(one) {
  return Promise.all(
    patienceModules(one).map(async (module) => {
      // Load the module as it is now, whatever this process has loaded before.
      const address = `${pathToFileURL(join(one.dir, PUBLISHED, 'dist', `${module}.js`)).href}?${Date.now()}`;
      const { default: variant } = /** @type {{ default: Variant }} */ (await import(address));
      return { module, variant };
    }),
  );
}

/** @param {Package} one @param {readonly Brought[]} brought */
function writeManifest(one, brought) {
  const patiences = brought.map(({ module, variant: { id, strings } }) => ({
    module,
    id,
    names: Object.fromEntries(Object.entries(strings).map(([language, { name }]) => [language, name])),
  }));
  const core = packages().find(({ name }) => name === '@patience/core');
  const manifest = publishedManifest(one, patiences, String(core?.manifest['version']));
  write(one, 'package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/**
 * Replaces a file in one step, so that a reader sees the old text or the new one.
 * @param {Package} one @param {string} name @param {string} text
 */
function write(one, name, text) {
  const file = join(one.dir, PUBLISHED, name);
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Writes the manifest of a built package again with the current versions, and its change log beside it. @param {Package} one */
export async function refreshManifest(one) {
  writeManifest(one, await patiencesOf(one));
  const log = join(one.dir, 'CHANGELOG.md');
  if (existsSync(log)) write(one, 'CHANGELOG.md', readFileSync(log, 'utf8'));
}
