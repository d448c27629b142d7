/** For tests and benches that drive a page from outside: `const browser = await launch()`. */
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
