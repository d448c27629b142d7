/** Tests input that comes before the features of the element are loaded. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { tablePage, wonGames } from './site.js';

const site = openForTests({ '/': tablePage });

/** A game whose first recorded gesture is one move of cards from pile to pile. */
const game = wonGames().find(({ gestures: [first] }) => first?.length === 1 && /^\w+>\w+$/.test(first[0]!))!;
const [from, to] = game.gestures[0]![0]!.split('>') as [string, string];

/** Opens the game on a page on which the features wait for `release`. */
async function openSlowly(): Promise<{ page: Page; release: () => void }> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  let release = (): void => {};
  const wait = new Promise<void>((wake) => (release = wake));
  await page.route('**/patience-game.more.js', async (route) => {
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
  return { page, release };
}

/** Returns the centre of a pile's top card or slot, in pixels of the window. */
const middleOf = (page: Page, pile: string): Promise<{ x: number; y: number }> =>
  page.locator('patience-game').evaluate((element: PatienceGame, id) => {
    const { scene, game: played } = element.session!.view;
    const { x, y, width, height } = scene.elementAt(id, Math.max(0, played.view.count(id) - 1))!.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, pile);

/** Returns the played gestures. */
const played = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.locator('patience-game').evaluate(({ game: on }: PatienceGame) => on!.gestures.slice(0, on!.cursor));

/** Waits until the features are loaded. */
const loaded = (page: Page): Promise<void> =>
  page.locator('patience-game').evaluate(async (element: PatienceGame) => {
    while (!element.actions.features.loaded) await new Promise(requestAnimationFrame);
  });

test('a card is dragged before the features are loaded', async () => {
  const { page } = await openSlowly();
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y);
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(dragging)'));
  await page.mouse.up();
  expect(await played(page)).toEqual([game.gestures[0]]);
  await page.context().close();
});

test('cards are chosen and laid by clicks before the features are loaded', async () => {
  const { page } = await openSlowly();
  for (const { x, y } of [await middleOf(page, from), await middleOf(page, to)]) await page.mouse.click(x, y);
  expect(await played(page)).toEqual([game.gestures[0]]);
  await page.context().close();
});

test('keys move the focus and choose a card before the features are loaded', async () => {
  const { page } = await openSlowly();
  const table = page.locator('patience-game');
  await table.evaluate((element: PatienceGame) => {
    element.session!.view.focus({ pile: element.game!.piles.find(({ role }) => role === 'tableau')!.id, depth: 0 });
  });
  const focused = (): Promise<string | undefined> => table.evaluate((element: PatienceGame) => element.actions.focused?.pile);
  const first = await focused();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  const columns = await table.evaluate(({ game }: PatienceGame) => game!.piles.flatMap(({ role, id }) => (role === 'tableau' ? [id] : [])));
  expect(await focused()).toBe(columns[columns.indexOf(first!) + 2]);
  expect(await table.evaluate((element: PatienceGame) => element.session!.selection.chosen?.pile)).toBe(await focused());
  await page.context().close();
});

test('a key undoes before the features are loaded', async () => {
  const { page } = await openSlowly();
  const table = page.locator('patience-game');
  await table.evaluate(
    (element: PatienceGame, gesture) => {
      element.play(gesture);
      element.focus();
    },
    [...game.gestures[0]!],
  );
  await page.keyboard.press('Control+z');
  expect(await played(page)).toEqual([]);
  await page.context().close();
});

test('a sheet and a question that were asked for before the features are loaded are shown and answered when they are', async () => {
  const { page, release } = await openSlowly();
  const table = page.locator('patience-game');
  await table.evaluate((element: PatienceGame) => element.command('table'));
  await page.getByRole('button', { name: 'More' }).click();
  expect(await page.getByRole('button', { name: 'Help' }).count()).toBe(0);
  release();
  await page.getByRole('button', { name: 'Help' }).waitFor();
  expect(await table.evaluate((element: PatienceGame) => element.actions.state.announcement.length > 100)).toBe(true);
  await page.context().close();
});

test('a refused move is announced with its reason when the features are loaded', async () => {
  const { page, release } = await openSlowly();
  const table = page.locator('patience-game');
  await table.evaluate((element: PatienceGame) => element.play('nonsense'));
  release();
  await loaded(page);
  expect(await table.evaluate((element: PatienceGame) => element.actions.state.announcement)).toContain('nonsense');
  await page.context().close();
});
