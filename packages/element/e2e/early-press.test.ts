/** Tests input that comes before the lazy chunk of the element is loaded. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { tablePage, wonGames } from './site.js';

const site = openForTests({ '/': tablePage });

/** A game whose first recorded gesture is one move of cards from pile to pile. */
const game = wonGames().find(({ gestures: [first] }) => first?.length === 1 && /^\w+>\w+$/.test(first[0]!))!;
const [from, to] = game.gestures[0]![0]!.split('>') as [string, string];

/** Opens the game on a page on which the lazy chunk waits for `release`. */
async function openSlowly(): Promise<{ page: Page; release: () => void; asked: Promise<void> }> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  let release = (): void => {};
  const wait = new Promise<void>((wake) => (release = wake));
  let ask = (): void => {};
  const asked = new Promise<void>((wake) => (ask = wake));
  await page.route('**/patience-game.more.js', async (route) => {
    ask();
    await wait;
    await route.continue();
  });
  await page.goto(site.base);
  await page.locator('patience-game').evaluate(
    async (element: PatienceGame, given) => {
      const ready = new Promise((wake) => element.addEventListener('patience-ready', wake, { once: true }));
      Object.assign(element, given);
      await ready;
      while (!element.session?.view.picture) await new Promise(requestAnimationFrame);
      await element.updateComplete;
    },
    {
      options: game.options,
      deck: game.deck,
      seed: game.deck === undefined ? game.seed : undefined,
      motion: 'none',
      src: `${site.base}/variants/${game.variant}.js`,
    },
  );
  return { page, release, asked };
}

/** Returns the centre of a pile's top card or slot, in pixels of the window. */
const middleOf = (page: Page, pile: string): Promise<{ x: number; y: number }> =>
  page.locator('patience-game').evaluate((element: PatienceGame, id) => {
    const { scene, game: played } = element.session!.view;
    const { x, y, width, height } = scene.elementAt(id, Math.max(0, played.view.count(id) - 1))!.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, pile);

/** Returns the played gestures, once the lazy chunk is loaded. */
const played = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.locator('patience-game').evaluate(async (element: PatienceGame) => {
    while (!element.controller.effects.loaded) await new Promise(requestAnimationFrame);
    return element.game!.gestures.slice(0, element.game!.cursor);
  });

test.each(['before it ends', 'after it has ended'])(
  'a drag that begins before its code is loaded lays the card, loaded %s',
  async (when) => {
    const { page, release, asked } = await openSlowly();
    const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 20, start.y + 10);
    await asked;
    await page.mouse.move(end.x, end.y);
    if (when === 'before it ends') {
      release();
      await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(dragging)'));
      await page.mouse.up();
    } else {
      await page.mouse.up();
      release();
    }
    expect(await played(page)).toEqual([game.gestures[0]]);
    await page.context().close();
  },
);

test('clicks that come before the code for dragging is loaded play once', async () => {
  const { page, release } = await openSlowly();
  for (const { x, y } of [await middleOf(page, from), await middleOf(page, to)]) await page.mouse.click(x, y);
  release();
  expect(await played(page)).toEqual([game.gestures[0]]);
  await page.context().close();
});

test('a drag that begins before its code is loaded is forgotten when another game comes', async () => {
  const { page, release } = await openSlowly();
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y);
  await page.locator('patience-game').evaluate((element: PatienceGame) => element.newGame(1));
  await page.mouse.up();
  release();
  expect(await played(page)).toEqual([]);
  await page.context().close();
});

test('keys that come before the code for the keyboard is loaded move the focus and choose the card there', async () => {
  const { page, release } = await openSlowly();
  const table = page.locator('patience-game');
  await table.evaluate((element: PatienceGame) => {
    element.session!.view.focus({ pile: element.game!.piles.find(({ role }) => role === 'tableau')!.id, depth: 0 });
  });
  const focused = (): Promise<string | undefined> => table.evaluate((element: PatienceGame) => element.controller.focused?.pile);
  const first = await focused();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  expect(await focused()).toBe(first);
  release();
  await played(page);
  const columns = await table.evaluate(({ game }: PatienceGame) => game!.piles.flatMap(({ role, id }) => (role === 'tableau' ? [id] : [])));
  expect(await focused()).toBe(columns[columns.indexOf(first!) + 2]);
  expect(await table.evaluate((element: PatienceGame) => element.session!.selection.chosen?.pile)).toBe(await focused());
  await page.context().close();
});

test('a key for undo that comes before the code for the keyboard is loaded undoes once', async () => {
  const { page, release } = await openSlowly();
  const table = page.locator('patience-game');
  await table.evaluate(
    (element: PatienceGame, gesture) => {
      element.play(gesture);
      element.focus();
    },
    [...game.gestures[0]!],
  );
  await page.keyboard.press('Control+z');
  release();
  expect(await played(page)).toEqual([]);
  await page.context().close();
});

test('a refused move is explained by its exact reason once that sentence is loaded', async () => {
  const { page, release } = await openSlowly();
  const table = page.locator('patience-game');
  await table.evaluate((element: PatienceGame) => element.play('nonsense'));
  expect(await table.evaluate((element: PatienceGame) => element.controller.announcement)).not.toContain('fit');
  release();
  await played(page);
  expect(await table.evaluate((element: PatienceGame) => element.controller.announcement)).toContain('nonsense');
  await page.context().close();
});
