import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ForeignServer } from './foreign-server.js';
import { importFile } from './player-file.js';
import { guestOf, dealt, hint, playMoves, saved, Site, variants, storedGames } from './site.js';

const site = new Site();
const foreign = ForeignServer.forTests();
/** The page shared by all tests of this file, since installing the service worker takes long. A failed test replaces it. */
let page: Page;

/** A patience that the player adds, as one module without imports. */
const OWN = `
const words = (name) => ({ name, summary: 'One card, two places.', rules: '## Goal\\nThe card goes to the right.' });
export default {
  api: 1, id: 'my-own', rules: 1, options: {},
  deck: () => ({ suits: ['S'], ranks: [1] }),
  table: () => [
    { id: 'l', role: 'tableau', at: [0, 0], take: 'top', accept: { empty: 'any' } },
    { id: 'm', role: 'cell', at: [1, 0], take: 'top', accept: { empty: 'any' } },
    { id: 'r', role: 'foundation', at: [2, 0], accept: { empty: 'any' } },
  ],
  deal: (table) => table.move('pack', 'l', { face: 'up' }),
  strings: { de: words('Die Eigene'), en: words('My Own') },
};`;

let here = false;
beforeAll(() => site.open());
beforeEach(async () => {
  if (here) return;
  page = await site.visit('en/add/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  here = true;
});
afterEach(async ({ task }) => {
  here = task.result?.state !== 'fail';
  const faults = here ? site.faults.splice(0) : await site.leave();
  expect(faults.filter((fault) => !fault.includes('added/try-') && !fault.includes('status of 404'))).toEqual([]);
});
afterAll(async () => {
  await site.leave();
  await site.close();
});

async function add(address: string): Promise<void> {
  if (!page.url().endsWith('/en/add/')) await page.goto('en/add/');
  await page.getByLabel('Address of the module').fill(address);
  await page.getByLabel('I want to add').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

const module = (path: string, text: string): string => foreign.put(path, 'text/javascript', text);

test('a module is added after a warning about trust, is listed in the gallery, can be played, and can be removed', async () => {
  await page.getByLabel('Address of the module').fill(module('/own.js', OWN));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await page.getByText('is now under “All games”').count()).toBe(0); // A module is not added without consent.
  await add(module('/own.js', OWN));
  await page.getByText('“My Own” is now under “All games”').waitFor();

  await page.goto('de/games/');
  const tile = page.locator('.tile[data-id="my-own"]');
  await tile.getByRole('link', { name: 'Die Eigene', exact: true }).click();
  await page.waitForURL('**/de/play/?**variant=my-own**');
  await dealt(guestOf(page));
  // A game that was never played opens its guide.
  await guestOf(page).locator('.guide', { hasText: 'One card, two places.' }).waitFor();
  expect(await playMoves(guestOf(page), 1)).toBe(1);
  await expect.poll(() => guestOf(page).locator('.guide').count()).toBe(0);
  await page.getByRole('button', { name: 'Regeln', exact: true }).first().click();
  await page.getByText('The card goes to the right.').waitFor();
  // Take the author's server away: the game must run from the stored module.
  foreign.files.clear();
  await page.goto('de/play/?variant=my-own');
  await dealt(guestOf(page));
  await expect.poll(async () => (await saved(guestOf(page))).cursor).toBe(1);
  const [worker] = await Promise.all([page.waitForEvent('worker'), hint(guestOf(page))]);
  expect(worker.url()).toMatch(/^blob:null/);

  await page.goto('en/add/');
  await page.getByRole('button', { name: 'Remove My Own' }).click();
  await page.getByText('“My Own” was removed').waitFor();
  await page.getByRole('button', { name: 'Delete its game, too' }).click();
  await page.getByText('1 game was deleted.').waitFor();
  expect(await storedGames(page)).toEqual([]);
  await page.goto('en/play/?variant=my-own');
  await page.getByText('There is no game “my-own” here. If it comes from elsewhere, add it first.').waitFor();
});

test('an added game can be played by keyboard, with the player’s settings, watched, and opened without a network', async () => {
  await add(module('/own.js', OWN));
  await page.getByText('“My Own” is now under “All games”').waitFor();
  await page.context().setOffline(true);
  await page.goto('en/play/?variant=my-own&seed=5');
  const table = guestOf(page);
  await dealt(table);
  await playMoves(table, 1);
  await page.locator('#count', { hasText: '1 move' }).waitFor();
  // Press a key of the table while the focus is on the page.
  await page.keyboard.press('u');
  await expect.poll(async () => (await saved(table)).cursor).toBe(0);
  await page.keyboard.press('r');
  await expect.poll(async () => (await saved(table)).cursor).toBe(1);
  await expect.poll(() => table.getByRole('status').first().innerText()).not.toBe('');
  // The result of a sandboxed game has the streak and the button that only the page can give it.
  await table.locator('patience-game').evaluate((element: HTMLElement & { play(move: string): boolean }) => element.play('m>r'));
  await table.locator('.result', { hasText: 'Win streak' }).getByRole('button', { name: 'Share' }).click();
  await page.getByRole('textbox', { name: 'This deal' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await table.getByRole('button', { name: 'More' }).click();
  await table.getByRole('button', { name: /Large numbers/ }).click();
  // A change in the sandboxed table becomes a setting only through a button of the page.
  const ask = page.getByRole('button', { name: 'For all games' });
  await ask.waitFor();
  expect(await page.evaluate(() => localStorage.getItem('patience.settings'))).not.toContain('"largeIndex":true');
  await ask.click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('patience.settings'))).toContain('"largeIndex":true');
  const size = await page.locator('patience-game').boundingBox();
  await page.setViewportSize({ width: 600, height: 500 });
  await expect.poll(async () => (await table.locator('patience-game').boundingBox())!.width).toBeLessThan(size!.width);

  await page.goto('en/settings/');
  await page.evaluate(() => localStorage.removeItem('patience.settings'));
  const id = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>(
      (done) => (indexedDB.open('patience').onsuccess = ({ target }) => done((target as IDBOpenDBRequest).result)),
    );
    const games = db.transaction('games').objectStore('games').getAll();
    await new Promise((done) => (games.onsuccess = done));
    db.close();
    return (games.result as { id: string; variant: string; save: { seed?: number } }[]).find(
      ({ variant, save }) => variant === 'my-own' && save.seed === 5,
    )!.id;
  });
  await page.goto(`en/watch/#game=${id}`);
  await dealt(guestOf(page));
  await page.getByRole('button', { name: 'Next move' }).click();
  await expect.poll(async () => (await saved(guestOf(page))).cursor).toBe(1);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expect.poll(async () => (await saved(guestOf(page))).cursor).toBe(0);
  await page.context().setOffline(false);
  await page.goto('en/add/');
  await page.getByRole('button', { name: 'Remove My Own' }).click();
  await page.getByText('“My Own” was removed').waitFor();
});

test('the play time of a game in a sandbox is counted once, even after a message of the sandbox was refused', async () => {
  await add(module('/own.js', OWN));
  await page.getByText('“My Own” is now under “All games”').waitFor();
  await page.goto('en/play/?variant=my-own&seed=6');
  const element = guestOf(page).locator('patience-game');
  await dealt(guestOf(page));
  await element.evaluate((element: HTMLElement & { play(move: string): boolean }) => element.play('l>m'));
  const seconds = async (): Promise<number> => Number(/:(\d\d)$/.exec((await page.locator('#count').textContent()) ?? '')?.[1] ?? 0);
  await expect.poll(seconds).toBeGreaterThanOrEqual(3);
  await element.evaluate((element) =>
    element.dispatchEvent(new CustomEvent('patience-refused', { detail: { reason: 'Not there.', pile: 'l' } })),
  );
  await expect.poll(seconds).toBeGreaterThanOrEqual(5);
  const shown = await seconds();
  const played = await element.evaluate((element: HTMLElement & { game?: { elapsedMs: number } }) => element.game!.elapsedMs);
  expect(shown).toBeLessThanOrEqual(played / 1000 + 1);
  await page.goto('en/add/');
  await page.getByRole('button', { name: 'Remove My Own' }).click();
  await page.getByText('“My Own” was removed').waitFor();
});

test.each([
  ['no module', '<html>', /not a patience/],
  ['no variant', 'export default { api: 1 }', /not a patience.*id/],
  ['made for another api', OWN.replace('api: 1', 'api: 2'), /must be 1, .* not 2/],
  ['throwing when it is loaded', 'throw new Error("boom")', /boom/],
  ['throwing when it is dealt', OWN.replace('deal: (table) =>', 'deal: () => { throw new Error("bang") }, x: (table) =>'), /bang/],
  ['importing from elsewhere', `import 'https://nowhere.invalid/x.js';\n${OWN}`, /not a patience/],
  ['far too large', `${OWN}/*${'x'.repeat(500_000)}*/`, /larger than 400 kB/],
])('a module that is %s is refused with the reason', async (_name, text, reason) => {
  await add(module('/bad.js', text));
  await page.locator('form [role=status]', { hasText: reason }).waitFor();
  expect(await page.locator('.own li').count()).toBe(0);
});

test('a module with the id of an existing game is refused, and the existing game stays', async () => {
  const { id } = variants[0]!;
  await add(module('/same.js', OWN.replace("'my-own'", `'${id}'`)));
  await page.getByText(`There is already a patience “${id}” here`).waitFor();
  await add(module('/own.js', OWN));
  await page.getByText('“My Own” is now under “All games”').waitFor();
  await add(module('/other.js', OWN.replace('My Own', 'Another')));
  await page.getByText('There is already a patience “my-own” here').waitFor();
  await page.getByRole('button', { name: 'Remove My Own' }).click();
  await page.getByText('“My Own” was removed').waitFor();
});

test('importing the player’s data offers to add the games in the file, and undoing the import removes them', async () => {
  const address = module('/own.js', OWN);
  const text = JSON.stringify({
    patience: 'player',
    version: 1,
    written: '2026-01-01',
    settings: { table: 'wine' },
    favourites: [],
    games: [],
    added: [address, module('/bad.js', 'export default 1')],
  });
  await page.goto('en/settings/');
  await importFile(page, text);
  await page.getByRole('listitem').filter({ hasText: address }).waitFor();
  await page.getByRole('button', { name: 'I trust them' }).click();
  await page.getByText(/1 patience was added again\. .*bad\.js: This is not a patience/).waitFor();
  await page.goto('en/games/');
  await page.locator('.tile[data-id="my-own"]').waitFor();
  await page.goto('en/settings/');
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('The import was undone.').waitFor();
  expect(await page.locator('html').getAttribute('data-table')).toBeNull();
  await page.goto('en/games/');
  await page.locator('.tile-links button').first().waitFor();
  expect(await page.locator('.tile[data-id="my-own"]').count()).toBe(0);
});

test('a notice of the page hides the sandbox’s Resume button, and closes when the game on the table ends', async () => {
  await add(module('/own.js', OWN));
  await page.getByText('“My Own” is now under “All games”').waitFor();
  await page.goto('en/daily/?variant=my-own');
  await page.locator('.play').first().click();
  const guest = guestOf(page);
  const table = guest.locator('patience-game');
  const play = (move: string): Promise<boolean> =>
    table.evaluate((game: HTMLElement & { play(move: string): boolean }, move) => game.play(move), move);
  const another = (): Promise<void> => table.evaluate((game: HTMLElement & { newGame(): void }) => game.newGame());
  await dealt(guest);
  expect(await play('l>m')).toBe(true);
  await another();
  const word = page.getByText('Today’s deal is not won yet.');
  await word.waitFor();
  const back = table.getByText('Previous game');
  await back.waitFor({ state: 'attached' });
  await expect.poll(() => back.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await back.click();
  await expect.poll(async () => (await saved(guest)).cursor).toBe(1);
  await another();
  await word.waitFor();
  expect([await play('l>m'), await play('m>r')]).toEqual([true, true]);
  await expect.poll(() => word.count()).toBe(0);
  await page.goto('en/add/');
  await page.getByRole('button', { name: 'Remove My Own' }).click();
  await page.getByText('“My Own” was removed').waitFor();
});

test('a module that never finishes loading is stopped', async () => {
  await add(module('/endless.js', OWN.replace('deal: (table) =>', 'deal: () => { for (;;); }, x: (table) =>')));
  await page.getByText('It took longer than').waitFor();
});

test('an invalid address and one without a file are refused', async () => {
  await add('http://example.org/insecure.js');
  await page.getByText('it must begin with https://').waitFor();
  await add(module('/gone.js', '').replace('gone', 'nothing'));
  await page.getByText('HTTP 404').waitFor();
});

test('the built module of an installed package can be added by its address', async () => {
  const first = variants.find(({ module: file }) => file.endsWith('.js'))!;
  const { output } = (
    (await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['@patience/source'] },
      build: { write: false, lib: { entry: first.source ?? first.module, formats: ['es'], fileName: 'own' } },
    })) as { output: { code: string }[] }[]
  )[0]!;
  await add(module('/built.js', output[0]!.code.replaceAll(`\`${first.id}\``, '`my-own`').replaceAll(`"${first.id}"`, '"my-own"')));
  await page.getByText('is now under “All games”').waitFor();
  await page.goto('en/play/?variant=my-own');
  await dealt(guestOf(page));
  expect(await playMoves(guestOf(page), 1)).toBe(1);
});
