/**
 * Chooses the Chromium for the tests. CHROMIUM_PATH names the only candidate. Without it the candidates are the pinned one of
 * fetched-chromium.js, then installed ones, then Playwright's own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { smokeTest } from './browser-smoke-test.js';
import { canBeFetched, fetchChromium, fetchedChromium } from './fetched-chromium.js';
import { run } from './shell.js';

/**
 * A Chromium with the variables to add to its environment.
 * @typedef {{ kind: 'named' | 'fetched' | 'installed' | "Playwright's", executablePath: string, env?: Record<string, string> }} Chromium
 */
/** @typedef {{ executablePath: string, env?: Record<string, string> }} LaunchOptions as Playwright takes them */
/** Shell script that starts the browser and notes an unexpected exit in the file PATIENCE_CHROMIUM_DIED. */
const watched = join(import.meta.dirname, 'watched-chromium');

/** Advice for a machine without a working browser. */
export const noChromium = [
  'The tests in a browser need Chromium or Chrome, and none works here.',
  'Install one (Debian, Ubuntu: apt-get install chromium; elsewhere: Google Chrome),',
  'or run `pnpm exec playwright-core install chromium`, or set CHROMIUM_PATH to one.',
].join('\n');

/** Returns the Chromium that `npm test` has chosen; otherwise the first candidate, unchecked. @returns {Promise<Chromium | undefined>} */
export async function findChromium() {
  const chosen = process.env['PATIENCE_CHROMIUM'];
  if (chosen) return /** @type {Chromium} */ (JSON.parse(chosen));
  for await (const candidate of candidates(fetchedChromium)) if (!(candidate instanceof Error)) return candidate;
  return undefined;
}

/**
 * Returns Playwright's launch options for a Chromium. Where an unexpected exit is to be noted, {@link watched} starts the browser.
 * @param {Chromium} chromium @returns {LaunchOptions}
 */
export function launchOptions({ executablePath, env }) {
  const all = { .../** @type {Record<string, string>} */ (process.env), ...env };
  return process.env['PATIENCE_CHROMIUM_DIED']
    ? { executablePath: watched, env: { ...all, PATIENCE_CHROMIUM_FILE: executablePath } }
    : { executablePath, env: all };
}

/**
 * Fetches the pinned browser where that is possible, and chooses the first browser that passes the smoke test. All processes that this one
 * starts afterwards use it.
 * @param {{ from?: AsyncIterable<Chromium | Error>, prove?: (chromium: Chromium) => Promise<string> }} [options]
 * @returns {Promise<{ chromium: Chromium, version: string, tried: string[] }>} tried: the browsers that failed, and why
 * @throws {Error} when none works, with all that was tried
 */
export async function chooseChromium({ from = candidates(fetchOrTell), prove = smokeTest } = {}) {
  /** @type {string[]} */
  const tried = [];
  for await (const chromium of from) {
    if (chromium instanceof Error) {
      tried.push(chromium.message);
      continue;
    }
    try {
      const version = await prove(chromium);
      process.env['PATIENCE_CHROMIUM'] = JSON.stringify(chromium);
      return { chromium, version, tried };
    } catch (error) {
      tried.push(`${chromium.kind}, ${chromium.executablePath}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(`${noChromium}\n\nTried:\n${tried.map((line) => `- ${line}`).join('\n') || '- nothing: none was found'}`);
}

/** @returns {Promise<Chromium | Error | undefined>} */
async function fetchOrTell() {
  try {
    return canBeFetched ? await fetchChromium() : undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * @param {() => Promise<Chromium | Error | undefined> | Chromium | undefined} pinned
 * @returns {AsyncGenerator<Chromium | Error>} an error: why there is no pinned one
 */
async function* candidates(pinned) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is set, but there is no ${named}`);
    yield { kind: 'named', executablePath: named };
    return;
  }
  const first = await pinned();
  if (first) yield first;
  for (const path of installedPlaces()) if (existsSync(path) && (await runs(path))) yield { kind: 'installed', executablePath: path };
  const own = await playwrightPlace();
  if (existsSync(own)) yield { kind: "Playwright's", executablePath: own };
}

/** Lists the paths where operating systems install Chromium, plain names first. @returns {string[]} */
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

/**
 * Tells whether a program runs. Ubuntu's /usr/bin/chromium-browser may only print how to install a browser. On other systems the program is
 * not run, because it would open a window.
 * @param {string} path
 */
async function runs(path) {
  return process.platform !== 'linux' || (await run(path, ['--version'], { limit: 20_000 })).code === 0;
}

/**
 * Runs a function that uses the browser, and aborts it at once when the browser ends by itself. @template T
 * @param {string} note a file that does not exist yet
 * @param {(death: AbortSignal) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function underWatch(note, use) {
  if (process.platform === 'win32') return use(new AbortController().signal); // the guard is a shell script
  const death = new AbortController();
  const look = setInterval(() => {
    if (existsSync(note)) death.abort(`the browser died (${readFileSync(note, 'utf8').trim()})`);
  }, 250);
  process.env['PATIENCE_CHROMIUM_DIED'] = note;
  try {
    return await use(death.signal);
  } finally {
    delete process.env['PATIENCE_CHROMIUM_DIED'];
    clearInterval(look);
  }
}
