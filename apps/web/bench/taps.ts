/**
 * Counts the taps of common tasks on the built site, from the front page of a first visit: on a phone by touch and on a desk by mouse. Prints them
 * as a table of Markdown, with an error where a task fails. Run it after a build:
 * `node packages/tooling/src/run-ts.js apps/web/bench/taps.ts`.
 */
import { launch } from '@patience/tooling/browser';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { deal, formatMove, isScored } from '@patience/core/internals';
import { solve } from '@patience/solver';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { preview } from 'vite';

const root = process.cwd().endsWith('web') ? '.' : 'apps/web';
/** Positions that the solver examines for a winning line. */
const BUDGET = 400_000;

interface Task {
  readonly task: string;
  /** Controls that are tapped one after the other; each may be on the page that the one before opened. */
  readonly taps: readonly ((page: Page) => Locator)[];
  /** Tells whether the task is done. It may become true a while after the last tap. */
  readonly isDone: (page: Page) => Promise<unknown>;
  /** Text that the player types where the focus is, before the last tap. */
  readonly typed?: string;
  /** Opens the page and state in which the task begins. Taps made here are not counted. */
  readonly before?: (page: Page) => Promise<unknown>;
}

type Table = HTMLElement & {
  snapshot?: { status: string; cursor: number; options: Record<string, unknown>; save(): Save };
  leftHanded: boolean;
  sounds: boolean;
  back?: string;
  play(gesture: string[]): boolean;
};
interface Save {
  readonly variant: string;
  readonly seed: number;
  readonly options: Record<string, string | number>;
}

const table = (page: Page): Locator => page.locator('patience-game');
const save = (page: Page): Promise<Save> => table(page).evaluate((element: Table) => element.snapshot!.save());
const dealt = (page: Page): Promise<unknown> => page.waitForFunction(() => document.querySelector<Table>('patience-game')?.snapshot);
/** Waits until a condition holds for the table. It asks again and again, because the policy of the site forbids Playwright's own wait by text. */
async function until(page: Page, condition: (element: Table) => boolean): Promise<void> {
  for (let asked = 0; !(await table(page).evaluate(condition)); asked++) {
    if (asked === 200) throw new Error('The table did not reach the expected state within 20 seconds.');
    await page.waitForTimeout(100);
  }
}
const tool = (name: string) => (page: Page) => page.locator('patience-game').getByRole('button', { name, exact: true });
const inSheet = (css: string) => (page: Page) => page.locator(`patience-game dialog ${css}`).first();
const menu = (page: Page): Locator => page.locator('[popovertarget="pages"]');
const strip = (nth: number) => (page: Page) => page.locator('.strip li[data-id] a').nth(nth);

/** Plays a line of the solver on the table, until a condition holds or the game is won. */
async function playLine(page: Page, isEnough: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
  await dealt(page);
  const { variant: id, seed, options } = await save(page);
  const variant = await loadInstalled(installedVariants(root).find((one) => one.id === id)!);
  const laid = deal(variant, { seed, options });
  if (!laid.ok) throw new Error(laid.error.message);
  const { line } = await solve(laid.value.table, { budget: BUDGET, time: Infinity });
  if (!line) throw new Error(`No line for ${id} ${seed}`);
  // A player's click, without which no move counts.
  await page
    .locator('h1')
    .first()
    .click({ force: true })
    .catch(() => undefined);
  for (const move of line.moves) {
    if (await isEnough()) return;
    await table(page).evaluate((element: Table, gesture) => element.play([gesture]), formatMove(laid.value.table, move));
  }
}

const finish = tool('Finish');
/** The first empty place of a square. */
const gap = (page: Page): Locator => page.locator('patience-game button.slot:not([aria-disabled=true])').first();
/** The name that a player types: that of an installed patience. */
const NAME = installedVariants(root)[0]!.names['en']!;
/** Number of cards that fill the square. */
const SQUARE = 25;
/** Opens the table of a patience. */
const playGame = (idOf: (page: Page) => Promise<string>) => async (page: Page) => {
  await page.goto(new URL(`play/${await idOf(page)}/`, page.url()).href);
  await dealt(page);
};
const first = async (page: Page): Promise<string> => (await save(page)).variant;
/** Finds the patience with points whose table is a square. */
async function square(): Promise<string> {
  for (const one of installedVariants(root)) {
    const variant = await loadInstalled(one);
    const laid = deal(variant, { seed: 1 });
    const places = laid.ok ? laid.value.table.rules.piles.filter(({ role }) => role === 'tableau') : [];
    if (isScored(variant) && places.length === SQUARE) return one.id;
  }
  throw new Error('No patience fills a square.');
}

const tasks: readonly Task[] = [
  {
    task: 'new deal',
    taps: [tool('New'), inSheet('.deals .first')],
    isDone: (page) => until(page, (element) => element.snapshot!.cursor === 0 && !element.shadowRoot!.querySelector('dialog')),
  },
  {
    task: 'first game of the strip by its other rule (draw 3), winnable',
    taps: [tool('New'), inSheet('.option label:has([name=draw][value="3"])'), inSheet('.deals .first')],
    isDone: (page) => until(page, (element) => String(element.snapshot!.options['draw']) === '3'),
  },
  { task: 'another game', taps: [strip(1)], isDone: (page) => page.waitForURL(/\/play\//).then(() => dealt(page)) },
  {
    task: 'another game by other rules (two suits)',
    taps: [strip(1), tool('New'), inSheet('.option label:has([name=suits][value="2"])'), inSheet('.deals .first')],
    isDone: (page) => until(page, (element) => Object.values(element.snapshot!.options).includes(2)),
  },
  {
    task: 'restart',
    taps: [tool('New'), (page) => page.locator('patience-game dialog').getByRole('button', { name: 'Restart' })],
    before: async (page) => playLine(page, () => table(page).evaluate((element: Table) => element.snapshot!.cursor > 2)),
    isDone: (page) => until(page, (element) => element.snapshot!.cursor === 0),
  },
  {
    task: 'hint',
    taps: [tool('Hint')],
    isDone: (page) => until(page, (element) => element.shadowRoot!.querySelector('[role=status]')!.textContent !== ''),
  },
  {
    task: 'undo',
    taps: [tool('Undo')],
    before: async (page) => playLine(page, () => table(page).evaluate((element: Table) => element.snapshot!.cursor > 0)),
    isDone: (page) => until(page, (element) => element.snapshot!.cursor === 0),
  },
  {
    task: 'finish',
    taps: [finish],
    before: (page) =>
      playLine(page, async () => {
        // The button is rendered in the frame after the move.
        await table(page).evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        return finish(page).first().isVisible();
      }),
    isDone: (page) => until(page, (element) => element.snapshot!.status === 'won'),
  },
  {
    task: 'a game by name, from another game; typing its name',
    before: playGame(first),
    taps: [menu, (page) => page.locator('#pages input'), (page) => page.locator('#pages li a')],
    typed: NAME,
    isDone: (page) => page.waitForURL(/play/).then(() => until(page, (element) => element.snapshot !== undefined)),
  },
  {
    task: 'a deal by number; typing it',
    taps: [tool('New'), inSheet('.deals button:has-text("Choose")'), (page) => page.locator('dialog.sheet [type=submit]')],
    typed: '123',
    isDone: (page) => until(page, (element) => element.snapshot!.save().seed === (123 as never)),
  },
  {
    task: 'colour of the table',
    taps: [tool('More'), inSheet('input[name="cloth"] >> nth=1'), inSheet('.cross')],
    isDone: (page) => page.waitForTimeout(100),
  },
  {
    task: 'statistics of this game, after a game of it',
    before: async (page) => {
      await playGame(first)(page);
      await playLine(page, () => table(page).evaluate((element: Table) => element.snapshot!.cursor > 2));
    },
    taps: [menu, (page) => page.locator('#pages a[href*="statistics"]')],
    isDone: (page) => page.waitForURL(/statistics.*variant=/),
  },
  {
    task: 'fill a square of 25 cards',
    before: playGame(square),
    taps: Array.from({ length: SQUARE }, () => gap),
    isDone: (page) => until(page, (element) => element.snapshot!.status === 'over'),
  },
  {
    task: 'statistics',
    taps: [menu, (page) => page.locator('#pages a[href*="statistics"]')],
    isDone: (page) => page.waitForURL(/statistics/),
  },
  {
    task: 'today’s deal',
    taps: [(page) => page.locator('.strip a[href*="daily"]'), (page) => page.locator('.games .play')],
    isDone: (page) => page.waitForURL(/seed=/, { timeout: 120_000 }).then(() => dealt(page)),
  },
  {
    task: 'share the result of today’s deal',
    taps: [(page) => page.locator('patience-game').getByRole('button', { name: /^Copy/ })],
    before: async (page) => {
      await page.goto(new URL('daily/?play', page.url()).href);
      await page.waitForURL(/seed=/, { timeout: 120_000 });
      await playLine(page);
    },
    isDone: (page) => page.waitForTimeout(100),
  },
  {
    task: 'card back',
    taps: [tool('More'), inSheet('input[name="back"] >> nth=1')],
    isDone: (page) => until(page, (element) => element.back !== undefined),
  },
  {
    task: 'left-handed',
    taps: [tool('More'), (page) => page.locator('patience-game dialog').getByRole('button', { name: 'Left-handed' })],
    isDone: (page) => until(page, (element) => element.leftHanded),
  },
  {
    task: 'sounds',
    taps: [tool('More'), (page) => page.locator('patience-game dialog').getByRole('button', { name: 'Sounds' })],
    isDone: (page) => until(page, (element) => element.sounds),
  },
];

const DEVICES: readonly BrowserContextOptions[] = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1280, height: 800 } },
];

const server = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
const browser = await launch();
const only = process.env['ONLY'];
console.log('| task | phone, touch | desk, mouse |\n|---|---|---|');
for (const { task, taps, isDone, typed, before: prepare } of tasks.filter((each) => !only || each.task.includes(only))) {
  const counts: string[] = [];
  for (const device of DEVICES) {
    const context = await browser.newContext({ ...device, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    try {
      await page.goto(`${server.resolvedUrls!.local[0]!}en/`);
      await dealt(page);
      await prepare?.(page);
      for (const [i, tap] of taps.entries()) {
        if (typed !== undefined && i === taps.length - 1) await page.keyboard.type(typed);
        await (device.hasTouch ? tap(page).first().tap() : tap(page).first().click());
      }
      await isDone(page);
      counts.push(String(taps.length));
    } catch (error) {
      counts.push(`failed: ${String(error).split('\n')[0]!}`);
    }
    await context.close();
  }
  console.log(`| ${task} | ${counts.join(' | ')} |`);
}
await browser.close();
await server.close();
