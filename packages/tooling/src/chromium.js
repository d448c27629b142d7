/**
 * Finds a Chromium for the tests and starts it: the one that CHROMIUM_PATH names, else an installed Chromium or Chrome, else the one of
 * `@sparticuz/chromium` in node_modules (Linux on x64).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { isProgram } from './engines/program.js';
import { cache, readJson } from './workspace.js';

/** @typedef {{ executablePath: string, env?: Record<string, string> }} Chromium as Playwright's launch options take it */
/** @typedef {import('playwright-core').LaunchOptions} LaunchOptions */

const packed = '@sparticuz/chromium';

/** Returns the Chromium for the tests; undefined where there is none. @returns {Promise<Chromium | undefined>} */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is set, but there is no ${named}`);
  const installed = named ?? installedPlaces().find(isProgram);
  const unpacked = unpackChromium();
  if (!installed || !unpacked) return installed ? { executablePath: installed } : unpacked;
  // Draw texts with the packed fonts, whatever the machine has: tests measure whether words have room.
  const { FONTCONFIG_FILE = '' } = unpacked.env ?? {};
  return { executablePath: installed, env: { .../** @type {Record<string, string>} */ (process.env), FONTCONFIG_FILE } };
}

/** Lists the paths where operating systems install Chromium, plain names first. @returns {string[]} */
function installedPlaces() {
  if (process.platform === 'darwin')
    return ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'].flatMap((app) => [
      join('/Applications', app),
      join(homedir(), 'Applications', app),
    ]);
  if (process.platform === 'win32')
    return ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)']
      .flatMap((key) => process.env[key] ?? [])
      .flatMap((folder) => [join(folder, 'Chromium/Application/chrome.exe'), join(folder, 'Google/Chrome/Application/chrome.exe')]);
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  // Leave out Ubuntu's `chromium-browser`: where the snap is missing, it only prints how to install one.
  return ['chromium', 'google-chrome', 'google-chrome-stable'].flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Unpacks the packed Chromium once, with its system libraries and fonts.
 * @returns {Chromium | undefined} undefined where the package is not installed
 */
function unpackChromium() {
  const file = packedFile();
  if (!file) return undefined;
  const folder = join(cache, `chromium-${String(readJson(join(file, '../../../package.json'))['version'])}`);
  const fonts = join(folder, 'fonts.conf'); // written last: without it the folder is half-made
  if (!existsSync(fonts)) {
    mkdirSync(folder, { recursive: true });
    // Import the package in a process of its own: it unpacks into the temporary folder, and its libraries only if it detects AWS Lambda.
    const script = `const { default: chromium } = await import(${JSON.stringify(file)}); await chromium.executablePath();`;
    const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env, timeout: 120_000 });
    // The package's own file names folders of AWS Lambda, and Chromium exits at the first text when it finds no font.
    const dirs = `<dir>${folder}/fonts/fonts</dir><cachedir>${folder}/font-cache</cachedir>`;
    writeFileSync(fonts, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}</fontconfig>\n`);
  }
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fonts };
  return { executablePath: join(folder, 'chromium'), env: { .../** @type {Record<string, string>} */ (process.env), ...env } };
}

/** Returns the entry of the package; undefined where it is not installed. @returns {string | undefined} */
function packedFile() {
  try {
    return process.platform === 'linux' && process.arch === 'x64' ? createRequire(import.meta.url).resolve(packed) : undefined;
  } catch {
    return undefined;
  }
}

/** Options that give a sandboxed frame its own process, as desktop browsers do. @type {LaunchOptions} */
export const LIKE_A_DESKTOP = { args: ['--site-per-process'] };

/** Starts a browser that the caller closes. @param {LaunchOptions} [options] @returns {Promise<import('playwright-core').Browser>} */
export async function launch(options) {
  const found = await findChromium();
  if (!found) throw new Error('The tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to one.');
  return chromium.launch({ timeout: 60_000, ...found, ...options });
}

/** Shared browsers by their launch options, as JSON. @type {Map<string, Promise<import('playwright-core').Browser>>} */
const shared = new Map();

/** Returns a browser that all test files of this process share and nobody closes. @param {LaunchOptions} [options] */
export async function sharedBrowser(options = {}) {
  const key = JSON.stringify(options);
  if (!(await shared.get(key))?.isConnected()) shared.set(key, launch(options));
  return /** @type {Promise<import('playwright-core').Browser>} */ (shared.get(key));
}
