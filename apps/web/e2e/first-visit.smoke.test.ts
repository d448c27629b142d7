import { sample } from '@patience/tooling/sample';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, drawn, playMoves, saved, Site, variants } from './site.js';

const site = Site.forTests();

const stuckFromTheStart = (page: Page): Promise<boolean> =>
  page
    .locator('patience-game')
    .evaluate((element: HTMLElement & { game?: { legalMoves(): string[] } }) => element.game!.legalMoves().length === 0);

/**
 * Budget of a first visit until a deal is on the table: transferred kilobytes, and elements in the document, those of the table included.
 */
const BUDGET = { kB: 112, elements: 600 };

test('a first visit shows a dealt table at once and stays within its budget', async () => {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const page = await (await site.visitor(phone)).newPage();
  await page.addInitScript(() => {
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce((sum, { shadowRoot }) => sum + 1 + (shadowRoot ? count(shadowRoot) : 0), 0);
    const look = (): void => {
      if (!document.querySelector('patience-game')?.shadowRoot?.querySelector('.card, .back')) requestAnimationFrame(look);
      else performance.mark('dealt', { detail: count(document) });
    };
    look();
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  // Delay the network so much that nothing requested after the deal can arrive before the deal is seen.
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 });
  await page.goto('en/');
  await page.waitForFunction(() => performance.getEntriesByName('dealt').length > 0);
  const kB = await page.evaluate(() => {
    const { startTime: then } = performance.getEntriesByName('dealt')[0]!;
    const files = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return files.reduce((sum, { responseEnd, transferSize }) => sum + (responseEnd <= then ? transferSize : 0), 0) / 1000;
  });
  const elements = await page.evaluate(() => (performance.getEntriesByName('dealt')[0] as PerformanceMark).detail as number);
  expect(kB).toBeGreaterThan(20);
  expect(kB).toBeLessThanOrEqual(BUDGET.kB);
  expect(elements).toBeLessThanOrEqual(BUDGET.elements);
});

test.each([
  ['the first page', 'en/', 'patience-game .guide'],
  ['the games of the day', 'de/daily/', '[role=grid] td'],
])('%s shows itself without a formatter of Intl: the first one of each kind takes 30 ms and more in Chrome', async (_, path, last) => {
  const page = await (await site.visitor()).newPage();
  await page.addInitScript((parts) => {
    const made: string[] = ((globalThis as { made?: string[] }).made = []);
    // Formatters that are made after the page was shown do not count: a slow machine makes some before the test looks.
    const isShown = (): boolean =>
      parts.reduce<ParentNode | null | undefined>((root, part) => {
        const found = root?.querySelector(part);
        return found?.shadowRoot ?? found;
      }, document) != null;
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'Segmenter'] as const) {
      const note = { construct: (kind: new () => object, values: []) => (isShown() || made.push(name), new kind(...values)) };
      Object.assign(Intl, { [name]: new Proxy(Intl[name] as unknown as new () => object, note) });
    }
  }, last.split(' '));
  await page.goto(path);
  await page.locator(last).first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (globalThis as { made?: string[] }).made)).toEqual([]);
});

test('a first visit reads what the patience is before its script has loaded, and a later one is not held up by that', async () => {
  const page = await (await site.visitor()).newPage();
  const words = page.locator('.before');
  let load: (() => void) | undefined;
  const held = new Promise<void>((done) => (load = done));
  await page.route('**/assets/table-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('en/', { waitUntil: 'commit' });
  await words.waitFor();
  load!();
  await dealt(page);
  expect(await words.isVisible()).toBe(false);
  await page.evaluate(() => localStorage.setItem('patience.settings', '{}'));
  await page.reload({ waitUntil: 'commit' });
  await words.waitFor({ state: 'attached' });
  expect(await words.isVisible()).toBe(false);
});

test('the script of a page that can be read without it has a lower priority than its styles', async () => {
  for (const path of ['en/games/', 'en/workshop/']) {
    const page = await (await site.visitor()).newPage();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const priorities = new Map<string, string>();
    cdp.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => void priorities.set(url, initialPriority));
    await page.goto(path);
    const files = (elements: string): Promise<string[]> =>
      page
        .locator(elements)
        .evaluateAll((all) => all.map((one) => (one instanceof HTMLScriptElement ? one.src : (one as HTMLLinkElement).href)));
    const priorityOf = async (elements: string) => new Set((await files(elements)).map((file) => priorities.get(file)));
    expect(await priorityOf('link[rel="stylesheet"]'), path).toEqual(new Set(['VeryHigh']));
    expect(await priorityOf('script[type="module"]'), path).toEqual(new Set(['Low']));
    await page.close();
  }
});

test('the strip begins with the game on the table, followed by the games played last', async () => {
  const page = await (await site.visitor()).newPage();
  const strip = (): Promise<(string | undefined)[]> =>
    page.locator('.strip li').evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset['id']));
  await page.goto('en/');
  await dealt(page);
  const before = await strip();
  const others = variants
    .map(({ id }) => id)
    .filter((id) => !before.includes(id))
    .slice(0, 2);
  for (const id of others) {
    await page.goto(`en/play/${id}/`);
    // The page notes the game after the deal.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('patience.settings'))).toContain(`"${id}"`);
  }
  await page.goto('en/');
  // The start page opens the game that was played last.
  await expect.poll(strip).toEqual([...others.toReversed(), ...before].slice(0, before.length));
  expect(
    await page.locator('.strip [aria-current]').evaluateAll((links) => links.map((link) => link.parentElement!.dataset['id'])),
  ).toEqual([others[1]]);
  // A game that already has a place in the strip moves to the front as well.
  await page.goto(`en/?variant=${before.at(-1)!}`);
  await expect.poll(async () => (await strip())[0]).toBe(before.at(-1));
  await page.locator('.strip img[src*="thumb"]').first().waitFor();
  const unseen = (): Promise<number> =>
    page.locator('.strip img').evaluateAll((pictures) => pictures.filter((picture) => getComputedStyle(picture).opacity !== '1').length);
  await expect.poll(unseen).toBe(0);
});

test('the root of the site redirects to the language of the browser', async () => {
  const german = await site.visit('', { locale: 'de-AT' });
  await german.waitForURL('**/de/**');
  await dealt(german);
  const french = await site.visit('', { locale: 'fr-CA' });
  await french.waitForURL('**/fr/**');
  await dealt(french);
  expect(await french.locator('patience-game .tool').first().innerText()).toBe('Annuler');
  const english = await site.visit('', { locale: 'en-US' });
  await dealt(english);
  expect(await english.locator('html').getAttribute('lang')).toBe('en');
});

test('the language of an address wins over that of the browser and over the language chosen before', async () => {
  const context = await site.visitor({ locale: 'en-GB', storageState: site.storageWith({ language: 'en' }) });
  const page = await context.newPage();
  for (const path of ['de/', `de/play/${variants[0]!.id}/?seed=5`, 'de/games/', 'de/daily/', 'de/settings/', 'de/statistics/']) {
    await page.goto(path);
    // The part of the page that scripts draw has the language of its document, too.
    if (path === 'de/' || path.includes('play')) await dealt(page);
    else await drawn(page);
    expect([new URL(page.url()).pathname.split('/').at(1), await page.locator('html').getAttribute('lang')]).toEqual(['de', 'de']);
    for (const label of await page.locator('patience-game .tool').allInnerTexts())
      expect(['Undo', 'Redo', 'Hint', 'New', 'More']).not.toContain(label);
    expect(await page.locator('nav a, .nav a').allInnerTexts()).not.toContain('All games');
  }
});

test('each installed variant can be dealt and played, and has rules', async () => {
  const page = await site.visit('de/', { locale: 'de-DE' });
  for (const { id, names } of sample(variants, 12)) {
    await page.goto(`de/play/${id}/?seed=11#rules`);
    await dealt(page);
    expect(await page.locator('h1').innerText()).toContain(names['de']!);
    expect(await saved(page)).toMatchObject({ variant: id, seed: 11 });
    // Skip deals without a legal move at the start.
    if (!(await stuckFromTheStart(page))) expect([id, await playMoves(page, 2)]).not.toEqual([id, 0]);
    await page.getByRole('heading', { name: `Regeln: ${names['de']!}` }).waitFor();
    expect(page.url()).toContain('?seed=11#rules');
  }
});

test('another game can be started with one click', async () => {
  const page = await site.visit('de/games/', { locale: 'de-DE' });
  expect(await page.locator('.tile').count()).toBe(variants.length);
  const { id, names } = variants.at(-1)!;
  await page.getByRole('link', { name: names['de']!, exact: true }).click();
  await page.waitForURL(`**/de/play/${id}/**`);
  await dealt(page);
});

test('a 404 page is in both languages at any depth, and links back to the site', async () => {
  const page = await (await site.visitor()).newPage();
  for (const path of ['en/nothing/', 'some/where/deep/nothing.html']) {
    expect((await page.goto(path))?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toContain('does not exist');
    expect(
      await page
        .locator('link[rel=stylesheet]')
        .first()
        .evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length),
    ).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Zum Kartentisch' }).click();
    await page.waitForURL('**/de/**');
    await dealt(page);
  }
  site.faults.length = 0; // Clear the faults: the browser reports the 404 by itself.
});

test('a first visit of a table whose script is missing shows a sentence and reloads it', { timeout: 300_000 }, async () => {
  const { id } = variants[0]!;
  const path = `en/play/${id}/?seed=5`;
  const context = await site.visitor();
  const page = await context.newPage();
  const needed = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/.*\.js$/.test(pathname)) needed.add(pathname);
  });
  await page.goto(path);
  await dealt(page);
  await page.close();
  expect(needed.size).toBeGreaterThan(5);
  for (const file of needed) {
    const visitor = await (await site.visitor()).newPage();
    let missing = true;
    await visitor.route(`**${file}`, (route) => (missing ? route.fulfill({ status: 404 }) : route.continue()));
    await visitor.goto(path);
    // Parts that are loaded after the deal may be missing while the game is played; then the table is there.
    const reload = visitor.getByRole('button', { name: 'Reload', exact: true });
    const table = visitor.locator('patience-game .card, patience-game .back');
    await reload.or(table).first().waitFor();
    if (await reload.first().isVisible()) {
      missing = false;
      await reload.first().click();
    }
    await dealt(visitor);
    await visitor.close();
  }
  site.faults.length = 0; // Clear the faults: the browser reports each 404 by itself.
});

test('a browser that is too old gets a sentence and the rules instead of an empty table', async () => {
  const visitor = await site.visitor();
  await visitor.addInitScript(() => Object.assign(CSS, { supports: () => false }));
  // Block every module: an old browser cannot run modules, so its message may not need them.
  await visitor.route(/\.js$/, (route) =>
    route.request().url().endsWith('/boot.js') ? route.continue() : route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const page = await visitor.newPage();
  const { id } = variants[0]!;
  for (const path of ['en/', 'en/watch/', 'embed/', `en/play/${id}/`]) {
    await page.goto(path);
    const sentence = page.locator('.old[lang=en]');
    expect(await sentence.innerText(), path).toMatch(/too old.*Chrome 125, Firefox 126 or Safari 17\.5/);
    expect(await sentence.getByRole('link').isVisible(), path).toBe(true);
    expect(await page.locator('patience-game').isVisible(), path).toBe(false);
  }
  await page.locator('.old a').click();
  await page.waitForURL(`**/en/rules/${id}/`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(variants[0]!.names['en']!);
});
