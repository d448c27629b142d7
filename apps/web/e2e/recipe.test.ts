/**
 * Tests of recipes in the app: they can be previewed and played before they are kept, without a sandbox, from text, files, addresses and
 * links.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { packRecipe } from '@patience/recipe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ForeignServer } from './foreign-server.js';
import { dealt, hint, playMoves, saved, Site, storedGames, variants } from './site.js';

const site = new Site();
const foreign = ForeignServer.forTests();
/** The folder with the examples of the recipe package; the tests give the first one another name. */
const EXAMPLES = new URL('../../../packages/recipe/examples/', import.meta.url);
const [FIRST = ''] = readdirSync(EXAMPLES).sort();
const TEXT = JSON.stringify({ ...(JSON.parse(readFileSync(new URL(FIRST, EXAMPLES), 'utf8')) as object), id: 'tall-order' });

beforeAll(() => site.open());
afterEach(async () => {
  expect((await site.leave()).filter((fault) => !fault.includes('status of 404'))).toEqual([]);
});
afterAll(() => site.close());

const field = (page: Page) => page.getByLabel('Recipe (JSON), its address, or a link to it');

async function look(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Show it' }).click();
}

const keep = (page: Page): Promise<void> => page.getByRole('button', { name: 'Keep it' }).click();

test('a pasted recipe can be played before it is kept, then like any game, and its deal is shared with the recipe', async () => {
  const page = await site.visit('en/add/');
  await look(page, TEXT);
  await page.getByRole('heading', { name: 'Tall Order' }).waitFor();
  await dealt(page);
  expect(await playMoves(page, 2)).toBe(2);
  expect(await storedGames(page)).toEqual([]);
  await keep(page);
  await page.getByText('“Tall Order” is now under “All games”').waitFor();

  await page.goto('de/games/');
  await page.locator('.tile[data-id="tall-order"]').getByRole('link', { name: 'Tall Order', exact: true }).click();
  await page.waitForURL('**/de/play/?**variant=tall-order**');
  await dealt(page);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await playMoves(page, 3)).toBe(3);
  const [worker] = await Promise.all([page.waitForEvent('worker'), hint(page)]);
  expect(worker.url()).not.toMatch(/^blob:/);
  await expect.poll(() => storedGames(page)).toHaveLength(1);

  await page.goto('en/play/?variant=tall-order&seed=5&draw=3');
  await dealt(page);
  await playMoves(page, 1);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const link = await page.getByRole('textbox', { name: 'This deal' }).inputValue();
  expect(link.length).toBeLessThan(1500);

  // Open the link as another visitor.
  const other = await site.visit(link.slice(link.indexOf('en/add/')));
  await other.getByRole('heading', { name: 'Tall Order' }).waitFor();
  await dealt(other);
  expect(await saved(other)).toMatchObject({ variant: 'tall-order', seed: 5, options: { draw: 3 } });
  // The preview deals the same cards with other options.
  const options = other.locator('.recipe select');
  expect(await options.first().evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(1);
  await options.first().selectOption({ index: 0 });
  await options.nth(1).selectOption({ index: 2 });
  await expect.poll(() => saved(other)).toMatchObject({ seed: 5, options: { draw: 1, redeals: 0 } });
  await keep(other);
  await other.getByText('“Tall Order” is now under “All games”').waitFor();
});

test('a recipe without a rules text has rules in the language of the page, also in one of a package', async () => {
  const page = await site.visit('en/add/');
  await look(page, TEXT);
  await keep(page);
  await page.getByText('“Tall Order” is now under “All games”').waitFor();
  await page.goto('fr/play/?variant=tall-order#rules');
  await page.locator('#rules').getByText('Formez sept colonnes').waitFor();
  // The way back to the draft in the workshop.
  await page.locator('#rules').getByRole('link', { name: 'Modifier les règles' }).click();
  await page.waitForURL('**/fr/workshop/**');
  await page.locator('.bench .now strong').getByText('Tall Order').waitFor();
});

test('a begun game that the player added has its picture in the row of begun games', async () => {
  const page = await site.visit(`en/add/#recipe=${await packRecipe(TEXT)}`);
  await keep(page);
  await page.getByText('“Tall Order” is now under “All games”').waitFor();
  await page.goto('en/play/?variant=tall-order&seed=5');
  await dealt(page);
  expect(await playMoves(page, 1)).toBe(1);
  await expect.poll(() => storedGames(page)).toHaveLength(1);
  await page.goto('en/games/');
  const picture = page.locator('[aria-labelledby="row-begun"] [data-id="tall-order"] img');
  await expect.poll(() => picture.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0)).toBe(true);
});

test('a shared game brings its recipe: it is watched and played on without the patience, and what is wrong is said', async () => {
  const page = await site.visit(`en/add/#recipe=${await packRecipe(TEXT)}`);
  await keep(page);
  await page.getByText('“Tall Order” is now under “All games”').waitFor();
  await page.goto('en/play/?variant=tall-order&seed=5&draw=3');
  await dealt(page);
  expect(await playMoves(page, 3)).toBe(3);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const link = await page.getByRole('textbox', { name: 'The whole game' }).inputValue();
  const path = link.slice(link.indexOf('en/watch/'));
  expect(link.length).toBeLessThan(1500);

  // Each visitor has an empty store.
  const other = await site.visit(path);
  await other.getByRole('heading', { name: 'Tall Order' }).waitFor();
  await other.getByText('This patience came with the link.').waitFor();
  await other.getByRole('button', { name: 'Next move' }).click();
  await other.getByRole('status').getByText('Move 1 of').waitFor();
  await other.getByRole('button', { name: 'Play on from here' }).click();
  await other.waitForURL('**/en/play/?**variant=tall-order**');
  await dealt(other);
  expect(await saved(other)).toMatchObject({ variant: 'tall-order', seed: 5, options: { draw: 3 } });
  expect(await playMoves(other, 1)).toBe(1);

  const [game = ''] = path.split('&recipe=');
  const foreignRecipe = await packRecipe(TEXT.replace('tall-order', 'short-order'));
  for (const [address, sentence] of [
    [game, 'Add it first, or ask the sender for a new link'],
    [path.slice(0, -9), 'is damaged'],
    [`${game}&recipe=${foreignRecipe}`, 'is damaged'],
    [`${game}&recipe=Zabc`, 'newer version'],
  ] as const) {
    const stranger = await site.visit(address);
    await stranger.getByRole('alert').getByText(sentence).waitFor();
    await stranger.getByRole('link', { name: 'Add a game' }).first().waitFor();
  }

  // Somebody who has another patience of this name can watch the game, but not mix its games with those of that patience.
  const owner = await site.visit(`en/add/#recipe=${await packRecipe(TEXT.replace('"unlimited"', '1'))}`);
  await keep(owner);
  await owner.getByText('“Tall Order” is now under “All games”').waitFor();
  await owner.goto(path);
  await owner.getByRole('button', { name: 'Next move' }).click();
  await owner.getByRole('button', { name: 'Play on from here' }).click();
  await owner.getByRole('alert').getByText('There is already a patience “tall-order” here.').waitFor();
});

test('a recipe from a file or an address is previewed, and a taken id is refused', async () => {
  const page = await site.visit('en/add/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const buffer = Buffer.from(TEXT);
  await page.getByLabel('Choose a file').setInputFiles({ name: 'tall-order.json', mimeType: 'application/json', buffer });
  await page.getByRole('heading', { name: 'Tall Order' }).waitFor();
  await keep(page);
  await page.getByText('“Tall Order” is now under “All games”').waitFor();
  await look(page, foreign.put('/tall-order.json', 'application/json', TEXT));
  await page.getByRole('heading', { name: 'Tall Order' }).waitFor();
  await keep(page);
  await page.getByText('There is already a patience “tall-order” here.').waitFor();
});

test('a recipe that extends an installed patience or one beside its address can be kept, and its link and table need no other recipe', async () => {
  const { id } = variants.find(({ rules }) => rules !== undefined)!;
  const page = await site.visit('en/add/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await look(page, JSON.stringify({ id: 'my-twin', extends: id, strings: { en: { name: 'My Twin', summary: 'A twin.' } } }));
  await page.getByRole('heading', { name: 'My Twin' }).waitFor();
  await dealt(page);
  await keep(page);
  await page.getByText('“My Twin” is now under “All games”').waitFor();
  await page.goto('en/play/?variant=my-twin&seed=3');
  await dealt(page);
  expect(await playMoves(page, 1)).toBe(1);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const link = await page.getByRole('textbox', { name: 'The whole game' }).inputValue();
  const other = await site.visit(link.slice(link.indexOf('en/watch/')));
  await other.getByRole('heading', { name: 'My Twin' }).waitFor();
  await other.getByRole('button', { name: 'Next move' }).click();
  await other.getByRole('status').getByText('Move 1 of').waitFor();

  await page.goto('en/add/');
  foreign.put('/tall-order.json', 'application/json', TEXT);
  const strings = { en: { name: 'Small Order', summary: 'A twin.' } };
  const twin = JSON.stringify({ id: 'small-order', extends: 'tall-order', strings });
  await look(page, foreign.put('/small-order.json', 'application/json', twin));
  await page.getByRole('heading', { name: 'Small Order' }).waitFor();
  await look(page, twin);
  await page.getByRole('alert').getByText('no patience of that id whose rules are data is installed').waitFor();
});

test('a misspelt word in a recipe is reported with its path and the likely word, in the language of the page', async () => {
  const page = await site.visit('de/add/');
  await page.locator('textarea').fill(TEXT.replace('"down alternate"', '"down alternat"'));
  await page.getByRole('button', { name: 'Ansehen' }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('links.down');
  expect(await alert.innerText()).toContain('„down alternate“');
});

test.each([
  ['cut off', async () => (await packRecipe(TEXT)).slice(0, -9), 'is damaged'],
  ['of a newer version', () => Promise.resolve('Zabc'), 'newer version'],
  ['that would fill the memory', () => packRecipe(`"${' '.repeat(3_000_000)}"`), 'too much data for a patience'],
])('a link %s is refused with a sentence', async (_name, code, sentence) => {
  const page = await site.visit(`en/add/#recipe=${await code()}`);
  await page.getByRole('alert').getByText(sentence).waitFor();
  expect(await page.locator('patience-game').count()).toBe(0);
});

test('texts of a recipe are shown as plain text, even when they contain markup', async () => {
  const bad = '<img src=x onerror="document.title = 1"><script>document.title = 2</script>';
  const strings = { en: { name: bad.slice(0, 40), summary: bad, rules: `## ${bad}\n\n[link](javascript:alert(1))` } };
  const page = await site.visit(`en/add/#recipe=${await packRecipe(JSON.stringify({ ...(JSON.parse(TEXT) as object), strings }))}`);
  await page.locator('#recipe-name').waitFor();
  await page.locator('summary').click();
  expect(await page.locator('.recipe :is(img, script), .recipe a:not(.buttons a)').count()).toBe(0);
  expect(await page.locator('#recipe-name').innerText()).toBe(bad.slice(0, 40));
});

test('a stored recipe whose id belongs to another patience is not opened', async () => {
  const page = await site.visit('en/add/');
  await look(page, TEXT);
  await keep(page);
  await page.getByText('“Tall Order” is now under “All games”').waitFor();
  await page.evaluate(async () => {
    const open = indexedDB.open('patience');
    await new Promise((done) => (open.onsuccess = done));
    const all = open.result.transaction('added', 'readwrite').objectStore('added');
    const got = all.get('tall-order');
    await new Promise((done) => (got.onsuccess = done));
    const record = got.result as { source: string };
    const put = all.put({ ...record, source: record.source.replace('tall-order', 'other-order') });
    await new Promise((done) => (put.onsuccess = done));
    open.result.close();
  });
  await page.goto('en/play/?variant=tall-order&seed=5');
  await page.getByText('tall-order: other-order').waitFor();
  expect(await page.locator('patience-game').evaluate((element) => (element as HTMLElement & { game?: object }).game)).toBeUndefined();
});
