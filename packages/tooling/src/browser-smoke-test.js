/**
 * Checks in a few seconds that a browser is usable for the tests: it draws text, accepts typed keys, opens a dialog and takes screenshots.
 */
import { chromium as playwright } from 'playwright-core';

/** Time limit for the whole check of a browser, in milliseconds. */
const LIMIT = 30_000;

/** The members of Playwright's page that the check uses. @typedef {Pick<import('playwright-core').Page, 'setContent' | 'screenshot' | 'click' | 'isVisible' | 'inputValue' | 'keyboard'>} Page */

/**
 * @param {import('./chromium.js').Chromium} chromium
 * @param {number} [limit] milliseconds
 * @returns {Promise<string>} the browser's version
 * @throws {Error} that says what it cannot do
 */
export async function smokeTest({ executablePath, env }, limit = LIMIT) {
  const all = { .../** @type {Record<string, string>} */ (process.env), ...env };
  const server = await playwright.launchServer({ executablePath, env: all, timeout: limit }).catch((/** @type {unknown} */ error) => {
    throw new Error(`the browser does not start: ${brief(error)}`, { cause: error });
  });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const lost = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the browser did not load a page within ${limit / 1000} s`)), limit);
    server.on('close', () => reject(new Error('the browser process ended')));
  });
  const shown = playwright.connect(server.wsEndpoint()).then(async (browser) => {
    await prove(await browser.newPage());
    return browser.version();
  });
  try {
    return /** @type {string} */ (await Promise.race([lost, shown]));
  } catch (error) {
    throw new Error(brief(error), { cause: error });
  } finally {
    clearTimeout(timer);
    lost.catch(() => undefined);
    shown.catch(() => undefined);
    await server.kill();
  }
}

/**
 * @param {Page} page
 * @throws {Error} that says what the page cannot do
 */
export async function prove(page) {
  await page.setContent('');
  const empty = await page.screenshot();
  if (empty.subarray(1, 4).toString() !== 'PNG') throw new Error('the browser takes no screenshot');

  // A browser without fonts draws nothing, or the same box for every letter.
  await page.setContent('<h1>M</h1>');
  const m = await page.screenshot();
  await page.setContent('<h1>W</h1>');
  const w = await page.screenshot();
  if (m.equals(empty) || m.equals(w)) throw new Error('the browser draws no text');

  await page.setContent('<input><button onclick="document.querySelector(\'dialog\').showModal()">Open</button><dialog>Opened</dialog>');
  await page.click('input');
  await page.keyboard.type('King');
  if ((await page.inputValue('input')) !== 'King') throw new Error('the browser accepts no typed keys');
  await page.click('button');
  if (!(await page.isVisible('dialog'))) throw new Error('the browser opens no dialog');
}

/** Returns the first line of a Playwright error; a page of its log follows it. @param {unknown} error */
const brief = (error) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
