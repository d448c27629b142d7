import { pathToFileURL } from 'node:url';
import type { Variant } from '@patience/core';
import { deal } from '@patience/core/internals';
import { sample } from '@patience/tooling/sample';
import { solve } from '@patience/solver';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { layOut, play, stateOf } from './player.js';
import { tablePage, variants, wonGames, type WonGame } from './site.js';

type Deal = Omit<WonGame, 'gestures'>;

const site = openForTests(
  { '/': { html: `${tablePage.html}<script type="module" src="/advice.js"></script>` } },
  { modules: { '/advice.js': new URL('./pages/advice.ts', import.meta.url), '/solver.js': new URL('./pages/solver.ts', import.meta.url) } },
);
let page: Page;

beforeEach(async () => {
  page = await site.browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', reducedMotion: 'reduce' });
  page.on('pageerror', (error) => expect.unreachable(error.message));
  await page.goto(site.base);
  await page.waitForFunction(() => document.querySelector('patience-game')?.adviser !== undefined);
});
afterEach(() => page.close());
/**
 * Efforts of the search: positions and number of seeds. Cheap deals are searched first. Limits are counts, not times, so that every machine
 * finds the same.
 */
const EFFORTS = [
  [50_000, 4],
  [1_000_000, 8],
] as const;

const variantOf = async ({ module }: (typeof variants)[number]): Promise<Variant> =>
  ((await import(/* @vite-ignore */ pathToFileURL(module).href)) as { default: Variant }).default;

/** Number of positions after which the solver is certain to be still searching. */
const LONG = 500_000;

/** Returns two deals of one patience that the solver decides only after a long search or never. */
async function hard(): Promise<readonly Deal[]> {
  for (const { variant: id, options } of wonGames().sort((a, b) => b.gestures.length - a.gestures.length)) {
    const variant = await variantOf(variants.find((one) => one.id === id)!);
    const found: Deal[] = [];
    for (const seed of [1, 2, 3]) {
      const dealt = deal(variant, { seed, options });
      if (!dealt.ok || (await solve(dealt.value.table, { budget: LONG, time: Infinity, polish: 0 })).verdict !== 'unknown') continue;
      found.push({ variant: id, options, seed });
      if (found.length === 2) return found;
    }
  }
  throw new Error('Found no two deals that the solver leaves undecided. Lower its budget in this test.');
}

/** Returns deals that the solver wins with little effort: the variant's own, then those of the first seeds. */
async function* winnable(installed: (typeof variants)[number]): AsyncGenerator<Deal> {
  const { id } = installed;
  const variant = await variantOf(installed);
  for (const [budget, seeds] of EFFORTS)
    for (const wanted of [
      ...wonGames().filter((game) => game.variant === id),
      ...Array.from({ length: seeds }, (_, seed): Deal => ({ variant: id, options: {}, seed })),
    ]) {
      const { deck, seed, options } = wanted;
      const dealt = deal(variant, { ...(deck === undefined ? { seed: seed! } : { deck }), options });
      if (dealt.ok && (await solve(dealt.value.table, { budget, time: Infinity, polish: 0 })).verdict === 'solved') yield wanted;
    }
}

const remark = (): Promise<string> => page.locator('patience-game .remark').textContent().then(String);
const table = () => page.locator('patience-game');

/** Shows a deal and waits for the outlook. Returns whether a winning line is known. */
async function begin(wanted: Deal): Promise<boolean> {
  await layOut(page, site.base, wanted, { motion: 'none', outlook: true });
  await expect.poll(remark, { timeout: 250_000 }).not.toBe('Working it out …');
  return (await remark()) === 'Can still be won';
}

/** Shows the first of these deals for which the page finds a winning line. */
async function beginAny(deals: AsyncGenerator<Deal>): Promise<void> {
  for await (const wanted of deals) if (await begin(wanted)) return;
  throw new Error('The solver wins none of these deals');
}

test.each(sample(variants, 4))('hints win a deal of $id', { timeout: 600_000 }, async (variant) => {
  await beginAny(winnable(variant));
  expect(page.workers()).toHaveLength(1);
  await table().evaluate(async (element: PatienceGame) => {
    for (let moves = 0; moves < 2000 && element.status === 'playing'; moves++) element.play((await element.hint())!);
  });
  expect(await stateOf(page)).toMatchObject({ status: 'won' });
});

test('the hint button and a mouse win one deal to the end', { timeout: 600_000 }, async () => {
  const [shortest] = wonGames()
    .filter(({ gestures }) => gestures.every((gesture) => gesture.length === 1))
    .sort((a, b) => a.gestures.length - b.gestures.length);
  expect(await begin(shortest!)).toBe(true);
  await table().evaluate((element: PatienceGame) => {
    const { adviser } = element;
    element.adviser = async (game) => {
      const advice = await adviser!(game);
      element.dataset['advice'] = advice?.join();
      return advice;
    };
  });
  for (let moves = 0; moves < 200 && (await stateOf(page)).status === 'playing'; moves++) {
    await table().evaluate((element: PatienceGame) => delete element.dataset['advice']);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('patience-game[data-advice]').waitFor();
    await expect.poll(remark).toBe('Leads to a win');
    await play(page, { ...shortest!, gestures: [[(await table().getAttribute('data-advice'))!]] }, 'mouse');
  }
  expect(await stateOf(page)).toMatchObject({ status: 'won' });
});

describe('the solver', () => {
  let deals: readonly Deal[];
  beforeAll(async () => {
    deals = await hard();
  });
  const lay = (wanted: Deal): Promise<void> => layOut(page, site.base, wanted, { motion: 'none', outlook: true });
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: is });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  test('the solver keeps the page responsive while it works', async ({ annotate }) => {
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    });
    await lay(deals[0]!);
    await expect.poll(() => page.workers().length).toBe(1);
    await table().evaluate(async (element: PatienceGame) => {
      for (let moves = 0; moves < 10; moves++) {
        element.play((await element.hint())!);
        await new Promise((wake) => setTimeout(wake, 150));
      }
    });
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    await annotate(`long tasks in the page while the solver worked: ${tasks.length}, the longest ${Math.max(0, ...tasks)} ms`);
  });

  test('the solver stops for a new deal, on a hidden page and when the element is removed', async () => {
    const [one, other] = deals;
    await lay(one!);
    await expect.poll(() => page.workers().length).toBe(1);
    const [worker] = page.workers();
    const closed = new Promise((wake) => worker!.once('close', wake));
    await table().evaluate((element: PatienceGame, seed) => element.newGame(seed), other!.seed);
    await closed;
    await expect.poll(() => page.workers().length).toBe(1);
    await hide(true);
    await expect.poll(() => page.workers().length).toBe(0);
    await expect.poll(remark).toBe('');
    await hide(false);
    await expect.poll(() => page.workers().length).toBe(1);
    await table().evaluate((element) => element.remove());
    await expect.poll(() => page.workers().length).toBe(0);
  });
});
