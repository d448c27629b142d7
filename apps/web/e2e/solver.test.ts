import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createServer } from 'vite';
import { sample } from '@patience/tooling/sample';
import {
  chooseDeal,
  dealt,
  findWinnable,
  hint,
  newDeal,
  saved,
  searching,
  Site,
  solverWorks,
  variants,
  withoutPublishedDeals,
} from './site.js';

const site = Site.forTests();
const { id } = variants[0]!;

describe('the solver runs in a worker', () => {
  test.each(sample(variants, 4))('the solver runs in a worker for $id', async ({ id: each }) => {
    const page = await site.visit(`en/play/${each}/?seed=5`);
    await dealt(page);
    await solverWorks(page, new RegExp(`/patience-${each}-`));
  });

  test('the table shows whether the game can still be won when that setting is on', async ({ annotate }) => {
    const page = await site.visit('en/settings/');
    await page.getByLabel('Show whether it can still be won').check();
    await page.goto('en/');
    await dealt(page);
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    });
    await page.getByText(/^(Can still be won|This deal cannot be won|Not known)/).waitFor();
    expect(page.workers()).toHaveLength(1);
    expect(await searching(page)).toEqual([]);
    await annotate(
      `long tasks in the page meanwhile: ${String(await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.map(Math.round)))}`,
    );
    // Switch it in the table's menu: that changes the setting.
    await page.locator('patience-game').evaluate((element: HTMLElement & { outlook: boolean }) => (element.outlook = false));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('patience.settings'))).toContain('"outlook":false');
  });

  test('hints work on the development server', async () => {
    const server = await createServer({
      root: fileURLToPath(new URL('..', import.meta.url)),
      logLevel: 'error',
      server: { host: '127.0.0.1', port: 0, hmr: false, ws: false },
    });
    try {
      await server.listen();
      const page = await site.visit(`${server.resolvedUrls!.local[0]!}en/play/${id}/?seed=5`);
      await dealt(page);
      await solverWorks(page, new RegExp(`/@fs/.*${id}`));
    } finally {
      await site.leave();
      await server.close();
    }
  });
});

test('the page runs the search itself if no worker can be started', async () => {
  const context = await site.visitor();
  await context.addInitScript(() => {
    globalThis.Worker = function () {
      throw new DOMException('no workers here', 'SecurityError');
    } as unknown as typeof Worker;
  });
  const page = await context.newPage();
  await page.goto(`en/play/${id}/?seed=5`);
  await dealt(page);
  expect(await hint(page)).toHaveLength(1);
  await expect.poll(() => searching(page)).toHaveLength(1);
});

describe('with winnable deals only', () => {
  test('a search for winnable deals shows its progress, can be cancelled, and is stored', { timeout: 300_000 }, async () => {
    const context = await site.visitor();
    await withoutPublishedDeals(context);
    const page = await context.newPage();
    await page.goto('en/'); // Open the first page, whose game the site chooses.
    await dealt(page);
    const before = await saved(page);
    const open = () => chooseDeal(page);
    await open();
    await page.getByLabel('Winnable deals only').check();
    await findWinnable(page);
    await page.locator('#deal', { hasText: 'winnable' }).waitFor();
    const { seed } = await saved(page);
    expect(seed).not.toBe(before.seed);
    await page.reload();
    await dealt(page);
    expect((await saved(page)).seed).toBe(seed);
    await page.locator('#deal', { hasText: 'winnable' }).waitFor();
    // The table's own New button deals winnable deals as well.
    await newDeal(page);
    await expect.poll(async () => (await saved(page)).seed, { timeout: 120_000 }).not.toBe(seed);
    await page.locator('#deal', { hasText: 'winnable' }).waitFor();
    await open();
    expect(await page.getByLabel('Winnable deals only').isChecked()).toBe(true);
  });

  test('the search for winnable deals can be cancelled', async () => {
    const context = await site.visitor();
    await context.addInitScript(() => {
      // Replace workers by one that never answers.
      globalThis.Worker = class extends EventTarget {
        postMessage(): void {}
        terminate(): void {}
      } as unknown as typeof Worker;
    });
    await withoutPublishedDeals(context);
    const page = await context.newPage();
    await page.goto(`en/play/${id}/?seed=5`);
    await dealt(page);
    await chooseDeal(page);
    await page.getByLabel('Winnable deals only').check();
    const dialog = page.locator('dialog');
    await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
    await dialog.getByRole('progressbar').waitFor();
    await dialog.getByRole('button', { name: 'Stop looking' }).click();
    await page.getByLabel('Winnable deals only').uncheck();
    await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await saved(page)).seed).not.toBe(5);
  });
});
