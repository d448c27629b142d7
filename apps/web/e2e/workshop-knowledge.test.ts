/** End-to-end tests of what the workshop finds out about a patience: its variations, a search for one, and how players fare. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDraft } from './drafts.js';
import { dealt, Site } from './site.js';

const site = Site.forTests();

/** A small patience with one cell that accepts nothing: every deal is searched and played in a moment. */
const SMALL = {
  id: 'small',
  deck: { ranks: ['A', 2, 3, 4] },
  table: {
    'f1-4': { at: [0, 0] },
    'c1-2': { at: [4, 0] },
    r1: { at: [6, 0], accept: false },
    't1-5': { at: [0, 1], accept: { empty: 'K', on: 'down alternate', max: 1 }, take: 'top' },
  },
  deal: [{ to: 't1-5', all: true }],
  strings: { en: { name: 'Small' } },
};

/** Opens a recipe in the workshop. */
async function open(page: Page, recipe: object): Promise<void> {
  await page.getByRole('heading', { name: 'Share and keep' }).click();
  await page.getByLabel('Open a recipe').fill(JSON.stringify(recipe));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.bench .now strong').getByText('Small').waitFor();
}

const recipeOf = async (page: Page): Promise<unknown> => JSON.parse((await openDraft(page))!.text);

test('nine variations of the columns are compared, one is taken over, and undo brings the patience back', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await open(page, SMALL);
  await page.getByRole('heading', { name: 'Variations around it' }).click();
  const cells = page.locator('button.neighbour');
  await expect.poll(() => cells.count()).toBe(9);
  const searched = (): Promise<number> =>
    cells.evaluateAll((all) => Math.min(...all.map((cell) => Number((cell as HTMLElement).dataset['n']))));
  await expect.poll(searched, { timeout: 60_000 }).toBeGreaterThanOrEqual(10);
  expect(await page.locator('button.neighbour[aria-current]').innerText()).toContain('now');
  const easiest = page.getByRole('button', { name: /^any card, any suit:/ });
  await easiest.click();
  await expect.poll(() => recipeOf(page)).toMatchObject({ table: { 't1-5': { accept: { empty: 'any', on: 'down any' } } } });
  await expect.poll(() => easiest.getAttribute('aria-current')).toBe('true');
  expect(await easiest.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect.poll(() => recipeOf(page)).toMatchObject({ table: { 't1-5': { accept: { empty: 'K', on: 'down alternate' } } } });
});

test('a variation with a requested share is found, taken over, and a search is cancelled', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await open(page, SMALL);
  await page.getByRole('heading', { name: 'Find a game' }).click();
  const part = page.locator('#find');
  await part.getByLabel('Deals that can be won, in percent').fill('95');
  await part.getByRole('button', { name: 'Find', exact: true }).click();
  await part.locator('.finds li').first().waitFor({ timeout: 60_000 });
  const before = await recipeOf(page);
  await part
    .getByRole('button', { name: /^Use this one/ })
    .first()
    .click();
  await expect.poll(() => recipeOf(page)).not.toEqual(before);
  // The doubt that no column can take a king stood before, and is not said again.
  const said = page.locator('.tabs [role=status]');
  await said.getByText('Undo brings yours back.').waitFor();
  expect(await said.innerText()).not.toContain('the deck has none of it');
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect.poll(() => recipeOf(page)).toEqual(before);
  // Hardly any deal of a small patience takes a thousand moves: the search goes on until it is cancelled.
  await part.getByLabel('Moves of a win: at least').fill('900');
  const cancel = part.getByRole('button', { name: 'Cancel' });
  const find = part.getByRole('button', { name: 'Find', exact: true });
  // The first search may still run, or end just before it is cancelled.
  await expect
    .poll(async () => {
      if ((await cancel.count()) > 0) await cancel.click({ timeout: 1000 }).catch(() => undefined);
      return find.count();
    })
    .toBe(1);
  await find.click();
  await cancel.click();
  await part.getByText('The search was cancelled.').waitFor();
  await part.getByRole('button', { name: 'Find', exact: true }).waitFor();
});

test('an edit during a search ends the search, so that no variation of the game before can replace it', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await open(page, SMALL);
  await page.getByRole('heading', { name: 'Find a game' }).click();
  const part = page.locator('#find');
  await part.getByLabel('Moves of a win: at least').fill('900');
  await part.getByRole('button', { name: 'Find', exact: true }).click();
  await part.getByRole('button', { name: 'Cancel' }).waitFor();
  await page.getByLabel('Open a recipe').fill(JSON.stringify({ ...SMALL, id: 'other' }));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await part.getByText('You have changed the game, so the search was ended.').waitFor();
  await part.getByRole('button', { name: 'Find', exact: true }).waitFor();
  expect(await part.locator('.finds').count()).toBe(0);
});

test('a search can be made longer when it has ended', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await open(page, SMALL);
  const counts = page.locator('.knowledge');
  await counts.getByRole('button', { name: 'Search longer' }).click({ timeout: 60_000 });
  await expect.poll(() => counts.innerText(), { timeout: 60_000 }).toContain('Of 800 deals');
});

test('three players play deals, and a pile that nobody can reach is named', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await open(page, SMALL);
  await page.getByRole('heading', { name: 'Length, luck and skill' }).click();
  await expect.poll(() => page.locator('#games tr[data-player=careful]').getAttribute('data-games'), { timeout: 60_000 }).toBe('50');
  await page.locator('#games .warnings').getByText('No card was ever played to reserve 1').waitFor();
  // An edit plays games of the new rules.
  const { r1: _, ...table } = SMALL.table;
  await page.getByLabel('Open a recipe').fill(JSON.stringify({ ...SMALL, table }));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => page.locator('#games .warnings li').count()).toBe(0);
});
