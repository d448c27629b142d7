/** End-to-end tests of links whose recipes are made to disturb the pages that open them. */
import { packRecipe } from '@patience/recipe';
import { expect, test } from 'vitest';
import { dealt, Site } from './site.js';

const site = Site.forTests();

const RECIPE = {
  id: 'from-a-link',
  options: { draw: [1, 3] } as Record<string, readonly number[]>,
  table: { stock: { at: [0, 0] }, waste: { at: [1, 0], take: 'top' }, 'f1-4': { at: [3, 0] }, 't1-7': { at: [0, 1] } },
  deal: [{ to: 't1-7' }, { to: 'stock', rest: true }],
  actions: { turn: { turn: { option: 'draw' } } },
  strings: { en: { name: 'From a link', summary: 'A recipe that somebody sent.' } },
};

test('the workshop opens a link with thousands of options, names the mistakes and stays usable', async () => {
  const options = Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`o${i}`, [1, 2]]));
  const page = await site.visit(`en/workshop/#recipe=${await packRecipe({ ...RECIPE, options })}`);
  const mistakes = page.locator('.mistakes');
  await mistakes.getByText('more parts than the form can show').waitFor();
  expect((await mistakes.innerText()).length).toBeLessThan(5000);
  await page.getByText('The text is not a recipe at the moment.').waitFor();
  expect(await page.locator('#edit *').count()).toBeLessThan(2000);
  await page.getByLabel('Start from').selectOption({ label: 'Columns and a stock' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('heading', { name: 'Piles' }).waitFor();
  await mistakes.waitFor({ state: 'detached' });
});

test('a long name without blanks does not make the workshop wider than the window', async () => {
  const strings = { en: { ...RECIPE.strings.en, name: 'W'.repeat(80) } };
  const page = await site.visit(`en/workshop/#recipe=${await packRecipe({ ...RECIPE, strings })}`);
  await dealt(page);
  await page.getByText('WWWW').first().waitFor();
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(window);
});

test('stacked accents and direction characters of a wrong name are replaced in the message', async () => {
  const strings = { en: { ...RECIPE.strings.en, name: `\u202e${'Z\u0301\u0301\u0301'.repeat(9)}` } };
  const page = await site.visit(`en/add/#recipe=${await packRecipe({ ...RECIPE, strings })}`);
  const mistake = page.getByText('strings.en.name is');
  await mistake.waitFor();
  expect(await mistake.innerText()).toContain('"\ufffdZ\u0301\u0301\ufffdZ');
});
