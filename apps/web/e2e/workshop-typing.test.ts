/** End-to-end tests of typing in the workshop's form while the page is rendered: nothing that a person types is lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, Site } from './site.js';

const site = Site.forTests();

const columns = (page: Page): Promise<number> =>
  page
    .locator('patience-game')
    .evaluate(
      (table: HTMLElement & { game?: { piles: readonly { role: string }[] } }) =>
        table.game!.piles.filter(({ role }) => role === 'tableau').length,
    );

const countField = (page: Page) => page.locator('input[id^="field-count-table_t1-"]');

async function setColumns(page: Page, count: number): Promise<void> {
  await countField(page).fill(String(count));
  await countField(page).press('Tab');
  await expect.poll(() => columns(page)).toBe(count);
}

test('text that is being typed stays when another tab changes the draft, and becomes an edit when the field is left', async () => {
  const context = await site.visitor();
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('en/workshop/');
  await dealt(one);
  await setColumns(one, 8);
  await other.goto('en/workshop/');
  await dealt(other);
  await one.bringToFront();
  await one.getByRole('heading', { name: 'Names', exact: true }).click();
  const name = one.getByLabel('Name (English)', { exact: true });
  await name.press('ControlOrMeta+a');
  await one.keyboard.type('Nine wide');
  const changed = one.getByRole('status').getByText('Another tab has changed this draft');
  await setColumns(other, 9);
  await changed.waitFor();
  expect(await name.inputValue()).toBe('Nine wide');
  await one.keyboard.press('Tab');
  await one.locator('.bench .now strong').getByText('Nine wide').waitFor();
  await expect.poll(() => columns(one)).toBe(9);

  // Another tab changes the very number that is being typed: what this person types last holds.
  const count = countField(one);
  await count.press('ControlOrMeta+a');
  await one.keyboard.type('7');
  await setColumns(other, 8);
  await expect.poll(() => columns(one)).toBe(8);
  expect(await count.inputValue()).toBe('7');
  await one.keyboard.press('Enter');
  await expect.poll(() => columns(one)).toBe(7);
});

test('a field shows the value of the draft after an edit is undone and after a value that was refused', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await setColumns(page, 9);
  const count = countField(page);
  // The key undoes the typing first, and the edit when nothing is typed.
  await count.press('ControlOrMeta+a');
  await page.keyboard.type('8');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Tab');
  expect(await columns(page)).toBe(9);
  expect(await count.inputValue()).toBe('9');
  await count.press('ControlOrMeta+z');
  await expect.poll(() => columns(page)).toBe(7);
  expect(await count.inputValue()).toBe('7');

  const most = (await count.getAttribute('max'))!;
  await count.fill('999');
  await page.keyboard.press('Enter');
  expect(await count.inputValue()).toBe(most);
  await count.fill('999');
  await page.keyboard.press('Tab');
  expect(await count.inputValue()).toBe(most);
  await count.fill('');
  await page.keyboard.press('Tab');
  expect(await count.inputValue()).toBe(most);
  await page.getByRole('button', { name: 'Undo edit' }).click();
  expect(await count.inputValue()).toBe('7');
});
