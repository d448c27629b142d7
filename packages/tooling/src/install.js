/**
 * Prepares a fresh clone: installs node_modules that match the lock file, with nothing but Node and npm. npm fetches the pinned pnpm, and
 * pnpm installs. When nothing changed since the last install, neither is started.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installLocked, lockedVersion } from './locked.js';
import { newPackages } from './lock-file.js';
import { run } from './shell.js';
import { cache, packages, root } from './workspace.js';

const modules = join(root, 'node_modules');
const stamp = join(modules, '.patience-installed');
/** Time limit for fetching and linking together, in milliseconds. */
const LIMIT = 300_000;

const pin = lockedVersion('pnpm', 'pnpm');
const lockFile = join(root, 'pnpm-lock.yaml');

/**
 * Makes the workspace ready. Afterwards `process.env.PATH` contains the workspace's tools and the pinned pnpm.
 * @returns {Promise<string>} what was done, in words
 */
export async function install() {
  const pnpm = await addToPath();
  process.env['DO_NOT_TRACK'] = '1';
  process.env['TURBO_TELEMETRY_DISABLED'] = '1';
  process.env['TURBO_NO_UPDATE_NOTIFIER'] = '1';
  process.env['npm_config_verify_deps_before_run'] = 'false'; // it was just done
  if (upToDate()) return 'up to date';

  rmSync(stamp, { force: true });
  const frozen = ['install', '--prefer-offline', '--frozen-lockfile'];
  let did = 'installed from the lock file';
  let outcome = await run(pnpm, frozen, { cwd: root, limit: LIMIT });
  if (outcome.output.includes('ERR_PNPM_OUTDATED_LOCKFILE') && !process.env['CI']) {
    await linkFolders(pnpm);
    did = 'installed; pnpm-lock.yaml now names a package of the workspace that it did not';
    outcome = await run(pnpm, frozen, { cwd: root, limit: LIMIT });
  }
  if (outcome.code !== 0) throw new Error(`pnpm install failed\n\n${outcome.output}`);
  writeFileSync(stamp, fingerprint());
  return did;
}

/**
 * Adds the workspace's tools and the pinned pnpm to `process.env.PATH`, so that scripts run without pnpm on the PATH, for example by corepack.
 * @returns {Promise<string>} the path of pnpm, which is fetched when it is not there yet
 */
export async function addToPath() {
  const pnpm = await pinnedPnpm();
  process.env['PATH'] = [join(modules, '.bin'), dirname(pnpm), process.env['PATH']].join(delimiter);
  return pnpm;
}

/**
 * Adds new packages of the workspace, such as a variant that was just created, to the lock file. Nothing is installed. A lock file that
 * would gain a package from outside stays unchanged.
 * @param {string} pnpm
 * @throws {Error} that names the packages from outside
 */
async function linkFolders(pnpm) {
  const before = readFileSync(lockFile, 'utf8');
  const { code, output } = await run(pnpm, ['install', '--lockfile-only', '--no-frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    limit: LIMIT,
  });
  const added = newPackages(before, readFileSync(lockFile, 'utf8'));
  if (code === 0 && added.length === 0) return;
  writeFileSync(lockFile, before);
  if (code !== 0) throw new Error(`pnpm install failed\n\n${output}`);
  throw new Error(
    `pnpm-lock.yaml does not match the package.json files: it has no ${added.join(', ')}. Run pnpm install, and look at what changes in pnpm-lock.yaml.`,
  );
}

/** Returns a hash of everything that an install depends on: the lock file, each package.json, the pinned pnpm and the platform. */
function fingerprint() {
  const hash = createHash('sha256');
  hash.update([pin, process.platform, process.arch].join(' '));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) hash.update(readFileSync(join(root, file)));
  for (const { dir, path } of packages()) hash.update(path).update(readFileSync(join(dir, 'package.json')));
  return hash.digest('hex');
}

function upToDate() {
  return (
    existsSync(stamp) &&
    existsSync(join(modules, '.modules.yaml')) && // pnpm made this tree
    !existsSync(join(modules, '.package-lock.json')) && // and npm was not here since
    packages().every(({ dir, manifest }) => !needsModules(manifest) || existsSync(join(dir, 'node_modules'))) &&
    readFileSync(stamp, 'utf8') === fingerprint()
  );
}

/** @param {Record<string, unknown>} manifest */
const needsModules = (manifest) => 'dependencies' in manifest || 'devDependencies' in manifest;

/** Returns the path of the pinned pnpm, and fetches it when it is not there yet. @returns {Promise<string>} */
async function pinnedPnpm() {
  const folder = join(cache, `pnpm-${pin}`);
  const bin = join(folder, 'node_modules', '.bin', process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm');
  if (existsSync(bin) && existsSync(join(folder, 'node_modules', '.package-lock.json'))) return bin;
  await installLocked('pnpm', folder, LIMIT);
  return bin;
}
