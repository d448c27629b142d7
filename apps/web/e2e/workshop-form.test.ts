/** End-to-end tests of the workshop's form: piles are placed on a grid, and the player is given a choice. */
import { expect, test } from 'vitest';
import { dealt, Site } from './site.js';

const site = Site.forTests();

type Table = HTMLElement & { game?: { piles: readonly { role: string; at: readonly number[] }[] } };

const placeOf = (page: Awaited<ReturnType<Site['visit']>>, role: string): Promise<readonly number[]> =>
  page.locator('patience-game').evaluate((table: Table, wanted) => table.game!.piles.find((pile) => pile.role === wanted)!.at, role);

test('piles are dragged and moved by arrow keys and buttons; what is in the way is named', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  const grid = page.locator('#grid');
  await grid.locator('summary').click();
  const status = grid.getByRole('status');
  const first = grid.getByRole('button', { name: /^foundations 1 to 4/ });
  await first.scrollIntoViewIfNeeded();
  const { x, y, width } = (await first.boundingBox())!;
  await page.mouse.move(x + 6, y + 6);
  await page.mouse.down();
  await page.mouse.move(x + 6 + width * 1.1, y + 8, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => placeOf(page, 'foundation')).toEqual([4, 0]);
  await first.press('Shift+ArrowLeft');
  await expect.poll(() => placeOf(page, 'foundation')).toEqual([3.9, 0]);
  expect(await status.innerText()).toBe('foundations 1 to 4: 3.9 across, 0 down');
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
  await first.press('ArrowDown');
  expect(await status.innerText()).toContain('Not there: column ');
  expect(await placeOf(page, 'foundation')).toEqual([3.9, 0]);
  await grid.getByRole('button', { name: 'Right', exact: true }).click();
  await expect.poll(() => placeOf(page, 'foundation')).toEqual([4.4, 0]);
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect.poll(() => placeOf(page, 'foundation')).not.toEqual([4.4, 0]);
});

test('the player chooses the cards turned at once, by the names of the option, and the choice is taken away again', async () => {
  const page = await site.visit('de/workshop/');
  await dealt(page);
  await page.getByRole('heading', { name: 'Talon und Ablage' }).click();
  // One list for all fields of the section: a closed one is one stop of the Tab key.
  await page.locator('#section-stock .choosing > summary').click();
  expect(await page.locator('#section-stock .choosing > summary').count()).toBe(1);
  await page.getByRole('button', { name: 'Wählen lassen: Karten auf einmal' }).click();
  await page.getByRole('status').getByText('Das wählt jetzt, wer spielt.').waitFor();
  await page.getByRole('heading', { name: 'Was man wählen kann' }).click();
  const name = page.getByLabel('Name (Deutsch)', { exact: true }).first();
  await name.fill('Aufgedeckt');
  await name.press('Tab');
  const values = page.getByLabel('Werte', { exact: true });
  await values.fill('1, 3');
  await values.press('Tab');
  await page.locator('.chosen').getByLabel('Aufgedeckt', { exact: true }).selectOption('3');
  const turned = await page.locator('patience-game').evaluate((table: HTMLElement & { options: object }) => table.options);
  expect(turned).toEqual({ turned: 3 });
  await page.getByRole('button', { name: 'Diese Option entfernen' }).click();
  await expect.poll(() => page.locator('.chosen').count()).toBe(0);
});

test('the Tab key reaches every control of a row of piles that is open', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  const row = page.locator('#section-row-t1-7');
  await row.locator(':scope > summary').focus();
  const controls = await row.locator('input, select, button').evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  expect(controls).toBeGreaterThan(5);
  for (let n = 0; n < controls; n++) {
    await page.keyboard.press('Tab');
    expect(await row.evaluate((section) => section.contains(document.activeElement))).toBe(true);
  }
});

test('the form names cards and actions in the language of the page', async () => {
  const page = await site.visit('de/workshop/', { locale: 'de' });
  await dealt(page);
  const boxes = (name: string) => page.getByRole('group', { name, exact: true }).locator('label').allInnerTexts();
  await page.getByRole('heading', { name: 'Karten', exact: true }).click();
  await expect.poll(async () => (await boxes('Werte')).slice(-3)).toEqual(['B', 'D', 'K']);
  await page.getByRole('heading', { name: 'Ziel und was von selbst geschieht' }).click();
  await expect.poll(() => boxes('Geschieht möglichst von selbst')).toEqual(['Karte umdrehen', 'Ablage umdrehen']);
});

test('piles are chosen by their names, several in an order, and the recipe has their short names', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  const countOf = (id: string) =>
    page
      .locator('patience-game')
      .evaluate((table: HTMLElement & { game?: { view: { count(pile: string): number } } }, pile) => table.game!.view.count(pile), id);
  await page.getByRole('heading', { name: 'Deal', exact: true }).click();
  const step = page.getByRole('group', { name: 'Step 1' });
  const first = step.getByLabel('To', { exact: true });
  const second = step.getByLabel('To, number 2');
  expect(await first.locator('option:checked').innerText()).toBe('columns 1 to 7');
  await step.getByRole('textbox', { name: 'Rows' }).fill('1');
  await step.getByRole('textbox', { name: 'Rows' }).press('Tab');
  await expect.poll(() => countOf('t7')).toBe(1);
  await second.focus();
  await second.selectOption({ label: 'foundation 2' });
  await expect.poll(() => countOf('f2')).toBe(1);
  expect(await second.evaluate((list) => list === document.activeElement)).toBe(true);
  await first.selectOption({ label: 'column 3' });
  await expect.poll(() => countOf('t1')).toBe(0);
  const text = page.locator('#text textarea');
  await expect.poll(() => text.inputValue()).toContain('"to": ["t3", "f2"]');
  // The row of columns has another name with nine columns; lists that name it follow.
  await first.selectOption({ label: 'columns 1 to 7' });
  await page.locator('#field-count-table_t1-7_at').fill('9');
  await page.locator('#field-count-table_t1-7_at').press('Tab');
  await expect.poll(() => first.locator('option:checked').innerText()).toBe('columns 1 to 9');
  await second.selectOption('(leave out)');
  await expect.poll(() => text.inputValue()).toContain('"to": "t1-9"');
  expect(await step.getByLabel('To, number 2').locator('option:checked').innerText()).toBe('and also …');
});

test('an edit is undone on a phone from where it was made, and the buttons cover no control that has the focus', async () => {
  const page = await site.visit('en/workshop/', { viewport: { width: 390, height: 844 } });
  await dealt(page);
  await page.getByRole('heading', { name: 'Deal', exact: true }).click();
  const rows = page.getByRole('group', { name: 'Step 1' }).getByRole('textbox', { name: 'Rows' });
  const before = await rows.inputValue();
  await rows.fill('1');
  await rows.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo edit' });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(844);
  const { x, y, width, height } = (await undo.boundingBox())!;
  expect(Math.min(x, y, 844 - y - height, 390 - x - width)).toBeGreaterThanOrEqual(0);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  // A click by coordinates does not scroll.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => rows.inputValue()).toBe(before);
  // The field is still in view.
  expect(await rows.evaluate((field) => field.getBoundingClientRect().top)).toBeGreaterThan(y + height);
  expect(await rows.evaluate((field) => field.getBoundingClientRect().bottom)).toBeLessThan(844);

  // Go back through the form by the keyboard: each control stays below the bar.
  await rows.focus();
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press('Shift+Tab');
    const [top, bar] = await page.evaluate(() => [
      document.activeElement!.getBoundingClientRect().top,
      document.querySelector('.tabs')!.getBoundingClientRect().bottom,
    ]);
    expect(top).toBeGreaterThanOrEqual(bar);
  }
  await page.getByRole('tab', { name: 'Play' }).click();
  await undo.waitFor({ state: 'hidden' });
});

test('a number field that is emptied keeps its number, and a sentence says so', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  const columns = page.getByLabel('Number of piles', { exact: true }).locator('visible=true').last();
  const before = await columns.inputValue();
  await columns.fill('');
  await columns.press('Tab');
  await page.getByText(`“Number of piles” stays as it was (${before}): a number is needed.`).waitFor();
  expect(await columns.inputValue()).toBe(before);
});
