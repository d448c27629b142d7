/** End-to-end tests of the workshop by keyboard alone: where the focus is after each step, whether it is in sight, and what is announced. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDraft } from './drafts.js';
import { dealt, Site } from './site.js';

const site = Site.forTests();

const open = async (lang = 'en'): Promise<Page> => {
  const page = await site.visit(`${lang}/workshop/`);
  await dealt(page);
  await page.locator('#find > summary').waitFor();
  return page;
};

const focused = (page: Page): Promise<string> => page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim());

/** Whether the focused element is in the window, below the bar. */
const isInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    return top >= document.querySelector('.tabs')!.getBoundingClientRect().bottom && bottom <= innerHeight;
  });

test('each control beside the form is in sight when the Tab key reaches it, and when its part opens', async () => {
  const page = await open();
  await page.locator('#out > summary').focus();
  const reached: string[] = [];
  for (let i = 0; i < 40 && reached.at(-1) !== 'Rules'; i++) {
    await page.keyboard.press('Tab');
    reached.push(await focused(page));
    await expect.poll(() => isInSight(page), { message: reached.at(-1) ?? '' }).toBe(true);
  }
  expect(reached).toContain('Show a win');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.locator('#find-share').waitFor();
  expect(await focused(page)).toBe('Find a game');
  await expect.poll(() => isInSight(page)).toBe(true);
});

test('the button of a search for games keeps the focus when the search begins and is cancelled', async () => {
  const page = await open();
  await page.locator('#find > summary').press('Enter');
  await page.getByLabel('Moves of a win: at least').fill('900');
  await page.getByRole('button', { name: 'Find', exact: true }).press('Enter');
  await expect.poll(() => focused(page)).toBe('Cancel');
  await page.keyboard.press('Enter');
  await page.getByText('The search was cancelled.').waitFor();
  await expect.poll(() => focused(page)).toBe('Find');
});

test('a largest number of moves below the smallest is marked at its field, and no search begins', async () => {
  const page = await open();
  await page.locator('#find > summary').press('Enter');
  await page.getByLabel('Moves of a win: at least').fill('500');
  const most = page.getByLabel('Moves of a win: at most');
  await most.fill('100');
  await most.press('Enter');
  expect(await most.evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow)).toBe(true);
  expect(await most.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.locator('#find').getByRole('button', { name: 'Cancel' }).count()).toBe(0);
});

test('a button that searches a film keeps the focus until the film begins', async () => {
  const page = await open();
  const win = page.getByRole('button', { name: 'Show a win' });
  await win.focus();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Show a win');
  expect(await win.getAttribute('aria-disabled')).toBe('true');
});

test('the result of adding a game is shown in sight below the button, and its link comes soon after it', async () => {
  const page = await open();
  await page.locator('#out > summary').press('Enter');
  await page.getByRole('button', { name: 'Add to your games' }).press('Enter');
  const link = page.getByRole('link', { name: 'Play it there' });
  await link.waitFor();
  expect(await focused(page)).toBe('Update in your games');
  const { y, height } = (await link.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Play it there');
});

test('ending a choice of the player moves the focus to the field, and removes the option', async () => {
  const page = await open();
  await page.locator('#section-row-t1-7 .choosing > summary').press('Enter');
  await page.getByRole('button', { name: 'Let the player choose: An empty pile takes' }).press('Enter');
  await page.locator('.chosen').waitFor();
  await page
    .getByRole('button', { name: /^Always the same: An empty pile takes/ })
    .last()
    .press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe('field-empty-table_t1-7_accept_empty');
  expect(await page.locator('.chosen').count()).toBe(0);
  expect(JSON.parse((await openDraft(page))!.text)).not.toHaveProperty('options');
});

test('undo is announced, and a doubt that an edit causes is announced before an older one', async () => {
  const page = await open();
  const said = page.locator('.tabs [role=status]');
  await page.locator('details.part > summary', { hasText: 'What the player chooses' }).press('Enter');
  await page.getByRole('button', { name: 'Add an option' }).press('Enter');
  await said.getByText('The option “choice” changes nothing').waitFor();
  await page.locator('details.part > summary', { hasText: 'Names' }).press('Enter');
  const name = page.getByLabel('Name (English)', { exact: true }).last();
  await name.fill('');
  await name.press('Enter');
  await said.getByText('Without a name here').waitFor();
  await page.getByRole('button', { name: 'Undo edit' }).press('Enter');
  await said.getByText('Done: “Undo edit”.').waitFor();
});

test('a doubt is announced by the edit that makes it and when its draft opens, and not by other edits', async () => {
  const page = await open();
  const said = page.locator('.tabs [role=status]');
  await page.locator('details.part > summary', { hasText: 'What the player chooses' }).press('Enter');
  await page.getByRole('button', { name: 'Add an option' }).press('Enter');
  await said.getByText('Done: “Add an option”. The option “choice” changes nothing').waitFor();
  const count = page.locator('input[id^="field-count-table_t1-"]');
  await count.fill('8');
  await count.press('Enter');
  await said.getByText('No mistakes.').waitFor();
  expect(await said.innerText()).not.toContain('changes nothing');
  await page.locator('#drafts > summary').press('Enter');
  await page.locator('#drafts').getByRole('button', { name: /^Copy/ }).first().press('Enter');
  await said.getByText('is open. The option “choice” changes nothing').waitFor();
});

test('a number of columns that was cut is announced with the mistake that follows, and an id in the spelling that is stored', async () => {
  const page = await open();
  const said = page.locator('.tabs [role=status]');
  const count = page.locator('input[id^="field-count-table_t1-"]');
  await count.fill('99');
  await count.press('Enter');
  await said.getByText(/99 is not possible, only .* mistakes?\. The table shows the last version/).waitFor();
  await page.getByRole('button', { name: 'Undo edit' }).press('Enter');
  await page.locator('details.part > summary', { hasText: 'Names' }).press('Enter');
  const id = page.getByLabel('Id', { exact: true });
  await id.fill('Bad Id!');
  await id.press('Enter');
  await said.getByText('Id: bad-id. Lower-case words').waitFor();
});

test('a value that changes during a search for games begins the search anew, and an impossible one ends it', async () => {
  const page = await open();
  await page.locator('#find > summary').press('Enter');
  const least = page.getByLabel('Moves of a win: at least');
  const status = page.locator('#find [role=status]');
  await least.fill('900');
  await least.press('Enter');
  await status.getByText('Searching variations.').waitFor();
  const begun = await status.innerText();
  await least.fill('901');
  await least.press('Enter');
  // A sentence that is announced again differs from the one before by a character that is not spoken.
  await expect.poll(() => status.innerText()).not.toBe(begun);
  await status.getByText('Searching variations.').waitFor();
  await least.fill('');
  await least.press('Enter');
  await status.getByText('The search was cancelled.').waitFor();
  expect(await least.evaluate((input) => input === document.activeElement)).toBe(true);
});
