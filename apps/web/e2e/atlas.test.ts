import { expect, test } from 'vitest';
import { Site, variants } from './site.js';

const site = Site.forTests();

test('the atlas can be searched and sorted as picture and table, and no other page requests its data', async () => {
  const page = await site.visit('en/games/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // By key: the link is at the end of a long page, and a click may miss it while tiles above it are still laid out.
  await page.getByRole('link', { name: 'Atlas' }).press('Enter');
  await page.locator('.atlas-picture g').first().waitFor();
  expect(asked.filter((path) => path.endsWith('/atlas.json'))).toHaveLength(1);

  const names = page.locator('.atlas-picture .name');
  const rows = page.locator('.atlas-table.rows tbody tr');
  await page.locator('.atlas-table.rows summary').click();
  const usual = await names.count();
  expect(usual).toBeGreaterThan(10);
  expect(await rows.count()).toBe(usual);
  await page.getByLabel('Include other rules').check();
  expect(await names.count()).toBeGreaterThan(usual);

  await page.getByLabel('Sorted by').selectOption('name');
  const first = (await rows.locator('th a').first().textContent())!;
  await page.getByRole('searchbox').fill(first);
  expect(await names.count()).toBe(await rows.count());
  expect(new Set(await rows.locator('th a').allTextContents())).toContain(first);
  expect(await page.getByRole('status').first().textContent()).toMatch(/^\d+ sets? of rules$/);
  await expect
    .poll(() => rows.first().locator('code').textContent())
    .toMatch(/^pnpm -F @patience\/atlas winnability -- --only ".+" --deals \d+ --budget \d+ --out again$/);

  const compared = page.locator('.atlas-table.compared');
  await compared.locator('summary').click();
  const [, agree, published] = /(?<!\d)(\d+) of (\d+)/.exec((await compared.locator('summary').textContent())!)!;
  expect(await compared.locator('tbody tr').count()).toBe(Number(published));
  expect(await compared.locator('tbody td', { hasText: /^yes$/ }).count()).toBe(Number(agree));

  asked.length = 0;
  for (const path of ['en/', `en/rules/${variants[0]!.id}/`, 'en/statistics/']) await page.goto(path, { waitUntil: 'load' });
  expect(asked.filter((path) => path.endsWith('/atlas.json'))).toEqual([]);
  await page.goto(`en/rules/${variants[0]!.id}/`);
  await page.getByRole('link', { name: /^In the atlas/ }).click();
  await page.locator('.atlas-picture').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe(variants[0]!.names.en);
});
