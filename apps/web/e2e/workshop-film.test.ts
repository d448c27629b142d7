/** End-to-end tests of films and links of the workshop. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, playMoves, saved, Site } from './site.js';

const site = Site.forTests();

const start = async (path = 'en/workshop/'): Promise<Page> => {
  const page = await site.visit(path);
  await dealt(page);
  await page.getByLabel('Start from').selectOption({ label: 'Columns and cells' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(async () => (await saved(page))?.variant).toBe('my-cells');
  return page;
};

const at = async (page: Page): Promise<number> => Number(await page.locator('[data-film]').getAttribute('data-film'));

/** Stops a film, unless it has come to its end: a game at random may have a few moves only. */
const stop = (page: Page): Promise<void> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.film button')].find(({ innerText }) => innerText === 'Pause')?.click());

test('a win of the deal plays as a film, stops, and gives the table back to the game before it', async () => {
  const page = await start();
  const before = await saved(page);
  await page.getByRole('button', { name: 'Show a win' }).click();
  await page.getByLabel('Speed').selectOption('fast');
  await expect.poll(() => at(page)).toBeGreaterThan(2);
  await stop(page);
  const there = await at(page);
  await page.getByRole('button', { name: 'Previous move' }).click();
  expect(await at(page)).toBe(there - 1);
  // The end of the film is a win.
  const slider = page.getByRole('slider', { name: 'Position in the film' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect
    .poll(async () =>
      page.locator('patience-game').evaluate((table: HTMLElement & { snapshot?: { status: string } }) => table.snapshot?.status),
    )
    .toBe('won');
  await page.keyboard.press('Home');
  await expect.poll(() => at(page)).toBe(0);
  await page.getByRole('button', { name: 'Close the film' }).click();
  expect((await saved(page)).seed).toBe(before.seed);
  expect((await saved(page)).gestures).toEqual([]);
});

test('a film that is asked for before the table is loaded is searched at once, and plays when the game is dealt', async () => {
  const context = await site.visitor();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await context.route(/\/assets\/define-/, (route) => held.then(() => route.continue()));
  const page = await context.newPage();
  await page.goto('en/workshop/');
  // A game at random: the deal at the start of the page need not have a win.
  await page.getByRole('button', { name: 'Show a random game' }).click();
  await page.locator('.film [role=status]', { hasText: 'Looking' }).waitFor();
  release();
  await expect.poll(() => at(page)).toBeGreaterThan(0);
});

test('the player goes on from a film of a random game by a move, and an edit ends a film', async () => {
  const page = await start();
  await page.getByRole('button', { name: 'Show a random game' }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(0);
  await stop(page);
  await page.getByRole('slider', { name: 'Position in the film' }).press('Home');
  await expect.poll(() => at(page)).toBe(0);
  expect(await playMoves(page, 1)).toBe(1);
  await expect.poll(() => page.locator('[data-film]').count()).toBe(0);
  await page.getByRole('button', { name: 'Show a random game' }).click();
  await page.locator('[data-film]').waitFor();
  await page.getByRole('group', { name: 'Columns 1 to 8' }).getByLabel('Suit of the next card', { exact: true }).selectOption('any');
  await expect.poll(() => page.locator('[data-film]').count()).toBe(0);
});

test('a link names the deal on the table, and the page of a recipe leads back to the workshop', async () => {
  const page = await start();
  await page.getByRole('heading', { name: 'Share and keep' }).click();
  await page.getByLabel('With the deal on the table').check();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect.poll(() => link.inputValue()).toMatch(/\?seed=\d+#recipe=/);
  const address = await link.inputValue();
  const other = await site.visit(address.slice(address.indexOf('en/add/')));
  await dealt(other);
  expect((await saved(other)).seed).toBe((await saved(page)).seed);
  await other.locator('.recipe').getByRole('link', { name: 'Change the rules' }).click();
  await other.waitForURL('**/en/workshop/**');
  await dealt(other);
  await expect.poll(async () => (await saved(other))?.variant).toBe('my-cells');
});
