/**
 * Measures how fast the workshop estimates the share of deals that can be won: `pnpm -F @patience/web winnability`. Opens the built site with the
 * template of columns and a stock, and prints the interval after five seconds, the time until it is at most 20 points wide, and the longest task of
 * the page. Measure on a machine that does nothing else. Needs `pnpm build`.
 */
import { join } from 'node:path';
import { launch } from '@patience/tooling/browser';
import { preview } from 'vite';
import { longTasks, measureTasks } from '../e2e/random-edits.js';

/** Milliseconds between two looks at the page, and milliseconds after which the measurement ends. */
const LOOK = 100;
const LONGEST = 120_000;

const server = await preview({
  root: join(process.cwd(), 'apps/web'),
  logLevel: 'error',
  build: { outDir: process.env['PATIENCE_DIST'] ?? 'dist' },
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await launch();
const page = await browser.newPage({ locale: 'en-GB' });
await page.goto(`${server.resolvedUrls!.local[0]!}en/workshop/`);
await page.waitForFunction(() => document.querySelector<HTMLElement & { game?: object }>('.bench patience-game')?.game);
await measureTasks(page);
const began = performance.now();
let atFive = false;
for (;;) {
  await page.waitForTimeout(LOOK);
  const since = performance.now() - began;
  const figure = page.locator('.knowledge .figure');
  const [low = 0, high = 100] =
    (await figure.count()) === 0
      ? []
      : await figure.evaluate((element: HTMLElement) => [Number(element.dataset['low']), Number(element.dataset['high'])]);
  if (since >= 5000 && !atFive) {
    atFive = true;
    console.log(`after 5 s: ${low}–${high}% (±${((high - low) / 2).toFixed(1)})`);
  }
  if (high - low <= 20 || since > LONGEST) {
    console.log(`after ${(since / 1000).toFixed(1)} s: ${low}–${high}%`);
    break;
  }
}
console.log(`tasks of 50 ms or more: ${(await longTasks(page)).map((ms) => `${Math.round(ms)} ms`).join(', ') || 'none'}`);
console.log(`processors: ${await page.evaluate(() => navigator.hardwareConcurrency)}`);
await browser.close();
await server.close();
