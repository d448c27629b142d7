import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { trojan, type Stranger } from './stranger.js';

/** Content of the attacked page: two fields, and one in a dialog. */
export const FIELDS = '<input aria-label="Name" id="before"><label>Search <input id="field"></label><dialog><input id="modal"></dialog>';

/**
 * Opens a page with the module in a sandbox, and collects the problems that the element reports.
 * @param before runs on the page before the sandbox is created
 */
export async function openAttack(
  stranger: Stranger,
  code: string,
  lang = 'en',
  browser: Browser = stranger.site.browser,
  before: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<{ page: Page; faults: () => Promise<unknown[]> }> {
  stranger.put(trojan(`if (typeof document !== 'undefined') { ${code} }`));
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(stranger.site.base);
  await before(page);
  await page.evaluate(
    async ([src, lang]) => {
      await customElements.whenDefined('patience-game');
      const faults: unknown[] = [];
      const element = Object.assign(document.createElement('patience-game'), { src, sandbox: true, seed: 7, lang });
      element.style.cssText = 'display:block;inline-size:600px;block-size:500px';
      element.addEventListener('patience-error', ({ detail }) => faults.push(detail.params['fault']));
      const ready = new Promise((done) => ['patience-ready', 'patience-error'].forEach((name) => element.addEventListener(name, done)));
      Object.assign(globalThis, { faults });
      document.body.append(element);
      await ready;
    },
    [stranger.module, lang] as const,
  );
  return { page, faults: () => page.evaluate(() => (globalThis as unknown as { faults: unknown[] }).faults) };
}

/** Returns the document in which the module of the page’s sandbox runs. */
export const guestOf = (page: Page) => page.frameLocator('patience-game iframe').frameLocator('iframe');

/** Returns whether the document of the sandbox has the focus. */
export const hasKeyboard = (page: Page): Promise<boolean> =>
  guestOf(page)
    .locator('body')
    .evaluate(() => document.hasFocus());

/**
 * Waits until the page gets the keys again. The page has the focus as soon as the sandbox is removed, but the process of the browser may
 * still send a key to the removed frame. The page cannot prevent that, so press a key that types nothing until it arrives.
 */
export async function waitForKeyboard(page: Page): Promise<void> {
  const arrived = await page.evaluateHandle(() => {
    const keys = { count: 0 };
    addEventListener('keydown', () => keys.count++, { capture: true, once: true });
    return keys;
  });
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return arrived.evaluate(({ count }) => count);
    })
    .toBe(1);
}
