/**
 * Installs programs that the tools fetch before pnpm is available, or that are too large for every install: pnpm and the tests' Chromium.
 * Each has a folder in `locked/` with an npm lock file, which names its packages by version and SHA-512.
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './shell.js';
import { readJson, root } from './workspace.js';

const locks = join(root, 'packages', 'tooling', 'locked');

/** @typedef {'pnpm' | 'chromium'} Locked a folder of `locked/` */

/**
 * Returns the version of a package that a lock file names.
 * @param {Locked} lock @param {string} name of the package
 */
export function lockedVersion(lock, name) {
  const { packages } = /** @type {{ packages: Record<string, { version: string }> }} */ (
    /** @type {unknown} */ (readJson(join(locks, lock, 'package-lock.json')))
  );
  return /** @type {{ version: string }} */ (packages[`node_modules/${name}`]).version;
}

/**
 * Installs the packages of a lock file into a folder, which is emptied before. npm refuses a package whose SHA-512 differs; no script of a
 * package is run.
 * @param {Locked} lock
 * @param {string} folder
 * @param {number} limit milliseconds
 * @throws {Error} with the output of npm
 */
export async function installLocked(lock, folder, limit) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(locks, lock, file), join(folder, file));
  // `--prefer-offline`: without a network the plain form waits for a minute.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--prefix', folder];
  const npm = await run('npm', ['ci', ...options], { cwd: folder, limit });
  if (npm.code !== 0) throw new Error(`npm could not fetch ${lock} as locked/${lock}/package-lock.json names it:\n${npm.output.trim()}`);
}
