/** Runs the installed Firefox by Puppeteer over WebDriver BiDi, because Playwright needs a build of its own. */
import puppeteer from 'puppeteer-core';

import { isProgram } from './program.js';

/** @typedef {import('./index.js').Engine} Engine */

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Returns Puppeteer's names for a key or chord that Playwright names differently. @param {string} key */
const chord = (key) => /** @type {import('puppeteer-core').KeyInput[]} */ (key.split('+'));

/** @param {import('./index.js').Window} [window] @returns {Promise<Engine | undefined>} undefined: there is none on this machine */
export async function firefox({ shown = false } = {}) {
  const executablePath = process.env['PATIENCE_FIREFOX'] ?? places.find(isProgram);
  if (executablePath === undefined) return undefined;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: !shown,
    timeout: 60_000,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'dom.w3c_touch_events.enabled': 1 },
  });
  return {
    name: 'firefox',
    touch: true,
    version: (await browser.version()).replace(/^\D*/, ''),
    close: () => browser.close(),
    async open({ width, height }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      await page.setViewport({ width, height });
      return {
        go: async (address) => void (await page.goto(address)),
        run: (task, ...given) => /** @type {Promise<any>} */ (page.evaluate(`(${task.toString()})(...${JSON.stringify(given)})`)),
        async press(key) {
          const keys = chord(key);
          for (const one of keys.slice(0, -1)) await page.keyboard.down(one);
          await page.keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (keys.at(-1)));
          for (const one of keys.slice(0, -1)) await page.keyboard.up(one);
        },
        type: (text) => page.keyboard.type(text),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => page.touchscreen.tap(x, y),
        async drag(from, ...through) {
          await page.mouse.move(from.x, from.y);
          await page.mouse.down();
          for (const { x, y } of through) await page.mouse.move(x, y, { steps: 4 });
          await page.mouse.up();
        },
        down: async (x, y) => {
          await page.mouse.move(x, y);
          await page.mouse.down();
        },
        move: (x, y) => page.mouse.move(x, y, { steps: 4 }),
        up: () => page.mouse.up(),
        resize: (size) => page.setViewport(size),
        picture: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
  };
}
