/** End-to-end tests of the text of a recipe in the workshop: its editor on a phone, where lines wrap. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, Site } from './site.js';

const site = Site.forTests();

/** Returns by how many pixels the worst line number is off its line, and the number of lines that take two rows or more. */
const numbers = (page: Page): Promise<{ readonly off: number; readonly wrapped: number }> =>
  page.locator('#editor').evaluate((place) => {
    const all = (selector: string): DOMRect[] =>
      [...place.shadowRoot!.querySelectorAll<HTMLElement>(selector)]
        .filter(({ style }) => style.visibility !== 'hidden')
        .map((element) => element.getBoundingClientRect());
    const [lines, found] = [all('.cm-line'), all('.cm-lineNumbers .cm-gutterElement')];
    const rowHeight = Math.min(...lines.map(({ height }) => height));
    return {
      off: Math.max(...lines.map(({ top }, i) => Math.abs(top - (found[i]?.top ?? Infinity)))),
      wrapped: lines.filter(({ height }) => height > rowHeight * 1.5).length,
    };
  });

test('line numbers are level with their lines, also after the window or the recipe has changed while the text was out of sight', async () => {
  const page = await site.visit('en/workshop/', { viewport: { width: 390, height: 844 } });
  await dealt(page);
  await page.locator('#text > summary').click();
  await page.locator('#editor .cm-content').waitFor();
  const areLevel = async (): Promise<void> => {
    await page.locator('#editor').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await numbers(page)).off).toBeLessThan(1);
    expect((await numbers(page)).wrapped).toBeGreaterThan(0);
  };
  await areLevel();
  await page.setViewportSize({ width: 320, height: 844 });
  await areLevel();
  await page.getByRole('tab', { name: 'Play' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('tab', { name: 'Edit' }).click();
  await areLevel();
  const count = page.locator('#field-count-table_t1-7_at');
  await count.fill('9');
  await count.press('Tab');
  await page.locator('#field-count-table_t1-9_at').waitFor();
  await areLevel();
});
