/**
 * Publishes packed packages: `node packages/tooling/src/publish.js FOLDER`. It is the only program that runs with the right to publish. So
 * it needs nothing but Node and npm, and installs, builds and packs nothing.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packages } from './workspace.js';

/** @typedef {(command: string, args: readonly string[]) => { readonly code: number, readonly output: string, readonly errors: string }} Run */

/** @type {Run} */
const spawned = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return { code: status ?? 1, output: stdout ?? '', errors: stderr ?? '' };
};

/** Returns the names and versions that this repository publishes. */
const own = () =>
  packages()
    .filter(({ manifest }) => manifest['private'] !== true)
    .map(({ name, manifest }) => `${name}@${String(manifest['version'])}`);

/**
 * Publishes each package of a folder whose version is not published yet.
 * @param {string} folder of `.tgz` files
 * @param {{ run?: Run, wanted?: readonly string[] }} [options] wanted: all packages that may be there, as `name@version`
 * @returns {string[]} what was published, as `name@version`
 * @throws {Error} before anything is published, when the folder is empty or has another package; or when npm refuses one
 */
export function publish(folder, { run = spawned, wanted = own() } = {}) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .sort()
    .map((name) => join(resolve(folder), name));
  if (files.length === 0) throw new Error(`${folder} holds no packed package.`);
  const packed = files.map((file) => {
    const id = nameIn(file, run);
    if (!wanted.includes(id))
      throw new Error(`${file} is ${id}, which is no package of this repository in its present version. Nothing was published.`);
    return { file, id };
  });
  return packed
    .filter(({ id }) => !isOut(id, run))
    .map(({ file, id }) => {
      const { code, errors } = run('npm', ['publish', file, '--access', 'public', '--provenance', '--ignore-scripts']);
      if (code !== 0) throw new Error(`${id} was not published: ${errors.trim()}`);
      return id;
    });
}

/** @param {string} file a packed package @param {Run} run @returns {string} its name and version */
function nameIn(file, run) {
  const { code, output, errors } = run('tar', ['-xOzf', file, 'package/package.json']);
  if (code !== 0) throw new Error(`${file} cannot be read: ${errors.trim()}`);
  const { name, version } = /** @type {{ name?: unknown, version?: unknown }} */ (JSON.parse(output));
  return `${String(name)}@${String(version)}`;
}

/** Tells whether a version is at the registry. @param {string} id @param {Run} run */
function isOut(id, run) {
  const { code, output, errors } = run('npm', ['view', id, 'version']);
  if (code === 0) return output.trim() !== '';
  if (/\bE404\b/.test(errors)) return false;
  throw new Error(`The registry does not say whether ${id} is out: ${errors.trim()}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Name the folder of the packed packages.');
  const published = publish(folder);
  console.log(published.length === 0 ? 'Every version is out already.' : published.join('\n'));
}
