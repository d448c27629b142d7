/**
 * From a bare clone to node_modules that match the lock file, with nothing but Node and npm:
 * npx fetches the pinned pnpm, pnpm installs. When nothing changed since, neither is started.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run } from './shell.js';
import { cache, packages, readJson, root } from './workspace.js';

const modules = join(root, 'node_modules');
const stamp = join(modules, '.patience-installed');
/** Milliseconds that fetching and linking may take together. */
const LIMIT = 300_000;

const [, pin = ''] = String(readJson(join(root, 'package.json'))['packageManager']).split('@');

/**
 * Makes the workspace ready. Afterwards `process.env.PATH` has the workspace's tools and the pinned pnpm.
 * @returns {Promise<string>} what was done, in words
 */
export async function install() {
  const pnpm = await pinnedPnpm();
  process.env['PATH'] = [join(modules, '.bin'), dirname(pnpm), process.env['PATH']].join(delimiter);
  process.env['DO_NOT_TRACK'] = '1';
  process.env['TURBO_TELEMETRY_DISABLED'] = '1';
  process.env['TURBO_NO_UPDATE_NOTIFIER'] = '1';
  process.env['npm_config_verify_deps_before_run'] = 'false'; // it was just done
  if (upToDate()) return 'up to date';

  rmSync(stamp, { force: true });
  const args = ['install', '--prefer-offline'];
  let did = 'installed from the lock file';
  let outcome = await run(pnpm, [...args, '--frozen-lockfile'], { cwd: root, limit: LIMIT });
  if (outcome.output.includes('ERR_PNPM_OUTDATED_LOCKFILE')) {
    // A variant's folder was put here: it is in no lock file, and needs nothing that is not.
    did = 'installed; pnpm-lock.yaml did not match the package.json files and was brought up to date';
    outcome = await run(pnpm, [...args, '--no-frozen-lockfile'], { cwd: root, limit: LIMIT });
  }
  if (outcome.code !== 0) throw new Error(`pnpm install failed\n\n${outcome.output}`);
  writeFileSync(stamp, fingerprint());
  return did;
}

/** Everything that an install depends on: the lock file, each package.json, and who installs where. */
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

/** The path of the pinned pnpm; npx keeps it in its cache, and we remember where. @returns {Promise<string>} */
async function pinnedPnpm() {
  const note = join(cache, `pnpm-${pin}`);
  const known = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (known && existsSync(known)) return known;

  // Inside npx the pinned pnpm comes first on the PATH. `--prefer-offline`: without a network the plain form waits for a minute.
  const args = ['--yes', '--prefer-offline', `--package=pnpm@${pin}`, '--', 'node', '-p', 'process.env.PATH'];
  const { code, output } = await run('npx', args, { cwd: root, limit: LIMIT });
  const file = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm';
  const found = (output.trim().split('\n').at(-1) ?? '')
    .split(delimiter)
    .map((dir) => join(dir, file))
    .find((path) => existsSync(path) && isPin(path));
  if (code !== 0 || !found) throw new Error(`npx could not fetch pnpm ${pin}\n\n${output}`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(note, found);
  return found;
}

/** @param {string} bin node_modules/.bin/pnpm, beside node_modules/pnpm */
function isPin(bin) {
  const manifest = join(dirname(bin), '..', 'pnpm', 'package.json');
  return existsSync(manifest) && readJson(manifest)['version'] === pin;
}
