/** End-to-end tests of the drafts of the workshop: several are kept, and none is lost. */
import { readFile } from 'node:fs/promises';
import { packRecipe } from '@patience/recipe';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDraft } from './drafts.js';
import { blockStorage } from './kept-games.js';
import { upload } from './player-file.js';
import { dealt, Site } from './site.js';

const site = Site.forTests();

const start = async (page: Page, label: string): Promise<void> => {
  await page.getByLabel('Start from').selectOption({ label });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
};

/** Changes the number of columns, which the form shows first. */
const setColumns = async (page: Page, count: number, before: () => Promise<void> = () => Promise.resolve()): Promise<void> => {
  const columns = page.getByLabel('Number of piles', { exact: true }).locator('visible=true').last();
  await columns.fill(String(count));
  await before();
  await columns.press('Tab');
};

const columns = async (page: Page): Promise<number> => {
  const { table } = JSON.parse((await openDraft(page))!.text) as { table: Record<string, unknown> };
  return Number(/(?<!\d)\d+$/.exec(Object.keys(table).find((name) => name.startsWith('t'))!)![0]);
};

const items = (page: Page) => page.locator('.draft');
const button = (page: Page, name: string) => page.locator('#drafts').getByRole('button', { name, exact: true });
const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement!.getAttribute('aria-label'));

test('drafts are listed, opened, renamed, copied, deleted and restored by keyboard', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await setColumns(page, 9);
  await start(page, 'Columns and cells');
  await page.locator('.bench .now strong').getByText('My cells').waitFor();
  await setColumns(page, 9);
  await page.getByRole('heading', { name: 'Your drafts' }).click();
  await expect.poll(() => items(page).count()).toBe(2);
  await expect.poll(() => items(page).locator('img').count()).toBe(2);
  expect(await items(page).first().getAttribute('aria-current')).toBe('true');

  await button(page, 'Open: My columns').press('Enter');
  await page.locator('.bench .now strong').getByText('My columns').waitFor();
  expect(await columns(page)).toBe(9);
  await button(page, 'Rename: My columns').press('Enter');
  await page.keyboard.type('Grandma’s');
  await page.keyboard.press('Enter');
  await page.locator('.bench .now strong').getByText('Grandma’s').waitFor();
  expect(await focused(page)).toBe('Rename: Grandma’s');
  await button(page, 'Rename: My cells').press('Enter');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Rename: My cells');

  await button(page, 'Copy: Grandma’s').press('Enter');
  await page.locator('.bench .now strong').getByText('Grandma’s (copy)').waitFor();
  expect(await items(page).count()).toBe(3);
  await button(page, 'Delete: Grandma’s (copy)').press('Enter');
  expect(await items(page).count()).toBe(2);
  await button(page, 'Delete: My cells').press('Enter');
  expect(await items(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo delete: Grandma’s (copy)' }).press('Enter');
  expect(await focused(page)).toBe('Open: Grandma’s (copy)');
  await page.getByRole('button', { name: 'Undo delete: My cells' }).press('Enter');
  expect(await items(page).count()).toBe(3);
  expect(await page.getByRole('button', { name: 'Undo delete' }).count()).toBe(0);

  await button(page, 'Open: My cells').press('Enter');
  await page.reload();
  await page.locator('.bench .now strong').getByText('My cells').waitFor();
  await page.getByRole('heading', { name: 'Your drafts' }).click();
  for (const name of ['Grandma’s', 'Grandma’s (copy)', 'My cells']) await button(page, `Delete: ${name}`).click();
  // A new draft begins when all are deleted.
  await page.locator('.bench .now strong').getByText('My columns').waitFor();
  expect(await items(page).count()).toBe(1);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no recipe', '{"table":5,"options":7,"strings":3}'],
])('a stored draft with %s in it is shown, and another one can be begun', async (_name, text) => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await page.evaluate((text) => {
    const draft = { version: 1, id: 'hurt', text, past: [text], future: [text], playable: text, origin: 'x', changed: 8e15, token: '' };
    localStorage.setItem('patience.draft.hurt', JSON.stringify(draft));
    for (const storage of [localStorage, sessionStorage]) storage.setItem('patience.workshop.open', 'hurt');
  }, text);
  await page.reload();
  await page.getByRole('heading', { name: 'Your drafts' }).click();
  await items(page).first().waitFor();
  await page.locator('#around summary').click();
  await start(page, 'Columns and cells');
  await dealt(page);
});

test('an address that nobody can decode begins no draft, and says so', async () => {
  const page = await site.visit('en/workshop/#start=%E0%A4%A');
  await dealt(page);
  expect(await page.getByRole('alert').innerText()).toContain('%E0%A4%A');
});

/** Returns the code of a recipe with a name, as a link carries it. */
const codeOf = (name: string): Promise<string> =>
  packRecipe(
    JSON.stringify({
      id: 'sent',
      table: { 't1-4': { at: [0, 0], accept: { empty: 'any', on: 'down any' }, take: 'top' } },
      deal: [{ to: 't1-4', all: true }],
      strings: { en: { name } },
    }),
  );

const storedDrafts = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('patience.draft.')).length);

test('drafts from links are listed from their first edit on, and stay in the address until then', async () => {
  const page = await site.visit(`en/workshop/#recipe=${await codeOf('One')}`);
  const name = page.locator('.bench .now strong');
  await name.getByText('One').waitFor();
  // A second link takes the place of the first, and a reload opens it again.
  await page.goto(`en/workshop/#recipe=${await codeOf('Two')}`);
  await name.getByText('Two').waitFor();
  await page.reload();
  await name.getByText('Two').waitFor();
  expect(await storedDrafts(page)).toBe(0);
  await page.getByRole('heading', { name: 'Your drafts' }).click();
  await expect.poll(() => items(page).count()).toBe(1);

  await setColumns(page, 5);
  await expect.poll(() => storedDrafts(page)).toBe(1);
  expect(new URL(page.url()).hash).toBe('');
  expect((await openDraft(page))!.text).toContain('t1-5');
  await page.reload();
  await name.getByText('Two').waitFor();
  expect(await columns(page)).toBe(5);
  // A link to what a draft already is opens that draft.
  const own = await packRecipe((await openDraft(page))!.text);
  await page.goto(`en/workshop/#recipe=${own}`);
  await page.getByRole('status').getByText('Opened as a draft').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  expect(await storedDrafts(page)).toBe(1);
});

test('a link that is pasted stays in the address until its first edit, and another draft removes it from there', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await setColumns(page, 9);
  const code = await codeOf('Pasted');
  await page.getByRole('heading', { name: 'Share and keep' }).click();
  await page.getByLabel('Open a recipe').fill(`https://cards.example/en/add/#recipe=${code}`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.bench .now strong').getByText('Pasted').waitFor();
  expect(new URL(page.url()).hash).toBe(`#recipe=${code}`);
  await page.getByRole('heading', { name: 'Your drafts' }).click();
  await button(page, 'Open: My columns').click();
  await page.locator('.bench .now strong').getByText('My columns').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  expect(await storedDrafts(page)).toBe(1);
});

test('an edit in one tab changes the same draft in another tab, and undo restores each version', async () => {
  const context = await site.visitor();
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('en/workshop/');
  await dealt(one);
  await setColumns(one, 8);
  await other.goto('en/workshop/');
  await dealt(other);
  await setColumns(other, 9);
  await one.getByRole('status').getByText('Another tab has changed this draft').waitFor();
  expect(await columns(one)).toBe(9);
  await one.getByRole('button', { name: 'Undo edit' }).click();
  await other.getByRole('status').getByText('Another tab has changed this draft').waitFor();
  expect(await columns(other)).toBe(8);
});

test('a version that another tab has stored without notice is kept beside the version of this tab', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await setColumns(page, 8);
  // The page takes over that version when it becomes visible, which may be late; so nothing comes between the two changes.
  await setColumns(page, 9, () =>
    page.evaluate(() => {
      const key = `patience.draft.${sessionStorage.getItem('patience.workshop.open')!}`;
      localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(localStorage.getItem(key)!) as object), token: 'other', origin: 'link' }));
    }),
  );
  await page.getByRole('status').getByText('that version stays').waitFor();
  expect(await columns(page)).toBe(9);
  await page.getByRole('heading', { name: 'Your drafts' }).click();
  await expect.poll(() => items(page).count()).toBe(2);
});

/** Fills the storage of a page until not one character more fits. */
const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2))
      try {
        while (size > 0) localStorage.setItem(`fill ${localStorage.length}`, 'x'.repeat(size));
      } catch {
        // Go on with a smaller part.
      }
  });

test('a full storage is reported, and the draft is kept again as soon as there is room', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await setColumns(page, 8);
  await page.getByRole('heading', { name: 'Names', exact: true }).click();
  const sentence = page.getByLabel('In one sentence (English)');
  // The history makes room for the first edit, and nothing for the second.
  for (const text of ['Short.', 'A longer sentence about the patience that is made here.']) {
    await fillStorage(page);
    await sentence.fill(text);
    await sentence.press('Tab');
  }
  await page.getByText('This browser has no room left').waitFor();
  expect((await openDraft(page))!.text).toContain('Short.');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('fill')) localStorage.removeItem(key);
  });
  await setColumns(page, 9);
  await page.getByText('This browser has no room left').waitFor({ state: 'detached' });
  expect(await columns(page)).toBe(9);
});

/** Tells whether the notice that nothing is kept is in sight, and saves the draft by its button. @returns the text of the file */
async function savedFromNotice(page: Page, notice: string): Promise<string> {
  const bar = page.locator('.tabs .not-kept', { hasText: notice });
  await bar.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), bar.getByRole('button', { name: 'Save as a file' }).click()]);
  return readFile(await download.path(), 'utf8');
}

test('a storage that is full from the start is reported in the bar at once, and editing goes on', async () => {
  const page = await (await site.visitor({ acceptDownloads: true })).newPage();
  await page.goto('en/settings/');
  await fillStorage(page);
  await page.goto('en/workshop/');
  await dealt(page);
  await page.locator('.tabs .not-kept').waitFor();
  await setColumns(page, 8);
  expect(await savedFromNotice(page, 'This browser has no room left')).toContain('t1-8');
  await page.getByRole('heading', { name: 'Your drafts' }).click();
  await items(page).getByText('Not kept in this browser').waitFor();
});

test('a browser that stores nothing at all is reported in the bar at once, and no game is called added', async () => {
  const context = await site.visitor({ acceptDownloads: true });
  await blockStorage(context);
  const page = await context.newPage();
  await page.goto('en/workshop/');
  await dealt(page);
  await page.locator('.tabs .not-kept').waitFor();
  await setColumns(page, 8);
  expect(await savedFromNotice(page, 'This browser keeps nothing')).toContain('t1-8');
  await page.locator('#out > summary').click();
  await page.getByRole('button', { name: 'Add to your games' }).click();
  await page.locator('#out > [role=status]').getByText('this browser could not store it').waitFor();
});

test('drafts are in the file of all data, and come from there into another browser', async () => {
  const page = await (await site.visitor({ acceptDownloads: true })).newPage();
  await page.goto('en/workshop/');
  await dealt(page);
  await setColumns(page, 9);
  await page.goto('en/settings/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything as a file' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const other = await site.visit('en/settings/');
  await other.getByLabel('Import a file').setInputFiles(upload(text));
  await other.getByRole('button', { name: 'Add to what is here' }).click();
  await other.getByText('1 draft of a patience was imported.').waitFor();
  await other.goto('en/workshop/');
  await dealt(other);
  expect(await columns(other)).toBe(9);
  await other.goto('en/settings/');
  await other.getByRole('button', { name: 'Undo import' }).click();
  await other.getByText('The import was undone.').waitFor();
  expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('patience.draft.')))).toEqual([]);
});

test('a draft that was only begun stays in the address, is begun again by a reload, and is not kept', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await start(page, 'Columns and cells');
  const name = page.locator('.bench .now strong');
  await name.getByText('My cells').waitFor();
  expect(new URL(page.url()).hash).toBe('#start=template:cells');
  expect(await storedDrafts(page)).toBe(0);
  await page.reload();
  await name.getByText('My cells').waitFor();
  await setColumns(page, 9);
  await expect.poll(() => storedDrafts(page)).toBe(1);
  expect(new URL(page.url()).hash).toBe('');
});

test('the workshop is in the bar, the rules of a game lead there with that game, and an added game leads back to its draft', async () => {
  const page = await site.visit('en/games/');
  await page.locator('#pages').getByRole('link', { name: 'Make a patience' }).waitFor();
  await page.goto('en/workshop/');
  await dealt(page);
  const game = (await page.locator('#start option[value^="game:"]').first().getAttribute('value'))!;
  await page.goto(`en/rules/${game.slice('game:'.length)}/`);
  await page.getByRole('link', { name: /^Change the rules/ }).click();
  await page.waitForURL('**/en/workshop/#start=game:**');
  const name = page.locator('.bench .now strong');
  await name.getByText('Variation on').waitFor();

  await page.goto('en/workshop/');
  await dealt(page);
  await setColumns(page, 9);
  const { id } = (await openDraft(page))!;
  await page.locator('#out > summary').click();
  await page.getByRole('button', { name: 'Add to your games' }).click();
  await page.locator('#out > [role=status]').getByText('is now among the patiences you added').waitFor();
  await page.getByRole('combobox', { name: 'Start from' }).waitFor();
  await start(page, 'Columns and cells');
  await name.getByText('My cells').waitFor();
  await page.goto('en/add/');
  await page
    .locator('.own')
    .getByRole('link', { name: /^Change the rules/ })
    .click();
  await page.waitForURL('**/en/workshop/**');
  await name.getByText('My columns').waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  expect((await openDraft(page))!.id).toBe(id);
});
