import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { dealt, playMoves, saved, Site, storedGames, variants } from './site.js';
import { exportFile, importFile, upload } from './player-file.js';

const site = Site.forTests();

const { id } = variants[0]!;

test('the player’s data can be exported, deleted and imported, and the import can be undone', async () => {
  const context = await site.visitor({ acceptDownloads: true });
  const page = await context.newPage();
  await page.goto(`en/play/${id}/?seed=5`);
  await dealt(page);
  const count = await playMoves(page, 3);
  await page.goto('en/games/');
  await page.locator(`.tile[data-id="${id}"] .tile-links button`).click();
  await page.goto('en/settings/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything as a file' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ patience: 'player', version: 1, favourites: [id], games: [{ variant: id, moves: count }] });

  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByText('Everything was deleted.').waitFor();
  await page.goto('en/statistics/');
  await page.getByText('Play your first game').waitFor();

  await page.goto('en/settings/');
  for (const [bad, reason] of [
    ['{', 'not made by this site'],
    [text.replace('"version":1', '"version":7'), 'newer version'],
    [text.replace('"gestures"', '"gesture"'), '1 entry cannot be used'],
  ] as const) {
    await page.getByLabel('Import a file').setInputFiles(upload(bad));
    await page.getByText(reason).waitFor();
  }
  await importFile(page, text);
  await page.getByText('1 game was imported.').waitFor();
  await page.goto(`en/play/${id}/`);
  await dealt(page);
  expect(await saved(page)).toMatchObject({ seed: 5, cursor: count });
  await page.goto('en/settings/');
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('The import was undone.').waitFor();
  await page.goto('en/statistics/');
  await page.getByText('Play your first game').waitFor();
});

test('the content of a file is shown before anything is written, and the preview is left by keyboard', async () => {
  const page = await site.visit('en/settings/');
  const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);
  await page.locator('#import').setInputFiles(upload(exportFile(5)));
  await expect.poll(focused).toBe('import-title');
  const rows = page.getByRole('group').locator('dl.import dd');
  expect((await rows.allTextContents()).slice(1)).toEqual([
    '5, 2 of them won; different patiences: 2',
    '5 new, 0 continued elsewhere',
    '1 differs from here',
    '1, 1 of them new',
  ]);
  expect(await storedGames(page)).toEqual([]);
  expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('merge');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('import');
  expect(await rows.count()).toBe(0);
  expect(await storedGames(page)).toEqual([]);
});

test('an import can replace everything here, after the player has confirmed it', async () => {
  const page = await site.visit('en/settings/');
  await importFile(page, exportFile(5));
  await page.getByText('5 games were imported.').waitFor();
  const other = exportFile(2).replaceAll('"game-', '"other-').replace('"theme":"dark"', '"theme":"light"');
  await page.locator('#import').setInputFiles(upload(other));
  await page.locator('#replace').click();
  await page.getByRole('alert').filter({ hasText: 'Delete 5 games' }).waitFor();
  await page.locator('#replace-no').press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('replace');
  expect(await storedGames(page)).toHaveLength(5);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, replace everything' }).press('Enter');
  await page.getByText('Everything here was replaced. 2 games were imported.').waitFor();
  expect(await storedGames(page)).toHaveLength(2);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  expect(await page.getByRole('button', { name: 'Undo import' }).count()).toBe(0);
});

test('importing only settings and favourites is reported and can be undone, and keeps the keyboard focus', async () => {
  const page = await site.visit('en/settings/');
  const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);
  await importFile(page, exportFile(0));
  await page.getByText('Settings and favourites from the file now apply').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('button', { name: 'Undo import' }).press('Enter');
  await page.getByText('The import was undone.').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
  expect(await focused()).toBe('import');
  await page.getByRole('button', { name: 'Delete everything' }).press('Enter');
  expect(await focused()).toBe('delete-no');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('delete');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, delete everything' }).press('Enter');
  await page.getByText('Everything was deleted.').waitFor();
  expect(await focused()).toBe('delete');
});

test('a deletion that fails halfway is reported, and keeps the keyboard focus', async () => {
  const page = await site.visit('de/settings/', { locale: 'de' });
  await page.evaluate(() => (caches.keys = () => Promise.reject(new DOMException('denied', 'SecurityError'))));
  await page.getByRole('button', { name: 'Alles löschen' }).press('Enter');
  await page.getByRole('button', { name: 'Ja, alles löschen' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Das ist zumindest teilweise fehlgeschlagen: denied' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe('delete-no');
  site.faults.length = 0; // Clear the faults: the failure is logged as well.
});

test('deleting everything shows its progress, and an import begun meanwhile runs after it', async () => {
  const context = await site.visitor();
  await context.addInitScript(() => {
    const asked = new Promise<void>((go) => Object.assign(globalThis, { go }));
    const { databases } = indexedDB;
    indexedDB.databases = () => asked.then(() => databases.call(indexedDB));
  });
  const page = await context.newPage();
  await page.goto('en/settings/');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByRole('status').filter({ hasText: 'Deleting everything …' }).waitFor();
  for (const control of await page.locator('main').getByRole('button').all()) expect(await control.isDisabled()).toBe(true);
  expect(await page.getByRole('radio', { name: 'lattice' }).isDisabled()).toBe(true);
  await page.locator('#import').setInputFiles(upload(exportFile(2)));
  await page.evaluate(() => (globalThis as unknown as { go: () => void }).go());
  await page.locator('#merge').click();
  await page.getByText('2 games were imported.').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('patience.settings'))).toContain('dark');
  expect(await page.getByRole('radio', { name: 'lattice' }).isEnabled()).toBe(true);
});

test.each([
  [320, [2, 2, 2, 2]],
  [390, [4, 4]],
  [768, [8]],
])('the choices of table colour are in rows of equal length on a page %i pixels wide', async (width, lines) => {
  const page = await site.visit('en/settings/', { viewport: { width, height: 800 } });
  const choices = page.getByRole('group', { name: 'Table', exact: true }).locator('label');
  await choices.first().waitFor();
  const tops = await choices.evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
  expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual(lines);
});

test('settings apply to every page and to the table, and survive a reload', async () => {
  const context = await site.visitor();
  const page = await context.newPage();
  await page.goto('en/settings/');
  await page.getByRole('combobox', { name: 'Colours', exact: true }).selectOption('dark');
  await page.getByRole('radio', { name: 'wine red' }).check();
  await page.getByRole('radio', { name: 'German' }).check();
  await page.getByRole('radio', { name: 'sun' }).check();
  await page.getByLabel('Four colours').check();
  await page.getByLabel('Left-handed').check();
  await page.getByLabel('Single letters').uncheck();
  await page.goto(`en/play/${id}/`);
  await dealt(page);
  const element = page.locator('patience-game');
  expect(
    await element.evaluate((e: HTMLElement & Record<string, unknown>) => [
      e['theme'],
      e['cloth'],
      e['faces'],
      e['back'],
      e['fourColors'],
      e['leftHanded'],
      e['withoutLetterKeys'],
    ]),
  ).toEqual(['dark', 'wine', 'german', 'sun', true, true, true]);
  expect(
    await page.locator('html').evaluate((html) => [html.dataset['theme'], html.dataset['table'], getComputedStyle(html).colorScheme]),
  ).toEqual(['dark', 'wine', 'dark']);
  // A switch in the element's own menu changes a setting of the site.
  await element.evaluate((e: HTMLElement & { fourColors: boolean }) => (e.fourColors = false));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('patience.settings'))).toContain('"fourColours":false');
  // Choosing a picture in the menu of the table does, too, and colours the bar at once.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('radio', { name: 'Blue', exact: true }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('patience.settings'))).toContain('"table":"blue"');
  expect(await page.locator('html').getAttribute('data-table')).toBe('blue');
  await page.keyboard.press('Escape');
  await page.goto('en/settings/');
  expect(await page.getByLabel('Four colours').isChecked()).toBe(false);
  await page.getByLabel('Language').selectOption('de');
  await page.waitForURL('**/de/settings/');
  await page.goto('./');
  await page.waitForURL('**/de/**');
});

test('the settings show samples of suits as shapes, which need no font, and cut no word under a picture', async () => {
  for (const lang of ['de', 'en']) {
    const page = await site.visit(`${lang}/settings/`, { viewport: { width: 390, height: 844 } });
    await page.locator('.sample').first().waitFor();
    const colours = await page
      .locator('.sample')
      .first()
      .locator('svg')
      .evaluateAll((all) => all.map((svg) => getComputedStyle(svg).color));
    expect([colours.length, new Set(colours).size]).toEqual([4, 4]);
    const broken = await page.locator('.swatches label span').evaluateAll((words) =>
      words.flatMap((text) => {
        const line = document.createRange();
        const node = [...text.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!;
        return node.textContent!.split(' ').filter((word) => {
          const start = node.textContent!.indexOf(word);
          line.setStart(node, start);
          line.setEnd(node, start + word.length);
          return new Set([...line.getClientRects()].map(({ top }) => top)).size > 1;
        });
      }),
    );
    expect(broken).toEqual([]);
  }
});
