/** Runs Chromium by Playwright. */
import { findChromium, launch } from '../chromium.js';

/** @typedef {import('./index.js').Engine} Engine */

/** @param {import('./index.js').Window} [window] @returns {Promise<Engine | undefined>} undefined: there is none on this machine */
export async function chromium({ shown = false } = {}) {
  if (!(await findChromium())) return undefined;
  const browser = await launch({ headless: !shown, ...(shown && { args: ['--force-renderer-accessibility'] }) });
  return {
    name: 'chromium',
    touch: true,
    version: browser.version(),
    close: () => browser.close(),
    async open({ width, height, language, touch = false }) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: language,
        hasTouch: touch,
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      return {
        go: async (address) => void (await page.goto(address)),
        run: (task, ...given) => page.evaluate(`(${task.toString()})(...${JSON.stringify(given)})`),
        press: (key) => page.keyboard.press(key),
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
        resize: (size) => page.setViewportSize(size),
        picture: () => page.screenshot(),
        close: () => context.close(),
      };
    },
  };
}
