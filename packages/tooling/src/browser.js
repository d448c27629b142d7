/**
 * For tests and benches that drive a page from outside: `const browser = await launch()`, which the caller closes, or
 * `await sharedBrowser()`, which nobody closes.
 */
import { chromium } from 'playwright-core';
import { findChromium, launchOptions, noChromium } from './chromium.js';

/**
 * A frame without an origin has a process of its own: so it is on every desktop, but not by itself in a browser without a window.
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

/** By their options. @type {Map<string, Promise<import('playwright-core').Browser>>} */
const shared = new Map();

/**
 * One browser for all test files of this process, for what happens in contexts of its own: each file closes the contexts
 * and pages it opened, and leaves the browser open; it ends with the process.
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
