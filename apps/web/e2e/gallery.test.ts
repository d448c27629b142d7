import { Game } from '@patience/core';
import { loadInstalled } from '@patience/core/installed';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exportFile, importFile } from './player-file.js';
import { dealt, playMoves, saved, Site, storedGames, variants } from './site.js';

const site = Site.forTests();

const { id, names } = variants[0]!;

/** Unfolds the filters of the gallery. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('#to-filters[aria-expanded=false]');
  if (await folded.isVisible()) await folded.click();
}

test('the first row of the gallery continues begun games, does not move, and is hidden during a search', async () => {
  const page = await site.visit('en/games/');
  const row = page.locator('.guide .row').first();
  const ids = (): Promise<(string | undefined)[]> =>
    row.locator('li').evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['id']));
  const before = await ids();
  const begun = variants.find((one) => !before.includes(one.id))!.id;
  await page.goto(`en/play/${begun}/?seed=5`);
  await dealt(page);
  await playMoves(page, 1);
  await expect.poll(async () => (await storedGames(page)).length).toBe(1);
  await page.goto('en/games/');
  await expect.poll(ids).toEqual([begun]);
  const popular = page.locator('.guide [aria-labelledby=row-popular]');
  expect(await popular.locator('li').count()).toBeGreaterThan(4);
  // Each row scrolls by itself, so that none is cut by the other.
  expect(await row.evaluate((own) => own.parentElement!.scrollWidth <= own.parentElement!.clientWidth)).toBe(true);
  await row.locator('a').first().click();
  await dealt(page);
  expect((await saved(page)).cursor).toBe(1);
  await page.goto('en/games/');
  await page.getByRole('combobox', { name: 'Search' }).fill('a');
  await row.waitFor({ state: 'hidden' });
  await page.getByRole('combobox', { name: 'Search' }).fill('');
  await row.waitFor();
});

test('the gallery responds to a key within 100 ms on a processor four times slower, stays small, and sorts', async () => {
  const page = await site.visit('en/games/');
  await page.locator('.tile-links button').first().waitFor();
  // The page itself with its guide and course, and each tile.
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(400 + 11 * variants.length);
  const cdp = await page.context().newCDPSession(page);
  // Measure CPU time of the page's thread, which does not depend on other load on the machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
    return metrics.reduce((sum, { name, value }) => sum + (parts.includes(name) ? 1000 * value : 0), 0);
  };
  const before = await worked();
  const keys = await page.evaluate(() => {
    const search = document.querySelector<HTMLInputElement>('main [name=text]')!;
    const texts = ['k', 'ki', 'kin', 'king', 'kin', 'k', ''];
    for (const text of texts) {
      search.value = text;
      search.dispatchEvent(new Event('input', { bubbles: true }));
      document.body.getBoundingClientRect(); // Force a layout of the page.
    }
    return texts.length;
  });
  expect((4 * ((await worked()) - before)) / keys).toBeLessThan(100);
  await unfold(page);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('length');
  const minutes = await page.locator('.tile').evaluateAll((tiles) => tiles.map((tile) => Number((tile as HTMLElement).dataset['minutes'])));
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  await page.getByLabel('Compact').check();
  await page.reload();
  await page.locator('.tile img').first().waitFor({ state: 'hidden' });
});

test('the gallery lists a game as open when its deals show every card, whatever its family', async () => {
  const page = await site.visit('en/games/');
  await page.locator('.tile-links button').first().waitFor();
  await unfold(page);
  await page.getByLabel('all cards face up').check();
  const ids = await page.locator('.tile:visible').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset['id']!));
  const open: string[] = [];
  for (const variant of variants) {
    const dealt = Game.start(await loadInstalled(variant), { seed: 5 });
    if (!dealt.ok) throw new Error(variant.id);
    const { piles, view } = dealt.value;
    if (piles.every(({ id }) => Array.from({ length: view.count(id) }, (_, i) => view.card(id, i)).every(Boolean))) open.push(variant.id);
  }
  expect(ids.sort()).toEqual(open.sort());
});

test('the gallery finds a misspelt name and says so, and finds games by the name of a filter', async () => {
  const page = await site.visit('de/games/');
  const shown = (): Promise<string[]> =>
    page.locator('.tile:visible').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset['id']!));
  await page.locator('.tile-links button').first().waitFor();
  const search = page.getByLabel('Suchen', { exact: true });
  const long = variants.find(({ names }) => /^[a-z]{8,}$/i.test(names['de']!))!;
  await search.fill(long.names['de']!.replace(/^(....)./, '$1'));
  await page.getByText('Keine Patience heißt so. Ähnliche Namen:').waitFor();
  expect(await shown()).toContain(long.id);
  await search.fill('');
  await unfold(page);
  for (const chip of await page.locator('.chips [name=family]').all()) {
    await chip.check();
    const fitting = await shown();
    const name = await chip.evaluate((input) => (input as HTMLInputElement).labels![0]!.textContent);
    await chip.uncheck();
    await search.fill(name);
    expect(await shown(), name).toEqual(expect.arrayContaining(fitting));
    await search.fill('');
  }
  await search.fill('2 Kartenspiele');
  const packs = await page.locator('.tile:visible').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset['packs']));
  expect(packs.length).toBeGreaterThan(0);
  expect(new Set(packs)).toEqual(new Set(['2']));
  await page.locator('.chips [name=packs][value="1"]').check();
  await page.getByText('Keine Patience passt. Entferne einen Filter.').waitFor();
});

test('a search for the name of a game shows that game first', async () => {
  const page = await site.visit('en/games/');
  await page.locator('.tile-links button').first().waitFor();
  const first = await page.evaluate(
    (names) =>
      names.map((name) => {
        const search = document.querySelector<HTMLInputElement>('main [name=text]')!;
        search.value = name;
        search.dispatchEvent(new Event('input', { bubbles: true }));
        return document.querySelector('.tile:not([hidden]) h2')?.textContent;
      }),
    variants.map((one) => one.names['en']!),
  );
  expect(first).toEqual(variants.map((one) => one.names['en']!));
});

test('the gallery finds games by word and by fact, and stores favourites', async () => {
  const page = await site.visit('de/games/');
  const shown = page.locator('.tile:visible');
  await page.locator('.tile-links button').first().waitFor();
  await page.getByLabel('Suchen', { exact: true }).fill(names['de']!.toUpperCase());
  await expect.poll(() => shown.first().getAttribute('data-id')).toBe(id);
  expect(await page.locator(`#names option[value="${names['de']!}"]`).count()).toBe(1);
  await page.getByLabel('Suchen', { exact: true }).fill('gibt es gewiss nicht');
  await page.getByText('Keine Patience passt. Versuch es mit einem anderen Wort. Beliebt sind:').waitFor();
  await page.getByLabel('Suchen', { exact: true }).fill('');
  await page.locator('.tile').last().getByRole('button').click();
  const loved = await page.locator('.tile').last().getAttribute('data-id');
  await page.reload();
  await page.locator(`.tile[data-id="${loved!}"] [aria-pressed="true"]`).waitFor();
  await expect.poll(() => page.locator('.tile').first().getAttribute('data-id')).toBe(loved);
  await unfold(page);
  await page.getByLabel('Lieblinge', { exact: true }).check();
  await expect.poll(() => shown.count()).toBe(1);
  await unfold(page);
  await page.getByRole('button', { name: 'Überrasch mich' }).click();
  await page.waitForURL(new RegExp(`/de/play/${loved!}/`)); // The address may already contain the deal.
  await page.goBack();
  await page.locator(`.tile[data-id="${loved!}"] [aria-pressed="true"]`).waitFor();
  await unfold(page);
  await page.getByLabel('Lieblinge', { exact: true }).check();
  await expect.poll(() => shown.count()).toBe(1);
  await page.getByLabel('Suchen', { exact: true }).press('Enter');
  await page.waitForURL(new RegExp(`/de/play/${loved!}/`)); // The address may already contain the deal.
});

test('the gallery finds a patience by its name in the other language, and opens it by the rules that the search names', async () => {
  const page = await site.visit('en/games/');
  await page.locator('.tile-links button').first().waitFor();
  const shown = page.locator('.tile:visible');
  const search = page.getByRole('combobox', { name: 'Search' });
  const other = variants.find((one) => one.names['de'] !== one.names['en'])!;
  await search.fill(other.names['de']!);
  await expect.poll(() => shown.evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset['id']))).toContain(other.id);
  // The first option of any patience whose second value is a number, named by its id and that value.
  const [asked] = await page.locator('.tile[data-options]').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const [[option, , values]] = JSON.parse((tile as HTMLElement).dataset['options']!) as [[string, string, [string, string][]]];
      const value = values[1]?.[0] ?? '';
      return /^\d+$/.test(value)
        ? [{ id: (tile as HTMLElement).dataset['id']!, name: tile.querySelector('h2')!.textContent, option, value }]
        : [];
    }),
  );
  const { id: wanted, name, option, value } = asked!;
  await search.fill(`${name} ${value} ${option}`);
  const link = page.locator(`.tile[data-id="${wanted}"] h2 a`);
  await expect.poll(() => link.getAttribute('href')).toContain(`${option}=${value}`);
  expect(await link.isVisible()).toBe(true);
});

test('a search without a result offers the popular games and a reset, and knows names written as one word', async () => {
  const page = await site.visit('en/games/');
  await page.locator('.tile-links button').first().waitFor();
  const search = page.getByLabel('Search', { exact: true });
  const shown = (): Promise<string[]> =>
    page.locator('.tile:visible').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset['id']!));
  await search.fill('qqqqqq');
  await page.getByText('Popular games instead:').waitFor();
  expect((await shown()).length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Show all games' }).click();
  expect(await shown()).toHaveLength(variants.length);
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  const two = variants.find(({ names: { en } }) => /^\w+ \w+$/.test(en!))!;
  await search.fill(two.names['en']!.replace(' ', ''));
  expect(await shown()).toContain(two.id);
  await search.fill('easy');
  expect((await shown()).length).toBeGreaterThan(0);
});

test('a search for Windows finds the games that are known from there, by the keywords of their packages', async () => {
  const page = await site.visit('de/games/?text=Windows');
  await page.locator('#found', { hasText: /^5 Patiencen$/ }).waitFor();
});

test('a first visit does not sort by the last game, and a game that was opened without a move does not replace a running one', async () => {
  const page = await site.visit('en/games/');
  await page.locator('.tile-links button').first().waitFor();
  const orders = (): Promise<string[]> =>
    page.locator('[name=sort] option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(await orders()).not.toContain('played');
  await page.goto(`en/play/${id}/?seed=5`);
  await dealt(page);
  await playMoves(page, 1);
  await expect.poll(async () => (await storedGames(page)).length).toBe(1);
  await page.goto('en/games/');
  await expect.poll(orders).toContain('played');
  const other = variants.at(-1)!.id;
  await page.goto(`en/play/${other}/`);
  await dealt(page);
  await page.goto('en/');
  await dealt(page);
  expect(await saved(page)).toMatchObject({ variant: id, cursor: 1 });
});

test('the gallery shows today’s five games with their goals, and the course with its next step and its won steps', async () => {
  const page = await site.visit('en/games/');
  const cards = page.locator('.guide .today li[data-id]');
  await expect.poll(() => cards.count()).toBe(5);
  for (const goal of await cards.locator('small').allInnerTexts()) expect(goal).toMatch(/^Win /);
  const steps = await page.locator('#course li').evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['id']!));
  expect(steps).toHaveLength(12);
  const next = page.locator('.onward p[data-id]');
  await expect.poll(() => next.getAttribute('data-id')).toBe(steps[0]);
  const file = JSON.parse(exportFile(2)) as { games: { variant: string; outcome: string; save: { variant: string } }[] };
  for (const [i, game] of file.games.entries()) {
    game.variant = game.save.variant = steps[i]!;
    game.outcome = i === 0 ? 'won' : 'lost';
  }
  await page.goto('en/settings/');
  await importFile(page, JSON.stringify(file));
  await page.getByText('2 games were imported.').waitFor();
  await page.goto('en/games/');
  await expect.poll(() => next.getAttribute('data-id')).toBe(steps[2]);
  expect(await page.locator('.onward .count').innerText()).toBe('1 of 12 won');
  await page.locator('.onward .course a').click();
  await page.locator('#course').getByText('✓ won').waitFor();
  await page.goto('en/statistics/');
  await page.getByText('Twelve to get to know, 1 of 12 won').click();
  expect(await page.locator('.path li').count()).toBe(12);
  await cards.or(page.locator('.path > p a')).first().click();
  await page.waitForURL(`**/play/${steps[2]!}/`);
});

test('the menu of a table finds another game by a part of its name, and leads to the search of the gallery where none fits', async () => {
  const [here, there] = [variants[0]!, variants[1]!];
  const page = await site.visit(`en/play/${here.id}/?seed=5`, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await dealt(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const field = page.getByRole('searchbox', { name: 'Find a game' });
  await field.tap();
  await page.keyboard.type('xyzzy');
  await page.locator('#pages .find').getByRole('link', { name: 'All games' }).waitFor();
  await field.fill(there.names['en']!);
  await page.locator('#pages .find').getByRole('link', { name: there.names['en']!, exact: true }).tap();
  await page.waitForURL(`**/play/${there.id}/**`);
  await page.goto('en/games/?text=xyzzy');
  await page.getByText('No game matches.').waitFor();
});

test('the filters of a phone are a sheet whose button says how many games fit and closes it', async () => {
  const page = await site.visit('en/games/', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.locator('.tile-links button').first().waitFor();
  await page.locator('#to-filters').tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const show = sheet.getByRole('button', { name: /^Show \d+ games$/ });
  await expect.poll(() => show.innerText()).toBe(`Show ${variants.length} games`);
  await sheet.getByLabel('2 decks or more').check();
  const two = await page.locator('.tile[data-packs]:not([data-packs="1"])').count();
  await expect.poll(() => show.innerText()).toBe(`Show ${two} games`);
  expect(await show.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await show.tap();
  await sheet.waitFor({ state: 'hidden' });
  expect(await page.locator('.tile:visible').count()).toBe(two);
  expect(await page.locator('#to-filters').getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the filters of a desk and returns the focus to their button', async () => {
  const page = await site.visit('en/games/');
  await page.locator('.tile-links button').first().waitFor();
  const button = page.locator('#to-filters');
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.locator('#more-filters').waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await button.getAttribute('aria-expanded')).toBe('false');
});
