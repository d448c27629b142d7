import { type Variant } from '@patience/core';
import { loadInstalled } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { dealt, playMoves, Site, variants } from './site.js';
import { exportFile, importFile } from './player-file.js';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { readAtlas, readPlayed } from '@patience/atlas';

const site = Site.forTests();

const { id, names } = variants[0]!;

/** Returns the first variant with options. */
async function withOptions(): Promise<Variant> {
  for (const installed of variants) {
    const variant = await loadInstalled(installed);
    if (Object.keys(variant.options).length > 0) return variant;
  }
  throw new Error('no patience has options');
}

test('the statistics show numbers, plots with tables, all or one variant, and the player’s games to watch', async () => {
  const page = await site.visit('en/settings/');
  await importFile(page, exportFile(30));
  await page.getByText('30 games were imported.').waitFor();
  await page.goto('en/statistics/');
  const number = (name: string): Promise<string> =>
    page
      .locator('.numbers div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .innerText();
  await expect.poll(() => number('Won')).toMatch(/^33\s?%\s*10 of 30 games/);
  const plots = page.locator('.plot');
  await expect.poll(() => plots.count()).toBe(2);
  await plots.first().getByText('As a table').click();
  // Each point of the plot needs ten games before it.
  await expect.poll(() => plots.first().locator('tbody tr').count()).toBe(21);
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(30);
  await page.locator('.variants').getByRole('link', { name: names['en']! }).click();
  await page.waitForURL(`**/?variant=${id}`);
  await expect.poll(() => number('Won')).toMatch(/ of 15 games/);
  await page.goBack();
  await expect.poll(() => number('Won')).toMatch(/ of 30 games/);
});

test('scored games alone have statistics without a win rate', async () => {
  const file = JSON.parse(exportFile(8)) as { games: { outcome: string; score?: number }[] };
  for (const game of file.games) Object.assign(game, { outcome: 'over', score: 100 });
  const page = await site.visit('en/settings/');
  await importFile(page, JSON.stringify(file));
  await page.getByText('8 games were imported.').waitFor();
  await page.goto('en/statistics/');
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(8);
  expect(await page.locator('.plot').count()).toBe(1);
});

test('the tables of the statistics grow with the page, so that “Show more” shows more', async () => {
  const file = JSON.parse(exportFile(60)) as { games: { variant: string; save: { variant: string } }[] };
  for (const [i, game] of file.games.entries()) game.variant = game.save.variant = variants[i % 30]!.id;
  const page = await site.visit('en/settings/', { viewport: { width: 1280, height: 800 } });
  await importFile(page, JSON.stringify(file));
  await page.getByText('60 games were imported.').waitFor();
  await page.goto('en/statistics/');
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(20);
  expect(await page.locator('.variants tbody tr').count()).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Show more' }).last().click();
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(60);
  const hidden = await page
    .locator('.scroll:has(.games), .scroll:has(.variants)')
    .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
  expect(hidden).toEqual([0, 0]);
});

test('statistics are counted per rule set with a total, and the length of a bar is the win rate', async () => {
  const chosen = await withOptions();
  const [option, values] = Object.entries(chosen.options)[0]!;
  const text = JSON.parse(exportFile(12)) as { games: { variant: string; outcome: string; save: { variant: string; options: object } }[] };
  for (const [i, game] of text.games.entries()) {
    game.variant = game.save.variant = chosen.id;
    game.save.options = { [option]: values[i < 4 ? 0 : 1] };
    game.outcome = i < 4 ? 'won' : 'lost';
  }
  const page = await site.visit('en/settings/');
  await importFile(page, JSON.stringify(text));
  await page.getByText('12 games were imported.').waitFor();
  await page.goto(`en/statistics/?variant=${chosen.id}`);
  const won = page.locator('.numbers div', { has: page.getByText('Won', { exact: true }) });
  await expect.poll(() => won.locator('dd').innerText()).toMatch(/^33\s?%\s*4 of 12 games/);
  expect(await won.locator('meter').evaluate((meter: HTMLMeterElement) => meter.value / meter.max)).toBeCloseTo(1 / 3);
  const rows = page.locator('.variants tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  await page.locator(`.variants a[href*="${encodeURIComponent(`${option}=${String(values[0])}`)}"]`).click();
  await page.waitForURL(/rules=/);
  await expect.poll(() => won.locator('dd').innerText()).toMatch(/^100\s?%\s*4 of 4 games/);
  expect(await page.locator('.games tbody tr').count()).toBe(4);
  await page.goBack();
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(12);
});

test('a rule set is compared with what other people win and with what can be won, and few games have no chart', async () => {
  const json = (name: string): unknown =>
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@patience/atlas/${name}`), 'utf8'));
  const [known] = readPlayed(json('played.json'));
  const row = readAtlas(json('atlas.json')).rows.find(({ name }) => name === known!.name)!;
  const fileOf = (count: number): string => {
    const text = JSON.parse(exportFile(count)) as { games: { variant: string; save: { variant: string; options: object } }[] };
    for (const game of text.games) {
      game.variant = game.save.variant = row.variant;
      game.save.options = row.options;
    }
    return JSON.stringify(text);
  };
  const page = await site.visit('en/settings/');
  await importFile(page, fileOf(4));
  await page.getByText('4 games were imported.').waitFor();
  await page.goto(`en/statistics/?variant=${row.variant}`);
  const rungs = page.locator('.ladder dl > div');
  await expect.poll(() => rungs.filter({ hasText: known!.source }).count()).toBe(1);
  expect(await rungs.filter({ hasText: known!.source }).innerText()).toContain(known!.games.toLocaleString('en-GB'));
  expect(await rungs.first().locator('.track').count()).toBe(0);
  expect(await page.locator('.chart').count()).toBe(0);
  expect(await page.locator('.bests dd').first().innerText()).toMatch(/^1:00/);
  await page.goto('en/settings/');
  await importFile(page, fileOf(12));
  await page.getByText('8 games were imported.').waitFor();
  await page.goto(`en/statistics/?variant=${row.variant}`);
  await expect.poll(() => page.locator('.chart').count()).toBe(2);
  const bar = rungs.first().locator('.track .sure');
  expect(Number(await bar.getAttribute('width'))).toBeCloseTo(100 / 3);
});

test('pages that count games read their results, and whole games for visible rows only', async () => {
  const context = await site.visitor();
  await context.addInitScript(() => {
    const read: string[] = [];
    Object.assign(globalThis, { read });
    const stores = IDBObjectStore.prototype as unknown as Record<string, (this: IDBObjectStore, ...given: unknown[]) => unknown>;
    for (const name of ['get', 'getAll']) {
      const original = stores[name]!;
      stores[name] = function (...given) {
        read.push(`${name} ${this.name}`);
        return original.apply(this, given);
      };
    }
  });
  const page = await context.newPage();
  await page.goto('en/settings/');
  await importFile(page, exportFile(200));
  await page.getByText('200 games were imported.').waitFor();
  const whole = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { read: string[] }).read.filter((one) => one.endsWith(' games')));
  await page.goto('en/statistics/');
  await expect.poll(() => page.locator('.games .do a').count()).toBe(40);
  expect(await whole()).toEqual(Array.from({ length: 20 }, () => 'get games'));
  await page.goto('en/games/');
  await expect.poll(() => page.locator('.tile').first().getAttribute('data-id')).toBe(variants[1]!.id);
  expect(await whole()).toEqual([]);
  await page.goto('en/daily/');
  await page.locator('.calendar td.today').waitFor();
  expect(await whole()).toEqual([]);
});

test('a single game can be deleted in the statistics and restored', async () => {
  const page = await site.visit('en/settings/');
  await importFile(page, exportFile(3));
  await page.getByText('3 games were imported.').waitFor();
  await page.goto('en/statistics/');
  const rows = page.locator('.games tbody tr');
  await expect.poll(() => rows.count()).toBe(3);
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByText('The game was deleted.').waitFor();
  expect(await rows.count()).toBe(2);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(2);
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows.count()).toBe(2);
});

test('a notice covers nothing at the end of a page of text', async () => {
  const page = await site.visit('en/settings/', { viewport: { width: 390, height: 844 } });
  await importFile(page, exportFile(5));
  await page.getByText('5 games were imported.').waitFor();
  await page.goto('en/statistics/');
  await page.locator('[data-delete]').first().click();
  const notice = page.locator('.notices > .notice');
  await notice.waitFor();
  // The rows get their links late, and the page grows by them.
  const isCovered = (): Promise<boolean> =>
    notice.evaluate((box) => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelector('.games')!.getBoundingClientRect().bottom > box.getBoundingClientRect().top;
    });
  await expect.poll(isCovered).toBe(false);
});

test('a player without a game sees one sentence and links to a first game, and no numbers', async () => {
  const page = await site.visit('en/statistics/');
  await page.getByText('Play your first game').waitFor();
  expect(await page.locator('.numbers, .milestones').count()).toBe(0);
  expect(await page.locator('.onward .next a').getAttribute('href')).toContain('/play/');
  await page.getByRole('main').getByRole('link', { name: 'Today’s games' }).click();
  await page.waitForURL('**/daily/');
});

test('an added game is listed, can be continued and can be watched', async () => {
  const context = await site.visitor();
  const page = await context.newPage();
  await page.goto(`en/play/${id}/?seed=5`);
  await dealt(page);
  const count = await playMoves(page, 3);
  await page.goto('en/statistics/');
  await page.getByText('in progress', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Watch' }).click();
  await page.getByText(`Move 0 of ${count}`).first().waitFor();
  await page.goto('en/statistics/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await dealt(page);
  await page.waitForFunction(
    (wanted) => (document.querySelector('patience-game') as { game?: { cursor: number } }).game?.cursor === wanted,
    count,
  );
});
