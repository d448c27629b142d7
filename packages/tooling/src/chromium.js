/**
 * A Chromium for the tests: CHROMIUM_PATH, an installed one, Playwright's own, or one fetched from the
 * registry into node_modules/.cache (Linux on x64, where machines without any browser are common).
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './shell.js';
import { cache, readJson } from './workspace.js';

/** What Playwright needs to know to launch it. @typedef {{ executablePath: string, env?: Record<string, string> }} Chromium */

const fetched = { name: '@sparticuz/chromium', version: '147.0.0' };
const fetchedDir = join(cache, `chromium-${fetched.version}`);
const fetchedNote = join(fetchedDir, 'ready.json'); // written last: without it the folder is half-made

export const noChromium = [
  'The tests in a browser need Chromium or Chrome, and none was found.',
  'Install one (Debian, Ubuntu: apt-get install chromium; elsewhere: Google Chrome),',
  'or run `pnpm exec playwright-core install chromium`, or set CHROMIUM_PATH to one.',
].join('\n');

/**
 * @param {{ fetch?: boolean }} [options] fetch: get one from the registry if there is no other
 * @returns {Promise<Chromium | undefined>}
 */
export async function findChromium({ fetch = false } = {}) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is set, but there is no ${named}`);
    return { executablePath: named };
  }
  for (const path of [...installedPlaces(), await playwrightPlace()]) {
    if (existsSync(path) && (await runs(path))) return { executablePath: path };
  }
  if (existsSync(fetchedNote)) return fromNote();
  return fetch && process.platform === 'linux' && process.arch === 'x64' ? fetchChromium() : undefined;
}

/** Where operating systems put them, the plain ones first. @returns {string[]} */
function installedPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
    return ['/Applications', join(homedir(), 'Applications')].flatMap((dir) => apps.map((app) => join(dir, app)));
  }
  if (process.platform === 'win32') {
    const apps = [
      'Chromium\\Application\\chrome.exe',
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    const dirs = ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((key) => process.env[key] ?? []);
    return apps.flatMap((app) => dirs.map((dir) => join(dir, app)));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const dirs = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => [...new Set([...dirs, '/usr/bin', '/snap/bin'])].map((dir) => join(dir, name)));
}

async function playwrightPlace() {
  try {
    const { chromium } = await import('playwright-core');
    return chromium.executablePath();
  } catch {
    return '';
  }
}

/** Ubuntu's /usr/bin/chromium-browser may only be a hint to install one. On other systems asking would open a window. @param {string} path */
async function runs(path) {
  return process.platform !== 'linux' || (await run(path, ['--version'])).code === 0;
}

/** @returns {Chromium} */
function fromNote() {
  const { executablePath, env } = /** @type {Required<Chromium>} */ (/** @type {unknown} */ (readJson(fetchedNote)));
  return { executablePath, env: { .../** @type {Record<string, string>} */ (process.env), ...env } };
}

/** @returns {Promise<Chromium>} */
async function fetchChromium() {
  rmSync(fetchedDir, { recursive: true, force: true });
  const unpacked = join(fetchedDir, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  const spec = `${fetched.name}@${fetched.version}`;
  const npm = await run(
    'npm',
    ['install', '--prefix', fetchedDir, '--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', spec],
    { cwd: fetchedDir },
  );
  if (npm.code !== 0) throw new Error(`${noChromium}\n\n${spec} could not be fetched either:\n${npm.output}`);

  // It unpacks into the temporary folder, and its own system libraries only if it believes to be on Lambda,
  // which it decides while it is imported: hence a process of its own.
  const main = pathToFileURL(join(fetchedDir, 'node_modules', fetched.name, 'build', 'esm', 'index.js')).href;
  const script = `
    const { default: chromium } = await import(${JSON.stringify(main)});
    const executablePath = await chromium.executablePath();
    const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
    console.log(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
  `;
  const env = { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const unpack = await run(process.execPath, ['--input-type=module', '--eval', script], { env });
  if (unpack.code !== 0) throw new Error(`${noChromium}\n\n${spec} could not be unpacked:\n${unpack.output}`);
  writeFileSync(fetchedNote, unpack.output);
  return fromNote();
}
