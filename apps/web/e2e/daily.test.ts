import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, newDeal, playMoves, saved, Site, variants } from './site.js';
import { exportFile, upload } from './player-file.js';

const site = Site.forTests();

const { id, names } = variants[0]!;

test('the daily page shows the new day after midnight, unless its address names a day', async () => {
  const context = await site.visitor({ timezoneId: 'Europe/Berlin' });
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.clock.install({ time: '2026-03-10T23:58:00+01:00' });
    await page.goto(path);
    await page.getByRole('heading', { name: 'Today, 10 March 2026' }).waitFor();
    return page;
  };
  const [page, named] = [await open('en/daily/'), await open('en/daily/?day=2026-03-10')];
  for (const one of [page, named]) await one.clock.fastForward('03:00');
  await page.getByRole('heading', { name: 'Today, 11 March 2026' }).waitFor();
  expect(await page.locator('.calendar td.today').innerText()).toContain('11');
  await named.getByRole('heading', { name: '10 March 2026', exact: true }).waitFor();
});

test('the daily deal is the same for everyone, and the calendar marks the days that were won', async () => {
  const at = async (path: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await (await site.visitor(options)).newPage();
    await page.clock.setFixedTime('2026-03-10T12:00Z'); // Set the clock so that both players have the same day.
    await page.goto(path);
    return page;
  };
  const [mine, yours] = [await at('en/daily/', { timezoneId: 'America/New_York' }), await at('de/daily/', { timezoneId: 'Europe/Berlin' })];
  const link = (page: Page): Promise<string | null> => page.locator('#play-day').getAttribute('href', { timeout: 60_000 });
  const game = new URL((await link(mine))!);
  expect(game.pathname.slice(3) + game.search).toBe(new URL((await link(yours))!).pathname.slice(3) + new URL((await link(yours))!).search);
  await mine.getByRole('button', { name: 'Previous month' }).click();
  await mine.locator('.calendar td a').first().click();
  await mine.getByRole('heading', { name: '1 February 2026' }).waitFor();
  await mine.locator('#play-day').click({ timeout: 60_000 });
  await dealt(mine);
  await mine.locator('#deal', { hasText: '1 February' }).waitFor(); // The table shows the date instead of the number of a daily deal.
  const count = await playMoves(mine, 1);
  expect(count).toBe(1);
  await mine.goBack();
  await mine.getByRole('link', { name: /^1 .*, tried$/ }).waitFor();
});

test('the daily deal can be played while a check whether it can be won is running, and the result of the check appears', async () => {
  const context = await site.visitor();
  let answer!: () => void;
  const held = new Promise<void>((done) => (answer = done));
  await context.route(/solver\.worker/, (route) => held.then(() => route.continue()));
  const page = await context.newPage();
  await page.goto('en/daily/');
  await page.getByText('Checking that this deal can be won').waitFor();
  const play = page.locator('#play-day');
  expect(await play.getAttribute('href')).toMatch(/seed=\d+$/);
  answer();
  await page.locator('.proof', { hasText: 'this deal can be won.' }).waitFor({ timeout: 60_000 });
  await play.click();
  await dealt(page);
});

test('leaving the daily deal shows a notice with a way back, which also names a streak that ends', async () => {
  const page = await site.visit('en/settings/');
  await page.getByLabel('Import a file').setInputFiles(upload(exportFile(2)));
  await page.getByText('2 games were imported.').waitFor();
  await page.goto(`en/daily/?variant=${id}`);
  await page.getByText(`A deal of ${names['en']!} for every day`).waitFor();
  expect(await page.getByText('with a deal that can be won').count()).toBe(0);
  await page.locator('#play-day').click({ timeout: 60_000 });
  await dealt(page);
  expect(await playMoves(page, 1)).toBe(1);
  const { seed } = await saved(page);
  await newDeal(page);
  await page.getByText('Today’s deal is not won yet.').waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'not won yet' }).innerText()).toContain('ends your streak of 1');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(async () => (await saved(page)).seed).toBe(seed);
  expect((await saved(page)).cursor).toBe(1);
  expect(await page.getByText('Today’s deal is not won yet.').count()).toBe(0);
});

test('the notice about an abandoned game leaves Undo free on a phone, and Undo stays when the notice closes', async () => {
  const page = await site.visit(`en/daily/?variant=${id}`, {
    viewport: { width: 360, height: 640 },
    storageState: site.storageWith({ winnable: false }),
  });
  await page.locator('#play-day').click({ timeout: 60_000 });
  await dealt(page);
  expect(await playMoves(page, 1)).toBe(1);
  await newDeal(page);
  await page.getByText('Today’s deal is not won yet.').waitFor();
  const back = page.locator('patience-game').getByText('Back to the previous game');
  await back.waitFor({ state: 'attached' });
  expect(await back.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await back.click();
  await expect.poll(async () => (await saved(page)).cursor).toBe(1);
});

test('the notice about an abandoned game stays while the solver loads, and after it has loaded', async () => {
  const page = await site.visit(`en/daily/?variant=${id}`, { storageState: site.storageWith({ winnable: false }) });
  await page.locator('#play-day').click({ timeout: 60_000 });
  await dealt(page);
  expect(await playMoves(page, 1)).toBe(1);
  let come!: () => void;
  const held = new Promise<void>((done) => (come = done));
  await page.route(/\/assets\/(adviser|solver)-/, (route) => held.then(() => route.continue()));
  await page.goto(page.url());
  await dealt(page);
  await newDeal(page);
  const word = page.getByText('Today’s deal is not won yet.');
  await word.waitFor();
  come();
  await page.waitForFunction(() => document.querySelector('patience-game')!.adviser);
  expect(await word.count()).toBe(1);
});

test('a calendar address without a valid month shows the current month', async () => {
  const page = await (await site.visitor()).newPage();
  await page.clock.setFixedTime('2026-03-10T12:00Z');
  await page.goto('en/daily/?month=2026-13');
  await page.locator('#month').waitFor();
  expect(await page.locator('#month').textContent()).toBe('March 2026');
});
