/**
 * Prints the Lighthouse scores (mobile preset) of each kind of page, or of those in PAGES. Prints the cost of a first visit as well: bytes
 * over the wire and time until a deal can be played, on slow 4G with the processor slowed four times. All numbers are medians. Run it after
 * a build, with nothing else running: `node packages/tooling/src/run-ts.js apps/web/bench/lighthouse.bench.ts`.
 *
 * Lighthouse slows the processor four times, which makes a mid-tier phone of a fast desktop (index of 1500 to 2000) and something slower of
 * everything else. The index of the machine stands at the end of a line, and SLOWDOWN sets another factor:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { launch } from '@patience/tooling/browser';
import { installedVariants } from '@patience/core/installed';
import { preview } from 'vite';

const root = process.cwd().endsWith('web') ? '.' : 'apps/web';
const RUNS = Number(process.env['RUNS'] ?? 3);
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 4);
const PORT = 9333;
/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** Returns the median of the finite values; a run whose trace failed has none. */
const median = (values: readonly number[]): number => {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
};

const server = await preview({
  root,
  logLevel: 'error',
  ...(process.env['PATIENCE_DIST'] && { build: { outDir: process.env['PATIENCE_DIST'] } }),
  preview: { host: '127.0.0.1', port: 0 },
});
const site = server.resolvedUrls!.local[0]!;
/** Launches a new browser for a run: Lighthouse keeps the storage of a page, which changes a second visit. */
const start = () => launch({ args: [`--remote-debugging-port=${PORT}`, '--no-sandbox'] });
const [first] = installedVariants(root);
const kinds = ['games/', 'daily/', 'statistics/', 'settings/', 'docs/', 'workshop/'].map((path) => `en/${path}`);
const pages = process.env['PAGES']?.split(' ') ?? ['en/', `en/play/${first!.id}/`, `en/rules/${first!.id}/`, ...kinds];

for (const path of pages) {
  const scores: number[][] = [];
  const times: number[][] = [];
  const indexes: number[] = [];
  const wrong = new Set<string>();
  for (let run = 0; run < RUNS; run++) {
    const browser = await start();
    const result = await lighthouse(site + path, {
      port: PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: SLOWDOWN },
    });
    await browser.close();
    const { categories, audits, environment } = result!.lhr;
    indexes.push(environment.benchmarkIndex);
    scores.push(['performance', 'accessibility', 'best-practices', 'seo'].map((name) => Math.round((categories[name]?.score ?? 0) * 100)));
    times.push(
      ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'total-byte-weight'].map(
        (name) => audits[name]?.numericValue ?? NaN,
      ),
    );
    for (const name of ['accessibility', 'best-practices', 'seo'])
      for (const { id, weight } of categories[name]?.auditRefs ?? []) if (weight > 0 && (audits[id]?.score ?? 1) < 1) wrong.add(id);
  }
  const column = (rows: number[][], i: number): number => median(rows.map((row) => row[i]!));
  console.log(
    `${path.padEnd(28)} ${[0, 1, 2, 3].map((i) => column(scores, i)).join(' / ')}   FCP ${(column(times, 0) / 1000).toFixed(2)} s, LCP ${(column(times, 1) / 1000).toFixed(2)} s, TBT ${column(times, 2).toFixed(0)} ms, CLS ${column(times, 3).toFixed(3)}, ${(column(times, 4) / 1000).toFixed(1)} kB, index ${median(indexes).toFixed(0)}${wrong.size > 0 ? `   ${[...wrong].join(', ')}` : ''}`,
  );
}

const browser = await start();
for (const [path, ready] of [
  ['en/', 'first visit'],
  [`de/play/${first!.id}/?seed=5`, 'a table'],
] as const) {
  const took: number[] = [];
  const weight: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const began = performance.now();
    await page.goto(site + path, { waitUntil: 'commit' });
    // Wait until the deal can be played: its cards are in the document and drawn.
    await page.evaluate(async () => {
      const cards = (): number => document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('.card, .back').length ?? 0;
      while (cards() === 0) await new Promise(requestAnimationFrame);
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    });
    took.push(performance.now() - began);
    weight.push(bytes);
    await context.close();
  }
  console.log(
    `${ready}: ${(median(took) / 1000).toFixed(2)} s on slow 4G, processor slowed 4 times, ${(median(weight) / 1000).toFixed(1)} kB over the wire until the deal can be played`,
  );
}

await browser.close();
await server.close();
