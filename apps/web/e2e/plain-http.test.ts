import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, drawn, newDeal, playMoves, saved, Site, storedGames, variants } from './site.js';

const site = Site.forTests();
const { id } = variants[0]!;

/** A plain http origin other than localhost: browsers treat it as an insecure context. */
const ORIGIN = 'http://patience.test';

/** Opens a context in which the built site is served at this origin. */
async function visitor(): Promise<BrowserContext> {
  const context = await site.visitor({ baseURL: ORIGIN });
  await context.route(`${ORIGIN}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: new URL(pathname.slice(1) + search, site.address).href });
    // Remove this header: browsers ignore it on plain http, and log a warning.
    const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  return context;
}

test('a game is dealt, played, stored, resumed and shared on plain http', async () => {
  const page = await (await visitor()).newPage();
  await page.goto(`/en/play/${id}/?seed=5`);
  await dealt(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const count = await playMoves(page, 2);
  await expect.poll(async () => (await storedGames(page)).map(({ save }) => save.gestures.length)).toEqual([count]);
  await page.reload();
  await dealt(page);
  expect(await saved(page)).toMatchObject({ seed: 5, cursor: count });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link: This deal' }).click();
  await page.getByText('Link to this deal copied.').waitFor();
  await page.keyboard.press('Escape');
  await newDeal(page);
  await expect.poll(async () => (await saved(page)).seed).not.toBe(5);
  await page.close(); // Close the page: it still loads the search for winnable deals, and without the route its requests would fail.
});

test('the other pages are shown without an error on plain http', async () => {
  const page = await (await visitor()).newPage();
  for (const path of ['games', 'daily', 'statistics', 'settings', 'add', 'embed', 'atlas', 'workshop']) {
    await page.goto(`/en/${path}/`);
    await drawn(page);
  }
  await page.close(); // Close the page: its table still loads, and without the route its requests would fail.
});
