/** End-to-end tests by axe of the workshop with all its parts open. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults } from './axe.js';
import { openParts } from './random-edits.js';
import { dealt, Site } from './site.js';

const site = Site.forTests();

/** Sizes of a phone and a desk. On a phone the page shows either its form or its table. */
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;

/** Rules about colours: the dark theme changes only them. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds no fault, in both themes. @param state names what is open, for the message */
async function faultless(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const faults = await axeFaults(page, colorScheme === 'dark' ? COLOURS : undefined);
    expect([state, colorScheme, ...faults]).toEqual([state, colorScheme]);
  }
}

/** Shows one side of the page, where there is room for one only. */
async function show(page: Page, side: 'edit' | 'play'): Promise<void> {
  await page.evaluate((id) => document.getElementById(`tab-${id}`)?.click(), side);
  await page.locator(`.bench[data-tab=${side}]`).waitFor();
}

describe.each(['de', 'en'] as const)('in %s', (lang) => {
  test.each(['phone', 'desk'] as const)('axe finds no fault in the workshop with all parts open on a %s', async (size) => {
    const page = await site.visit(`${lang}/workshop/`, { locale: lang, viewport: SIZES[size] });
    await dealt(page);
    // Copy the draft and begin to rename it: the list then has all its buttons.
    await page.evaluate(() => void (document.querySelector<HTMLDetailsElement>('#drafts')!.open = true));
    await page.locator('button[id^="copy-"]').first().click();
    await page.locator('button[id^="remove-"]').first().click();
    await page.locator('button[id^="rename-"]').first().click();
    await page.locator('#new-name').waitFor();
    await openParts(page);
    await page.locator('#out textarea').first().waitFor({ state: 'attached' });
    await page.locator('#rules-text p').first().waitFor({ state: 'attached' });
    await page.locator('#games tr[data-games]:not([data-games="0"])').first().waitFor({ state: 'attached' });
    await page.locator('.around').first().waitFor({ state: 'attached' });
    for (const side of ['edit', 'play'] as const) {
      await show(page, side);
      await faultless(page, `${side}, all parts open`);
    }

    await page.locator('.film button').nth(1).click();
    await page.locator('[data-film]').waitFor();
    await faultless(page, 'film');

    // A recipe with mistakes: they are listed, and marked in the form and in the text.
    await show(page, 'edit');
    await page.locator('#editor .cm-content').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Backspace');
    await page.locator('.mistakes').waitFor();
    await page.locator('#editor .cm-lintRange').first().waitFor({ state: 'attached' });
    await faultless(page, 'a text that is no JSON');
    await page.keyboard.press('Control+z');
    await page.locator('.mistakes').waitFor({ state: 'detached' });
    // The form was away while the text was no JSON.
    await openParts(page);
    await page.locator('#section-cards input[type=text]').first().fill('x');
    await page.keyboard.press('Tab');
    await page.locator('#section-cards [aria-invalid]').waitFor();
    await faultless(page, 'a mistake in a field');
  });
});
