/** End-to-end tests of the game on the table of the workshop: edits, a reload and another language keep it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, playMoves, saved, Site, storedGames } from './site.js';

const site = Site.forTests();

const cursor = async (page: Page): Promise<number> => (await saved(page)).cursor;

/** Opens the workshop and plays turns of the stock, which other numbers of columns allow as well. */
async function visitWithTurns(count: number): Promise<Page> {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  const turned = await page.locator('patience-game').evaluate((element: HTMLElement & { play(move: string): boolean }, n) => {
    let played = 0;
    while (played < n && element.play('turn')) played++;
    return played;
  }, count);
  expect(turned).toBe(count);
  return page;
}

const rename = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('heading', { name: 'Names', exact: true }).click();
  await page.getByLabel('Name (English)').fill(name);
  await page.getByLabel('Name (English)').press('Tab');
  await page.locator('.bench .now strong').getByText(name).waitFor();
};

test('a new name keeps the game, and a rule that forbids its moves is undone with all moves back', async () => {
  const page = await visitWithTurns(3);
  const { seed } = await saved(page);
  await rename(page, 'Mine');
  await page.getByRole('status').getByText('Your game goes on.').waitFor();
  await expect.poll(() => saved(page)).toMatchObject({ seed, cursor: 3 });

  await page.getByRole('heading', { name: 'Stock and waste', exact: true }).click();
  await page.getByLabel('A click on the stock').selectOption('does nothing');
  await page.getByRole('status').getByText('Of your 3 moves, the first 0 are still possible.').waitFor();
  await expect.poll(() => saved(page)).toMatchObject({ seed, cursor: 0 });
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect.poll(() => saved(page)).toMatchObject({ seed, cursor: 3, gestures: [['turn'], ['turn'], ['turn']] });
});

test('a reload and another language keep deal and moves, even of a patience that was never changed', async () => {
  const page = await visitWithTurns(2);
  const { seed } = await saved(page);
  await page.reload();
  await dealt(page);
  await expect.poll(() => saved(page)).toMatchObject({ seed, cursor: 2 });
  await page.goto('de/workshop/');
  await dealt(page);
  await expect.poll(() => saved(page)).toMatchObject({ seed, cursor: 2 });
  // The moves belong to the draft also after its first edit.
  await page.goto('en/workshop/');
  await dealt(page);
  await rename(page, 'Mine');
  await playMoves(page, 1);
  await page.reload();
  await dealt(page);
  await expect.poll(() => saved(page)).toMatchObject({ seed, cursor: 3 });
});

test('another deal starts a new game, and a reload keeps its number', async () => {
  const page = await visitWithTurns(2);
  const { seed } = await saved(page);
  await page.getByRole('button', { name: 'Deal another' }).click();
  await expect.poll(async () => (await saved(page)).seed).not.toBe(seed);
  expect(await cursor(page)).toBe(0);
  const other = (await saved(page)).seed;
  await page.reload();
  await dealt(page);
  expect((await saved(page)).seed).toBe(other);
});

test('the film of a game does not become the player’s game when an edit ends it', async () => {
  const page = await visitWithTurns(2);
  await page.getByRole('button', { name: 'Show a random game' }).click();
  await page.locator('[data-film]').waitFor();
  await rename(page, 'Mine');
  await expect.poll(() => saved(page)).toMatchObject({ cursor: 2, gestures: [['turn'], ['turn']] });
});

/** Opens the part for sharing, and returns the path of the link with the deal and the moves. */
async function linkWithMoves(page: Page): Promise<string> {
  await page.locator('#out > summary').click();
  await page.getByLabel('With the deal on the table').check();
  await page.getByLabel('With your moves').check();
  const link = page.locator('#out-link');
  await expect.poll(() => link.inputValue()).toContain('#game=');
  const address = await link.inputValue();
  return address.slice(address.indexOf('en/add/'));
}

test('a link brings deal and moves, the receiver’s own moves survive a reload, and keeping the game goes on with it', async () => {
  const page = await visitWithTurns(3);
  const { seed } = await saved(page);
  const other = await site.visit(await linkWithMoves(page));
  await dealt(other);
  await expect.poll(() => saved(other)).toMatchObject({ seed, cursor: 3, gestures: [['turn'], ['turn'], ['turn']] });
  expect(await playMoves(other, 2)).toBe(2);
  await other.reload();
  await dealt(other);
  await expect.poll(() => saved(other)).toMatchObject({ seed, cursor: 5 });

  await other.getByRole('button', { name: 'Keep it' }).click();
  await other.getByText('“My columns” is now under “All games”').waitFor();
  await expect.poll(() => saved(other)).toMatchObject({ seed, cursor: 5 });
  await other.locator('.recipe').getByRole('button', { name: 'Play' }).click();
  await other.waitForURL('**/en/play/?**variant=my-columns**');
  await dealt(other);
  await expect.poll(() => saved(other)).toMatchObject({ seed, cursor: 5 });
});

test('a draft that was added to the games is updated there, and its game goes on there', async () => {
  const page = await visitWithTurns(2);
  const { seed } = await saved(page);
  await page.locator('#out > summary').click();
  await page.getByLabel('Give it a name of its own first').fill('Nine in a Row');
  await page.locator('.own-name').getByRole('button', { name: 'Rename' }).click();
  await page.locator('.own-name').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add to your games' }).click();
  await page.getByText('“Nine in a Row” is now among the patiences you added.').waitFor();
  await rename(page, 'Ten in a Row');
  await page.reload();
  await dealt(page);
  await page.locator('#out > summary').click();
  await page.getByRole('button', { name: 'Update in your games' }).click();
  await page.getByText('“Ten in a Row” was updated in your games.').waitFor();
  await page.getByRole('link', { name: 'Play it there' }).click();
  await page.waitForURL('**/en/play/?**variant=my-columns**');
  await dealt(page);
  await expect.poll(() => saved(page)).toMatchObject({ variant: 'my-columns', seed, cursor: 2 });
  expect(await storedGames(page)).toHaveLength(1);
  await page.goto('en/games/');
  const tiles = page.locator('.tile[data-id^="my-columns"]');
  await tiles.first().waitFor();
  expect(await tiles.count()).toBe(1);
});
