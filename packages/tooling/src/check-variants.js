/**
 * Checks the built package of every variant in one process. It prints one line per check, which the test run counts: `✓ publint spider`, or
 * `✗ publint spider` and the reasons below. Needs what build-variants.js and declarations.js wrote.
 */
import { checkPackage, Package } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packed, wrongWith } from './packed.js';
import { overBudget } from './size.js';
import { packages, published, variants } from './workspace.js';

/**
 * @typedef {{ name: string, version: string, keywords?: string[], sizeBudget?: Record<string, string>,
 *   patience: { api: number, variants: Record<string, { module: string, names: Record<string, string> }> } }} Manifest
 * @typedef {{ dir: string, manifest: Manifest, files: Map<string, Buffer> }} Packed
 */

/** The checks by name. Each returns a list of faults. @type {Record<string, (one: Packed) => Promise<string[]>>} */
const checks = {
  async publint({ files }) {
    const pack = { files: [...files].map(([name, data]) => ({ name: `package/${name}`, data })) };
    const { messages, pkg } = await publint({ pkgDir: 'package', level: 'suggestion', strict: true, pack });
    return messages.map((message) => formatMessage(message, pkg) ?? message.code);
  },

  /** Checks module resolution for users like the command line of "are the types wrong" with the profile "esm-only". */
  async attw({ manifest: { name, version }, files }) {
    const contents = Object.fromEntries([...files].map(([path, data]) => [`/node_modules/${name}/${path}`, new Uint8Array(data)]));
    const result = await checkPackage(new Package(contents, name, version));
    if (!result.types) return ['it has no types'];
    return result.problems
      .filter(
        (problem) => !('resolutionKind' in problem) || (problem.resolutionKind !== 'node10' && problem.resolutionKind !== 'node16-cjs'),
      )
      .map((problem) => JSON.stringify(problem));
  },

  packed: ({ files }) => Promise.resolve(wrongWith([...files.keys()], String(files.get('package.json')))),

  size: ({ dir, manifest }) => overBudget(dir, manifest.sizeBudget ?? {}, (line) => console.log(`  ${line}`)),

  /** Checks that a built variant consists of modules without imports, and that its manifest names each patience with its module. */
  async variant({ dir, manifest, files }) {
    const complaints = [];
    if (manifest.patience.api !== 1) complaints.push('"patience.api" is not 1');
    if (!manifest.keywords?.includes('patience-variant')) complaints.push('the keyword "patience-variant" is missing');
    for (const [id, { module, names }] of Object.entries(manifest.patience.variants)) {
      if (files.has(module.replace('./', ''))) complaints.push(...(await misnamed(id, names, join(dir, module))));
      else complaints.push(`"patience.variants.${id}.module" names ${module}, which is not there`);
    }
    const { metafile } = await build({
      absWorkingDir: dir,
      entryPoints: [...files.keys()].filter((file) => /^dist\/.*\.js$/.test(file)),
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      external: ['*'],
      metafile: true,
      outdir: 'unwritten',
      write: false,
      logLevel: 'silent',
    });
    for (const [file, { imports }] of Object.entries(metafile.inputs))
      for (const { path } of imports) complaints.push(`${file} imports ${path}; a built variant imports nothing`);
    return complaints;
  },
};

/**
 * Compares a patience's names in its manifest with its own: lists of games show the manifest's before they load the module.
 * @param {string} id @param {Record<string, string>} names in the manifest @param {string} module
 * @returns {Promise<string[]>} complaints
 */
async function misnamed(id, names, module) {
  const { default: variant } = /** @type {{ default: { strings: Record<string, { name: string } | undefined> } }} */ (
    await import(pathToFileURL(module).href)
  );
  return Object.entries(names)
    .filter(([locale, name]) => variant.strings[locale]?.name !== name)
    .map(
      ([locale, name]) =>
        `"patience.variants.${id}.names.${locale}" is "${name}", but the game says "${variant.strings[locale]?.name ?? ''}"`,
    );
}

const versions = new Map(packages().map(({ name, manifest }) => [name, String(manifest['version'])]));
for (const one of variants().map(published)) {
  const manifest = /** @type {Manifest} */ (/** @type {unknown} */ (one.manifest));
  const files = packed(one, (name) => versions.get(name) ?? '0.0.0');
  for (const [name, check] of Object.entries(checks)) {
    const complaints = await check({ dir: one.dir, manifest, files });
    console.log(`${complaints.length === 0 ? '✓' : '✗'} ${name} ${one.short}`);
    for (const complaint of complaints) console.log(complaint.replace(/^/gm, '  '));
    if (complaints.length > 0) process.exitCode = 1;
  }
}
