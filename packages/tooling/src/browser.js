/**
 * Starts Chromium for tests and benches that control a page from outside. `launch()` starts a browser that the caller closes.
 * `sharedBrowser()` returns one that the process shares and that nobody closes.
 */
import { chromium } from 'playwright-core';
import { findChromium, launchOptions, noChromium } from './chromium.js';

/**
 * Options that give a sandboxed frame its own process, as desktop browsers do; without a window Chromium does not do so by itself.
 * @type {import('playwright-core').LaunchOptions}
 */
export const LIKE_A_DESKTOP = { args: ['--site-per-process'] };

/**
 * @param {import('playwright-core').LaunchOptions} [options]
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function launch(options) {
  const found = await findChromium();
  if (!found) throw new Error(noChromium);
  return chromium.launch({ timeout: 60_000, ...launchOptions(found), ...options });
}

/** Shared browsers by their launch options, as JSON. @type {Map<string, Promise<import('playwright-core').Browser>>} */
const shared = new Map();

/**
 * Returns a browser that all test files of this process share. A file closes the contexts and pages that it opened, and leaves the browser
 * open, which ends with the process.
 * @param {import('playwright-core').LaunchOptions} [options]
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function sharedBrowser(options = {}) {
  const key = JSON.stringify(options);
  const before = await shared.get(key);
  if (before?.isConnected()) return before;
  const opening = launch(options);
  shared.set(key, opening);
  return opening;
}
