import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, playMoves, saved, Site, variants } from './site.js';

const site = Site.forTests();

const stuckFromTheStart = (page: Page): Promise<boolean> =>
  page
    .locator('patience-game')
    .evaluate((element: HTMLElement & { game?: { legalMoves(): string[] } }) => element.game!.legalMoves().length === 0);

test('a first visit shows a dealt table at once', async () => {
  const page = await site.visit('en/');
  await dealt(page);
  await page.locator('patience-game .card, patience-game .back').first().waitFor();
  expect(await page.locator('.strip li').count()).toBe(variants.length);
});

test('the root speaks the language of the browser', async () => {
  const german = await site.visit('', { locale: 'de-AT' });
  await german.waitForURL('**/de/**');
  await dealt(german);
  const english = await site.visit('', { locale: 'en-US' });
  await dealt(english);
  expect(await english.locator('html').getAttribute('lang')).toBe('en');
});

test('every installed variant is dealt, can be played and explains itself', { timeout: 180_000 }, async () => {
  const page = await site.visit('de/', { locale: 'de-DE' });
  for (const { id, names } of variants) {
    await page.goto(`de/play/${id}/?seed=11#rules`);
    await dealt(page);
    expect(await page.locator('h1').innerText()).toContain(names.de);
    expect(await saved(page)).toMatchObject({ variant: id, seed: 11 });
    // Some deals of some games leave no move at all.
    if (!(await stuckFromTheStart(page))) expect([id, await playMoves(page, 2)]).not.toEqual([id, 0]);
    await page.getByRole('heading', { name: `Regeln: ${names.de}` }).waitFor();
    expect(page.url()).toContain('?seed=11#rules');
  }
});

test('another game is one look and one click away', async () => {
  const page = await site.visit('de/games/', { locale: 'de-DE' });
  expect(await page.locator('.tile').count()).toBe(variants.length);
  const { id, names } = variants.at(-1)!;
  await page.getByRole('link', { name: names.de, exact: true }).click();
  await page.waitForURL(`**/de/play/${id}/**`);
  await dealt(page);
});

test('an address that does not exist says so in both languages, however deep it is, and leads back', async () => {
  const page = await (await site.visitor()).newPage();
  for (const path of ['en/nothing/', 'some/where/deep/nothing.html']) {
    expect((await page.goto(path))?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toContain('does not exist');
    expect(
      await page
        .locator('link[rel=stylesheet]')
        .first()
        .evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length),
    ).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Zum Kartentisch' }).click();
    await page.waitForURL('**/de/**');
    await dealt(page);
  }
  site.faults.length = 0; // the browser logs the 404 itself
});

test('a browser that is too old gets a sentence and the rules instead of an empty table', async () => {
  const page = await (await site.visitor()).newPage();
  await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
  const { id } = variants[0]!;
  await page.goto(`en/play/${id}/`);
  expect(await page.locator('.old').innerText()).toMatch(/too old.*Chrome 125, Firefox 126 or Safari 17\.5/);
  expect(await page.locator('patience-game').isVisible()).toBe(false);
  await page.locator('.old a').click();
  await page.waitForURL(`**/en/rules/${id}/`);
});
