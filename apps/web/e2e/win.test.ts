import { loadInstalled } from '@patience/core/installed';
import { deal, formatMove } from '@patience/core/internals';
import { solve } from '@patience/solver';
import { expect, test } from 'vitest';
// The function with which the element's tests play a game.
import { play, wonGames, type WonGame } from '@patience/element/testing';
import { dealt, Site, variants } from './site.js';

const site = Site.forTests();

/** Number of positions that the solver may examine for a deal. A count, unlike a time, gives the same deal on every machine. */
const BUDGET = 20_000;

/**
 * Returns a deal with a won game: the first that the solver wins within the budget, among the patiences with the shortest recorded won
 * games.
 */
async function shortGame(): Promise<WonGame & { seed: number }> {
  const shortest = wonGames().sort((a, b) => a.gestures.flat().length - b.gestures.flat().length);
  for (const { variant: id } of shortest) {
    const variant = await loadInstalled(variants.find((one) => one.id === id)!);
    for (const seed of [1, 2, 3]) {
      const laid = deal(variant, { seed });
      if (!laid.ok) throw new Error(laid.error.message);
      const { table } = laid.value;
      const { line } = await solve(table, { budget: BUDGET, time: Infinity });
      if (line) return { variant: id, options: {}, seed, gestures: line.moves.map((move) => [formatMove(table, move)]) };
    }
  }
  throw new Error('The solver wins none of these deals');
}

const game = await shortGame();
const { names } = variants.find(({ id }) => id === game.variant)!;

test('a game that is won with the mouse is counted, listed, and can be watched from its link', async () => {
  const context = await site.visitor();
  const page = await context.newPage();
  const query = new URLSearchParams({
    seed: String(game.seed),
    ...Object.fromEntries(Object.entries(game.options).map(([name, value]) => [name, String(value)])),
  });
  await page.goto(`en/play/${game.variant}/?${query.toString()}`);
  await dealt(page);
  // Make every move take two clicks: the recorded moves name a card and its target.
  await page.locator('patience-game').evaluate((element: HTMLElement & { taps: string }) => void (element.taps = 'two'));
  await play(page, game, 'mouse');
  await page.getByText('You won!').first().waitFor();

  await page.locator('#to-share').click();
  const link = await page.getByRole('textbox', { name: 'The whole game' }).inputValue();

  // A won game stays won, even when moves are undone before the next deal.
  await page.keyboard.press('Escape');
  await page.locator('patience-game').evaluate((element: HTMLElement & { undo(): boolean; newGame(): void }) => {
    element.undo();
    element.newGame();
  });
  await page.waitForURL((url) => url.searchParams.get('seed') !== String(game.seed));
  await page.goto('en/statistics/');
  const number = (name: string): Promise<string> =>
    page
      .locator('.numbers div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .innerText();
  expect(await number('Won')).toMatch(/^100\s?%\s+1 of 1 games/);
  await page.getByText('More numbers').click();
  expect(await number('Different games won')).toMatch(/^1\s+of \d+$/);
  const row = page.locator('.games tbody tr');
  expect(await row.count()).toBe(1);
  expect(await row.innerText()).toMatch(new RegExp(`${names.en}[^]*won`));
  expect(await row.locator('.bare').textContent()).toBe(String(game.gestures.flat().length));
  await row.getByRole('link', { name: 'Watch' }).click();
  await watchToTheEnd();

  await watchToTheEnd(await site.visit(link));

  // A deal that the player has won is known to be winnable.
  await page.goto('en/statistics/');
  await row.getByRole('link', { name: 'Same deal again' }).click();
  await page.locator('#deal', { hasText: 'winnable' }).waitFor();

  async function watchToTheEnd(watching = page): Promise<void> {
    const moves = game.gestures.flat().length; // As many as the list of games has.
    await watching.getByText(`Move 0 of ${moves}`).first().waitFor();
    await watching.getByRole('button', { name: 'To the end' }).click();
    await watching.getByText(`Move ${moves} of ${moves}`).first().waitFor();
    expect(await watching.locator('patience-game').evaluate((element: HTMLElement & { status?: string }) => element.status)).toBe('won');
  }
});

test('a game that is won before the rest of the page is loaded shows its result all the same', async () => {
  const page = await (await site.visitor()).newPage();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/table-extras-/, (route) => held.then(() => route.continue()));
  await page.goto(`en/play/${game.variant}/?seed=${game.seed}`);
  await dealt(page);
  await page
    .locator('patience-game')
    .evaluate(
      (element: HTMLElement & { play(gesture: string[]): boolean }, gestures) => gestures.forEach((gesture) => element.play(gesture)),
      game.gestures as string[][],
    );
  await page.getByText('You won!').first().waitFor();
  release();
  await page.locator('patience-game').getByRole('button', { name: 'Share' }).waitFor();
});

test('sounds are offered once, after the first game that ended, and are off before', async () => {
  const context = await site.visitor();
  const page = await context.newPage();
  await page.goto(`en/play/${game.variant}/?seed=${game.seed}`);
  await dealt(page);
  const offer = page.locator('.notices .notice', { has: page.getByRole('button', { name: 'Turn on' }) });
  type Table = HTMLElement & { sounds: boolean; play(gesture: string[]): boolean; newGame(seed: number): void };
  const table = page.locator('patience-game');
  const win = (): Promise<void> =>
    table.evaluate((element: Table, gestures) => gestures.forEach((gesture) => element.play(gesture)), game.gestures as string[][]);
  const dealAgain = (): Promise<void> => table.evaluate((element: Table, seed) => element.newGame(seed), game.seed);
  await win();
  await page.getByText('You won!').first().waitFor();
  expect(await offer.count()).toBe(0);
  await dealAgain();
  await offer.waitFor();
  expect(await table.evaluate((element: Table) => element.sounds)).toBe(false);
  await offer.getByRole('button', { name: 'Turn on' }).click();
  await expect.poll(() => table.evaluate((element: Table) => element.sounds)).toBe(true);
  await offer.waitFor({ state: 'detached' });
  const stored = (): Promise<object> => page.evaluate(() => JSON.parse(localStorage.getItem('patience.settings')!) as object);
  expect(await stored()).toMatchObject({ sound: true, soundsOffered: true });
  // The player who switches sounds off again is not asked again.
  await page.evaluate(() => localStorage.setItem('patience.settings', JSON.stringify({ soundsOffered: true })));
  await page.reload();
  await dealt(page);
  await dealAgain();
  await win();
  await page.getByText('You won!').first().waitFor();
  await dealAgain();
  await expect.poll(() => table.evaluate((element: HTMLElement & { snapshot: { cursor: number } }) => element.snapshot.cursor)).toBe(0);
  expect(await offer.count()).toBe(0);
});

test('the offer of sounds waits for another game if the next one ends before it is shown', async () => {
  const page = await (await site.visitor()).newPage();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const answered: Promise<void>[] = [];
  await page.route(/\/assets\/sound-offer-/, (route) => void answered.push(held.then(() => route.continue())));
  await page.goto(`en/play/${game.variant}/?seed=${game.seed}`);
  await dealt(page);
  type Table = HTMLElement & { play(gesture: string[]): boolean; newGame(seed: number): void };
  const table = page.locator('patience-game');
  const win = async (): Promise<void> => {
    await table.evaluate((element: Table, gestures) => gestures.forEach((gesture) => element.play(gesture)), game.gestures as string[][]);
    // The page adds this button, so that it knows of the end.
    await table.getByRole('button', { name: 'Share' }).waitFor();
  };
  const dealAgain = (): Promise<void> => table.evaluate((element: Table, seed) => element.newGame(seed), game.seed);
  const offer = page.locator('.notices .notice', { has: page.getByRole('button', { name: 'Turn on' }) });
  await win();
  await dealAgain();
  await expect.poll(() => answered.length).toBe(1);
  await win();
  release();
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('sound-offer')));
  expect(await offer.count()).toBe(0);
  await dealAgain();
  await offer.waitFor();
});
