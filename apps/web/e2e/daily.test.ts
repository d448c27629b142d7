import type { BrowserContextOptions, Page } from 'playwright-core';
import { loadInstalled } from '@patience/core/installed';
import type { Options, Variant } from '@patience/core';
import { SolverClient } from '@patience/solver';
import { expect, test } from 'vitest';
import { dealKey } from '../src/address/deal.js';
import { dailySeeds } from '../src/daily/date.js';
import { dealt, newDeal, playMoves, saved, Site, storedGames, variants } from './site.js';
import { exportFile, importFile } from './player-file.js';

const site = Site.forTests();

const { id, names } = variants[0]!;

/** Returns the default options of a variant. */
const usual = (variant: Variant): Options => Object.fromEntries(Object.entries(variant.options).map(([name, [first]]) => [name, first!]));

/** Returns a variant whose first candidate for a day can be won after a short search, and its candidates. */
async function easilyWon(day: string): Promise<{ readonly variant: Variant; readonly seeds: readonly number[] }> {
  for (const installed of variants) {
    const variant = await loadInstalled(installed);
    const seeds = dailySeeds(variant.id, day);
    const question = { ask: 'solve', position: { seed: seeds[0]! }, search: { budget: 2000, time: Infinity } } as const;
    if ((await new SolverClient().ask({ variant }, question)).verdict.verdict === 'solved') return { variant, seeds };
  }
  throw new Error('no deal can be won after a short search');
}

test('the daily page shows the new day after midnight, unless its address names a day', async () => {
  const context = await site.visitor({ timezoneId: 'Europe/Berlin' });
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.clock.install({ time: '2026-03-10T23:58:00+01:00' });
    await page.goto(path);
    await page.getByRole('heading', { name: 'Today, 10 March 2026' }).waitFor();
    return page;
  };
  const [page, named] = [await open('en/daily/'), await open('en/daily/?day=2026-03-10')];
  for (const one of [page, named]) await one.clock.fastForward('03:00');
  await page.getByRole('heading', { name: 'Today, 11 March 2026' }).waitFor();
  expect(await page.locator('.calendar td.today').innerText()).toContain('11');
  await named.getByRole('heading', { name: '10 March 2026', exact: true }).waitFor();
});

test('the deals of a day are the same for everyone, and the calendar marks the days that were played', async () => {
  const at = async (path: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await (await site.visitor(options)).newPage();
    await page.clock.setFixedTime('2026-03-10T12:00Z'); // Set the clock so that both players have the same day.
    await page.goto(path);
    return page;
  };
  const [mine, yours] = [await at('en/daily/', { timezoneId: 'America/New_York' }), await at('de/daily/', { timezoneId: 'Europe/Berlin' })];
  const link = (page: Page): Promise<string | null> =>
    page.locator('.play[href*="seed="]').nth(4).getAttribute('href', { timeout: 60_000 });
  const game = new URL((await link(mine))!);
  expect(game.pathname.slice(3) + game.search).toBe(new URL((await link(yours))!).pathname.slice(3) + new URL((await link(yours))!).search);
  await mine.getByRole('button', { name: 'Previous month' }).click();
  await mine.locator('.calendar td a').first().click();
  await mine.getByRole('heading', { name: '1 February 2026' }).waitFor();
  await mine.locator('.play').first().click({ timeout: 60_000 });
  await dealt(mine);
  await mine.locator('#deal', { hasText: '1 February' }).waitFor(); // The table shows the date instead of the number of a daily deal.
  const count = await playMoves(mine, 1);
  expect(count).toBe(1);
  await mine.goBack();
  await mine.getByRole('link', { name: /^1 .*, tried$/ }).waitFor();
});

test('the daily deal is offered only when it is known, and Play before that opens it as soon as it is', async () => {
  const context = await site.visitor();
  let answer!: () => void;
  const held = new Promise<void>((done) => (answer = done));
  await context.route(/solver\.worker/, (route) => held.then(() => route.continue()));
  const page = await context.newPage();
  await page.goto('en/daily/');
  const play = page.locator('.play').first();
  expect(await play.getAttribute('href')).not.toContain('seed=');
  await play.click();
  await page.getByText('The game opens as soon as its deal is found').waitFor();
  await page.locator('.games progress').first().waitFor();
  answer();
  await dealt(page);
  const { seed } = await saved(page);
  await page.goBack();
  await expect.poll(() => play.getAttribute('href')).toContain(`seed=${seed}`);
});

test('two players get the same deal of a chosen patience, whatever deals they know, and it can be won', async () => {
  const day = '2026-03-10';
  const { variant, seeds } = await easilyWon(day);
  const player = async (lang: string, options: BrowserContextOptions, known: readonly number[]): Promise<Page> => {
    const page = await (await site.visitor(options)).newPage();
    const rules = dealKey({ variant: variant.id, rules: variant.rules, options: usual(variant), seed: '' });
    await page.goto('en/settings/');
    const file = { ...(JSON.parse(exportFile(1)) as object), winnable: { [rules]: known } };
    await importFile(page, JSON.stringify(file));
    await page.getByText('1 game was imported.').waitFor();
    await page.goto(`${lang}/daily/?variant=${variant.id}&day=${day}`);
    await page.locator('.play').first().click();
    await dealt(page);
    return page;
  };
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const [mine, yours] = [await player('en', {}, seeds.slice(1)), await player('de', phone, [])];
  const [{ seed }, other] = [await saved(mine), await saved(yours)];
  expect([other.seed, other.options]).toEqual([seed, usual(variant)]);
  const { verdict } = await new SolverClient().ask({ variant }, { ask: 'solve', position: { seed }, search: { time: Infinity } });
  expect(verdict.verdict).toBe('solved');
});

test('leaving the daily deal shows a notice with a way back, which also names a streak that ends', async () => {
  const page = await site.visit('en/settings/');
  await importFile(page, exportFile(2));
  await page.getByText('2 games were imported.').waitFor();
  await page.goto(`en/daily/?variant=${id}`);
  await page.getByText(`A deal of ${names['en']!} for every day`).waitFor();
  await page.locator('.play').first().click({ timeout: 60_000 });
  await dealt(page);
  expect(await playMoves(page, 1)).toBe(1);
  const { seed } = await saved(page);
  await newDeal(page);
  await page.getByText('Today’s deal is not won yet.').waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'not won yet' }).innerText()).toContain('ends your streak of 1');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(async () => (await saved(page)).seed).toBe(seed);
  expect((await saved(page)).cursor).toBe(1);
  expect(await page.getByText('Today’s deal is not won yet.').count()).toBe(0);
});

test('the notice about an abandoned game leaves Undo free on a phone, and Undo stays when the notice closes', async () => {
  const page = await site.visit(`en/daily/?variant=${id}`, {
    viewport: { width: 360, height: 640 },
    storageState: site.storageWith({ winnable: false }),
  });
  await page.locator('.play').first().click({ timeout: 60_000 });
  await dealt(page);
  expect(await playMoves(page, 1)).toBe(1);
  await newDeal(page);
  await page.getByText('Today’s deal is not won yet.').waitFor();
  const back = page.locator('patience-game').getByText('Previous game');
  await back.waitFor({ state: 'attached' });
  expect(await back.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await back.click();
  await expect.poll(async () => (await saved(page)).cursor).toBe(1);
});

test('the notice about an abandoned game stays while the solver loads, and after it has loaded', async () => {
  const page = await site.visit(`en/daily/?variant=${id}`, { storageState: site.storageWith({ winnable: false }) });
  await page.locator('.play').first().click({ timeout: 60_000 });
  await dealt(page);
  expect(await playMoves(page, 1)).toBe(1);
  let come!: () => void;
  const held = new Promise<void>((done) => (come = done));
  await page.route(/\/assets\/(adviser|solver)-/, (route) => held.then(() => route.continue()));
  await page.goto(page.url());
  await dealt(page);
  await newDeal(page);
  const word = page.getByText('Today’s deal is not won yet.');
  await word.waitFor();
  come();
  await page.waitForFunction(() => document.querySelector('patience-game')!.adviser);
  expect(await word.count()).toBe(1);
});

test('the notice about the daily deal stays when older games are recorded as abandoned after it', async () => {
  const page = await site.visit(`en/play/${id}/?seed=7`, { storageState: site.storageWith({ winnable: false }) });
  await dealt(page);
  expect(await playMoves(page, 1)).toBe(1);
  await expect.poll(async () => (await storedGames(page)).length).toBe(1);
  await page.goto(`en/daily/?variant=${id}`);
  await page.locator('.play').first().click({ timeout: 60_000 });
  await dealt(page);
  await page.locator('#to-share:enabled').waitFor();
  // Leave the game in the task of its first move: the database has not recorded the older game as abandoned then.
  await page
    .locator('patience-game')
    .evaluate((table: HTMLElement & { game?: { legalMoves(): string[] }; play(move: string): boolean; newGame(): void }) => {
      table.play(table.game!.legalMoves()[0]!);
      table.newGame();
    });
  await page.getByText(/Today’s deal is not won yet\..*You left one other game too/).waitFor();
  await expect.poll(async () => (await storedGames(page)).map(({ outcome }) => outcome)).toEqual(['left', 'left']);
});

test('a day that is chosen in the calendar of a phone comes into sight', async () => {
  const page = await site.visit('en/daily/', { viewport: { width: 390, height: 700 } });
  await page.locator('.play').first().waitFor();
  await page.getByRole('button', { name: 'Previous month' }).click();
  const day = page.locator('.calendar td a').last();
  await day.scrollIntoViewIfNeeded();
  await day.click();
  await expect.poll(() => page.locator('#day').evaluate((title) => title.getBoundingClientRect().top >= 0)).toBe(true);
  expect(await page.locator('#day').evaluate((title) => title.getBoundingClientRect().bottom < innerHeight)).toBe(true);
});

test('the calendar tells how each day went, and arrow keys move in it from day to day and month to month', async () => {
  const page = await (await site.visitor()).newPage();
  await page.goto('en/settings/');
  const played = (day: string, on: string, index: number): object => {
    const seed = dailySeeds(id, day)[0]!;
    const { games } = JSON.parse(exportFile(1)) as { games: { save: object }[] };
    const updated = Date.parse(`${on}T12:00Z`);
    return { ...games[0], id: `day-${index}`, started: updated, updated, save: { ...games[0]!.save, seed, elapsedMs: 221_000 } };
  };
  const games = [played('2026-03-08', '2026-03-08', 1), played('2026-03-06', '2026-03-09', 2)];
  await importFile(page, JSON.stringify({ ...(JSON.parse(exportFile(0)) as object), games }));
  await page.getByText('2 games were imported.').waitFor();
  await page.clock.setFixedTime('2026-03-10T12:00Z');
  await page.goto(`en/daily/?variant=${id}`);
  const day = (name: string) => page.getByRole('link', { name, exact: true });
  await day('8 March 2026, 1 of 5 done').waitFor();
  await day('6 March 2026, 1 of 5 done, won later').waitFor();
  await day('7 March 2026, missed').waitFor();
  const label = (): Promise<string | null> => page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
  await day('10 March 2026, not played').focus();
  for (const [key, name] of [
    ['ArrowLeft', '9 March 2026, missed'],
    ['Home', '9 March 2026, missed'],
    ['ArrowUp', '2 March 2026, missed'],
    ['End', '8 March 2026, 1 of 5 done'],
    ['PageUp', '8 February 2026, missed'],
    ['PageDown', '8 March 2026, 1 of 5 done'],
    ['ArrowDown', '10 March 2026, not played'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await label(), key).toBe(name);
  }
  expect(await page.locator('.calendar a[tabindex="0"]').count()).toBe(1);
});

test('a calendar address without a valid month shows the current month', async () => {
  const page = await (await site.visitor()).newPage();
  await page.clock.setFixedTime('2026-03-10T12:00Z');
  await page.goto('en/daily/?month=2026-13');
  await page.locator('#month').waitFor();
  expect(await page.locator('#month').textContent()).toBe('March 2026');
});

test('a game of the day that is won with its goal is done in the list, in the calendar and in the copied result', async () => {
  const page = await (await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  await page.clock.setFixedTime('2026-03-10T12:00Z');
  await page.goto('en/daily/');
  const links = page.locator('.games .play[href*="seed="]');
  await links.nth(4).waitFor({ timeout: 60_000 });
  await links.first().click(); // The goal of the first game is a win.
  await dealt(page);
  const { variant: played, seed } = await saved(page);
  const variant = await loadInstalled(variants.find((one) => one.id === played)!);
  const { verdict } = await new SolverClient().ask(
    { variant },
    { ask: 'solve', position: { seed }, search: { time: Infinity, polish: 0 } },
  );
  await page
    .locator('patience-game')
    .evaluate(
      (table: HTMLElement & { play(move: string): boolean }, moves) => moves.forEach((move) => table.play(move)),
      verdict.line!.text,
    );
  await page.getByText('You won!').first().waitFor();
  await expect.poll(async () => (await storedGames(page)).map(({ outcome }) => outcome)).toEqual(['won']);
  // The result leads to the next game of the day.
  await page.getByText('The next game of the day').waitFor();
  await page.locator('patience-game .suggestion').click();
  await page.waitForURL((url) => url.searchParams.has('seed') && !url.pathname.includes(`/${played}/`));
  await page.goto('en/daily/');
  await page.getByRole('link', { name: '10 March 2026, 1 of 5 done' }).waitFor();
  expect(await page.locator('.games .game.reached').getByRole('link').innerText()).toBe('Play again');
  await page.getByRole('button', { name: 'Copy result' }).click();
  await page.getByText('Copied').waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toBe('Patience, 10 March 2026: 1 of 5');
  expect(lines.filter((line) => line.startsWith('🟩'))).toHaveLength(1);
  expect(lines).toHaveLength(7);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Share as picture' }).click()]);
  expect(file.suggestedFilename()).toBe('patience-2026-03-10.png');
});

test('a day that was won only later is marked so in the calendar, and a win without a known time has a sentence of its own', async () => {
  const page = await (await site.visitor()).newPage();
  await page.clock.setFixedTime('2026-03-10T12:00Z');
  await page.goto('en/settings/');
  const file = JSON.parse(exportFile(2)) as { games: object[] };
  const [made, inTime] = file.games as [{ save: object }, { save: object }];
  const won = (day: string, updated: string): object => ({
    outcome: 'won',
    variant: id,
    started: Date.parse(updated),
    updated: Date.parse(updated),
    save: { ...made.save, variant: id, seed: dailySeeds(id, day)[0], elapsedMs: 0 },
  });
  Object.assign(made, won('2026-03-05', '2026-03-08T12:00Z'));
  Object.assign(inTime, won('2026-03-06', '2026-03-06T12:00Z'));
  await importFile(page, JSON.stringify(file));
  await page.getByText('2 games were imported.').waitFor();
  await page.goto(`en/daily/?variant=${id}&day=2026-03-05`);
  await page.locator('.game .help', { hasText: /^Won later$/ }).waitFor();
  await page.getByText('It does not count towards your streak.').waitFor();
  const late = page.getByRole('link', { name: '5 March 2026, 1 of 5 done, won later', exact: true });
  await expect.poll(() => late.locator('.ring.late').count()).toBe(1);
  await page.getByRole('link', { name: '6 March 2026, 1 of 5 done', exact: true }).click();
  await page.locator('.game .help', { hasText: /^Won$/ }).waitFor();
  expect(await page.getByText('It does not count towards your streak.').count()).toBe(0);
});

test.each([320, 390, 1280])('the number of a game of the day hides no card of its picture at a width of %i', async (width) => {
  const page = await site.visit('en/daily/', { viewport: { width, height: 800 } });
  await page.locator('.game').nth(4).waitFor();
  const hidden = await page.locator('.game').evaluateAll((cards) =>
    cards.map((card) => {
      const [picture, number] = ['img', '.step'].map((one) => card.querySelector(one)!.getBoundingClientRect());
      // The cards are inside the padding of the picture, and the picture has round corners.
      const inner = Number.parseFloat(getComputedStyle(card.querySelector('img')!).paddingLeft) + 3;
      return number!.right > picture!.left + inner && number!.bottom > picture!.top + inner;
    }),
  );
  expect(hidden).toEqual([false, false, false, false, false]);
});

test('nothing moves on the daily page while its deals are found', async () => {
  const context = await site.visitor({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = ((globalThis as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('en/daily/');
  await page.locator('.games .play[href*="seed="]').nth(4).waitFor({ timeout: 60_000 });
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('the marks of the calendar are circles that fit their columns on a narrow phone, and a line says what they mean', async () => {
  const page = await site.visit('en/daily/', { viewport: { width: 320, height: 568 } });
  await page.locator('.calendar td a').first().waitFor();
  const boxes = await page.locator('.calendar td:has(a)').evaluateAll((cells) =>
    cells.map((cell) => {
      const [outer, number] = [cell, cell.querySelector('span')!].map((one) => one.getBoundingClientRect());
      return {
        isRound: Math.abs(number!.width - number!.height) < 1,
        isInside: number!.left >= outer!.left && number!.right <= outer!.right,
      };
    }),
  );
  expect(boxes.filter(({ isRound, isInside }) => !isRound || !isInside)).toEqual([]);
  expect(await page.locator('.marks').innerText()).toMatch(/all five done\s+some done\s+won later\s+tried/);
});

test.each(['en', 'de'])('the compact button of each game of the day is beside its name on a narrow phone: %s', async (lang) => {
  const page = await site.visit(`${lang}/daily/`, { viewport: { width: 320, height: 568 }, locale: lang });
  await page.locator('.game .play').nth(4).waitFor();
  const rows = await page.locator('.game').evaluateAll((games) =>
    games.map((game) => {
      const [name, play] = ['h3', '.play'].map((selector) => game.querySelector(selector)!.getBoundingClientRect());
      return {
        width: play!.width,
        beside: game.querySelector('h3.long') !== null || (play!.left >= name!.right && play!.top < name!.bottom),
        height: game.getBoundingClientRect().height,
      };
    }),
  );
  expect(rows).toHaveLength(5);
  for (const { width, beside, height } of rows) expect([width <= 110, beside, height < 170]).toEqual([true, true, true]);
});
