/**
 * Measures input delay: plays a recorded game of two packs by taps on a phone and by drags on a desktop screen, with the processor slowed
 * four times. Prints the measurements beside the budgets. Run it alone.
 */
import { launch } from '@patience/tooling/browser';
import type { Browser, Page } from 'playwright-core';
import type { PatienceGame } from '../src/index.js';
import { layOut, stateOf } from '../e2e/player.js';
import { Site, tablePage, wonGames, type WonGame } from '../e2e/site.js';

const RUNS = Number(process.env['RUNS'] ?? 3);
const SLOWER = 4;

const cardsOf = (game: WonGame): number => (game.deck ?? '').split(' ').length;
const onlyCards = ({ gestures }: WonGame): boolean => gestures.flat().every((move) => move.includes('>'));
const game = wonGames()
  .filter(onlyCards)
  .reduce((most, other) => (cardsOf(other) > cardsOf(most) ? other : most));

interface Figures {
  readonly [name: string]: number;
}

/** Script that collects events, long tasks and nodes in a page. */
const OBSERVE = `
  globalThis.seen = { events: new Map(), tasks: [], ready: 0 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) seen.events.set(interactionId, Math.max(duration, seen.events.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: 'longtask' });
`;

/** Returns a percentile. Durations below the resolution of the measurement are not reported and count as the resolution. */
const percentile = (durations: readonly number[], of: number, part: number): number => {
  const all = [...Array.from({ length: Math.max(0, of - durations.length) }, () => 16), ...durations].sort((a, b) => a - b);
  return all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0;
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function open(browser: Browser, base: string, phone: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    hasTouch: phone,
    isMobile: phone,
    locale: 'en',
  });
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(base);
  await layOut(page, base, game);
  return page;
}

/** Returns the points of a card and of its destination: the middle of the visible strip. */
const way = (page: Page, move: string): Promise<{ from: [number, number]; to: [number, number] }> =>
  page.locator('patience-game').evaluate((element: PatienceGame, text) => {
    const [, from, to, count = '1'] = /^(\w+)>(\w+)(?:\*(\d+))?$/.exec(text)!;
    const middle = (pile: string, depth: number): [number, number] => {
      const card = element.session!.view.scene.elementAt(pile, Math.max(0, element.game!.view.count(pile) - 1 - depth))!;
      const { m41, m42 } = new DOMMatrix(card.style.transform);
      const { x, y } = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
      return [x + m41 + 8, y + m42 + 6];
    };
    return { from: middle(from!, Number(count) - 1), to: middle(to!, 0) };
  }, move);

/** Resets the measurement once everything that the first touch loads is loaded and the page is idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(wake, 200))))');
  await page.evaluate('seen.events.clear(), (seen.tasks.length = 0)');
}

async function wholeGame(page: Page, by: 'tap' | 'drag'): Promise<Figures> {
  const moves = game.gestures.flat();
  await way(page, moves[0]!); // Compile the driver's own script before the measurement.
  await settle(page);
  for (const move of moves) {
    const { from, to } = await way(page, move);
    if (by === 'tap') {
      await page.touchscreen.tap(...from);
      await page.touchscreen.tap(...to);
    } else {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 2 });
      await page.mouse.move(...to, { steps: 2 });
      await page.mouse.up();
    }
  }
  const { status, moves: played } = await stateOf(page);
  if (status !== 'won') throw new Error(`The game is ${status} after ${played} of ${moves.length} moves`);
  const seen = await page.evaluate<{ events: number[]; tasks: number[] }>('({ events: [...seen.events.values()], tasks: seen.tasks })');
  const touches = by === 'tap' ? moves.length * 2 : moves.length;
  return {
    [`${by} p75`]: percentile(seen.events, touches, 0.75),
    [`${by} p95`]: percentile(seen.events, touches, 0.95),
    [`${by} longest task`]: Math.max(0, ...seen.tasks),
    [`${by} long tasks`]: seen.tasks.length,
  };
}

async function start(browser: Browser, base: string): Promise<Figures> {
  const page = await open(browser, base, true);
  const nodes = await page.locator('patience-game').evaluate((element: PatienceGame) => element.shadowRoot!.querySelectorAll('*').length);
  // Find buttons before the measurement: finding one by name takes time on the page's main thread, which real fingers do not need.
  const middle = async (name: string): Promise<[number, number]> => {
    const { x, y, width, height } = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const bar = await middle('New');
  await page.touchscreen.tap(...bar);
  const deal = await middle('New deal');
  await page.keyboard.press('Escape');
  await settle(page);
  await page.touchscreen.tap(...bar);
  await page.waitForTimeout(300);
  await page.touchscreen.tap(...deal);
  await page.waitForTimeout(1200);
  const touched = await page.evaluate<number>('Math.max(16, ...seen.events.values())');
  const longest = await page.evaluate<number>('Math.max(0, ...seen.tasks)');
  await page.goto(`${base}/ready`);
  const ready = await page.evaluate<number>(
    'new Promise((wake) => { const look = () => (globalThis.readyAt ? wake(readyAt) : setTimeout(look, 20)); look(); })',
  );
  await page.waitForLoadState('networkidle');
  const loading = await page.evaluate<number>('Math.max(0, ...seen.tasks)');
  await page.context().close();
  return { nodes, 'new deal': touched, 'new deal longest task': longest, 'table ready': ready, 'table longest task': loading };
}

const BUDGETS: Figures = {
  'tap p75': 64,
  'tap p95': 80,
  'tap longest task': 50,
  'drag p95': 48,
  'drag longest task': 50,
  nodes: 450,
  'new deal': 150,
  'new deal longest task': 50,
  'table ready': 600,
};

const site = new Site({
  '/': tablePage,
  '/ready': {
    html: `<script>addEventListener('patience-ready', () => requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.readyAt = performance.now()))))</script>
      <script type="module" src="/element/patience-game.cdn.js"></script><patience-game src="/variants/${game.variant}.js" seed="7"></patience-game>`,
  },
});
const base = await site.open();
const runs: Figures[] = [];
for (let run = 0; run < RUNS; run++) {
  const browser = await launch();
  const phone = await open(browser, base, true);
  const taps = await wholeGame(phone, 'tap');
  await phone.context().close();
  const desk = await open(browser, base, false);
  const drags = await wholeGame(desk, 'drag');
  await desk.context().close();
  runs.push({ ...taps, ...drags, ...(await start(browser, base)) });
  await browser.close();
}
await site.close();

console.log(`${cardsOf(game)} cards, ${game.gestures.flat().length} moves, processor ${SLOWER} times slower, median of ${RUNS}\n`);
for (const name of Object.keys(runs[0]!)) {
  const value = median(runs.map((figures) => figures[name]!));
  const budget = BUDGETS[name];
  const verdict = budget === undefined ? '' : `${value <= budget ? 'within' : 'OVER'} ${budget}`;
  console.log(
    `${name.padEnd(22)} ${value.toFixed(0).padStart(6)}   ${verdict.padEnd(12)} (${runs.map((figures) => figures[name]!.toFixed(0)).join(', ')})`,
  );
}
