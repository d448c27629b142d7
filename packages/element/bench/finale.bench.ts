/**
 * Measures the finale: the last gesture of recorded games on a phone, until all cards have arrived. Measures frames with a processor four
 * times slower, and the work of the page's main thread, which a busy machine changes little. Runs a sample of the games;
 * `PATIENCE_EVERY=1` for all, or name them: `pnpm -F @patience/element bench -- spider`. Run it alone.
 */
import { launch } from '@patience/tooling/browser';
import type { Browser, Page } from 'playwright-core';
import type { PatienceGame } from '../src/index.js';
import { layOut } from '../e2e/player.js';
import { Site, tablePage, type WonGame } from '../e2e/site.js';
import { PHONE } from '../e2e/player.js';
import { recordedGames } from './recorded.js';

const SLOWER = 4;
/** Number of final gestures that are played before the measurement, so that code is warm as in a real game. */
const WARM = 8;
const SAMPLE = 6;
/** Budgets in milliseconds. A frame has 16.7, and a few frames may take a little more. */
const BUDGETS: Readonly<Record<string, number>> = { 'frame p95': 20, 'longest task': 50, 'work p95': 16.7, 'longest work': 50 };

type Figures = Readonly<Record<string, number>>;

/** Durations of frames and long tasks in the page, in milliseconds. */
interface Seen {
  readonly cards: number;
  readonly frames: readonly number[];
  readonly tasks: readonly number[];
}

/** Plays the last gesture and observes the frames until the cards have arrived. Runs in the page. */
async function watch(element: PatienceGame, gesture: readonly string[]): Promise<Seen> {
  const frame = (): Promise<number> => new Promise((wake) => requestAnimationFrame(wake));
  if (!element.play(gesture) || element.status !== 'won') throw new Error(`${gesture.join(' ')} wins nothing: ${element.status}`);
  await frame();
  let before = await frame();
  performance.mark('finale-begins');
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  const frames: number[] = [];
  while (element.actions.features.loaded!.celebration.moving) {
    const now = await frame();
    frames.push(now - before);
    before = now;
  }
  const cards = element.shadowRoot!.querySelectorAll('.finale .card').length;
  // Wait until the result is rendered: a long task is reported a moment after it ends.
  await new Promise((wake) => setTimeout(wake, 200));
  performance.mark('finale-ends');
  observer.disconnect();
  return { cards, frames, tasks };
}

const part = (values: readonly number[], of: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * of))] ?? 0;

/** Opens a table on a phone before the last gestures of a game. */
async function open(browser: Browser, base: string, game: WonGame): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(base);
  await layOut(page, base, game);
  await page.locator('patience-game').evaluate(
    async (element: PatienceGame, [gestures, warm]) => {
      const frame = (): Promise<number> => new Promise((wake) => requestAnimationFrame(wake));
      element.load({ ...element.save()!, gestures: gestures.map((gesture) => [...gesture]), cursor: Math.max(0, gestures.length - warm) });
      while (!element.actions.features.loaded) await frame();
      while (element.game!.cursor < gestures.length - 1) {
        element.play(gestures[element.game!.cursor]!);
        while (element.session!.view.animator.running || element.isUpdatePending) await frame();
      }
    },
    [game.gestures, WARM] as const,
  );
  return page;
}

/** Measures frames and tasks on a slow phone. */
async function see(browser: Browser, base: string, game: WonGame): Promise<Figures> {
  const page = await open(browser, base, game);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { cards, frames, tasks } = await page.locator('patience-game').evaluate(watch, game.gestures.at(-1));
  await page.context().close();
  return { cards, 'frame median': part(frames, 0.5), 'frame p95': part(frames, 0.95), 'longest task': Math.max(0, ...tasks) };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Duration on the main thread, in microseconds. */
  readonly tdur?: number;
}

/** Measures the work of the main thread for each frame and task. */
async function trace(browser: Browser, base: string, game: WonGame): Promise<Figures> {
  const page = await open(browser, base, game);
  await browser.startTracing(page, { categories: ['toplevel', 'cc', 'devtools.timeline', 'blink.user_timing'] });
  await page.locator('patience-game').evaluate(watch, game.gestures.at(-1));
  const text = (await browser.stopTracing()).toString();
  await page.context().close();
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
  const mark = (name: string): TraceEvent => traceEvents.find((event) => event.name === name)!;
  const [begins, ends] = [mark('finale-begins'), mark('finale-ends')];
  const own = traceEvents.filter(({ pid, tid, ts }) => pid === begins.pid && tid === begins.tid && ts > begins.ts && ts < ends.ts);
  const work = (name: string): number[] =>
    own.flatMap((event) => (event.name === name && event.tdur !== undefined ? [(event.tdur * SLOWER) / 1000] : []));
  const frames = work('ProxyMain::BeginMainFrame');
  return {
    'work median': part(frames, 0.5),
    'work p95': part(frames, 0.95),
    'longest work': Math.max(...work('ThreadControllerImpl::RunTask')),
    layouts: work('Layout').length,
    paints: work('Paint').length,
  };
}

const games = recordedGames(SAMPLE);
const site = new Site({ '/': tablePage });
const base = await site.open();
const browser = await launch();
const all: Figures[] = [];
console.log(`The finale on a phone, processor ${SLOWER} times slower, milliseconds\n`);
for (const game of games) {
  const figures = { ...(await see(browser, base, game)), ...(await trace(browser, base, game)) };
  const line = (name: string, cells: readonly string[]): string => name.padEnd(24) + cells.map((cell) => cell.padStart(13)).join('');
  if (all.length === 0) console.log(line('', Object.keys(figures)));
  all.push(figures);
  const whole = new Set(['cards', 'layouts', 'paints']);
  console.log(
    line(
      game.variant,
      Object.entries(figures).map(([name, value]) => value.toFixed(whole.has(name) ? 0 : 1)),
    ),
  );
}
await browser.close();
await site.close();

console.log();
for (const [name, budget] of Object.entries(BUDGETS)) {
  const values = all.map((figures) => figures[name]!);
  const over = values.filter((value) => value > budget).length;
  console.log(
    `${name.padEnd(14)} median ${part(values, 0.5).toFixed(1)}, worst ${Math.max(...values).toFixed(1)}; ${over} of ${values.length} over ${budget}`,
  );
}
