import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { variants, type PageSource } from './site.js';

const { id } = variants[0]!;
const data = `<body data-variant="${id}" data-src="/variants/${id}.js">`;
const element = `<patience-game src="/variants/${id}.js" seed="7" lang="en"></patience-game>`;

/** A table of a patience that has French rules. */
const known = variants.find((one) => existsSync(new URL(`../../languages/fr/rules/${one.id}.md`, import.meta.url)))!.id;
const french = `<patience-game src="/variants/${known}.js" lang="fr"></patience-game>`;

/** Returns a page with two copies of the element from different builds, the second of which registers a language and makes an element. */
const secondCopy = (first: string, second: string): PageSource => ({
  html: `${data}<patience-game variant="${id}" seed="7" lang="eo"></patience-game><script type="module">
    import '${first}';
    import { PatienceGame, registerLanguage } from '${second}';
    import '/late.js';
    registerLanguage('eo', { table: { undo: 'Malfari' } });
    const made = new PatienceGame();
    document.title = [made, document.querySelector('patience-game')].every((one) => one instanceof PatienceGame && one.play) + ' ' + (document.body instanceof PatienceGame);
  </script>`,
});

const pages: Record<string, PageSource> = {
  '/plain': { html: `<script type="module" src="/element/patience-game.cdn.js"></script>${element}` },
  '/versioned': { html: `<script type="module" src="/element/patience-game.cdn.js?ver=6.8"></script>${element}` },
  '/strict': { html: `<script type="module" src="/element/patience-game.cdn.js"></script>${element}`, strict: true },
  '/german': {
    html: `<script type="module" src="/element/patience-game.cdn.js"></script>${element.replace('lang="en"', 'lang="de"')}`,
    strict: true,
  },
  '/french': {
    html: `<script type="module" src="/element/patience-game.cdn.js"></script>${french}`,
    strict: true,
  },
  '/french-bundle': { html: `${french}<script type="module" src="/french.js"></script>` },
  '/own-language': {
    html: `${element.replace('lang="en"', 'lang="eo"')}<script type="module">
      import { registerLanguage } from '/element/patience-game.cdn.js';
      registerLanguage('eo', { table: { undo: 'Malfari' } });
    </script>`,
  },
  '/full': {
    html: `<script>Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };</script><script type="module" src="/element/patience-game.cdn.js"></script>${element.replace('seed', 'autosave="mine" seed')}`,
  },
  '/frame': { html: '<iframe src="/strict" width="400" height="600" title="A game"></iframe>', strict: true },
  '/any-order': {
    html: `${data}<patience-game variant="${id}" seed="7" lang="en"></patience-game><script type="module" src="/late.js"></script><script type="module" src="/element/patience-game.cdn.js"></script>`,
  },
  '/object': {
    html: `<script>addEventListener('patience-error', ({ detail }) => (document.title = detail.code), true)</script><patience-game seed="7" lang="en"></patience-game><script type="module" src="/element/patience-game.cdn.js"></script><script type="module">
      import variant from '/variants/${id}.js';
      document.querySelector('patience-game').variant = variant;
    </script>`,
  },
  '/twice': {
    html: `${element}${element}<script type="module" src="/element/patience-game.cdn.js"></script><script type="module" src="/define.js"></script>`,
  },
  '/second-copy': secondCopy('/element/patience-game.cdn.js', '/define.js'),
  '/second-copy-bundled-first': secondCopy('/define.js', '/element/patience-game.cdn.js'),
  '/reserved': {
    html: `<link rel="stylesheet" href="/patience-game.css"><p>Before</p><patience-game src="/variants/${id}.js" seed="7"><p>Loading</p></patience-game><p>After</p>
      <patience-game hidden></patience-game>`,
  },
  '/without': { html: `<patience-game><a href="https://example.org">Play elsewhere</a></patience-game>` },
  '/react': { html: `${data}<div id="root"></div><script type="module" src="/react.js"></script>` },
  '/vue': { html: `${data}<div id="root"></div><script type="module" src="/vue.js"></script>` },
};

const site = openForTests(pages, {
  modules: {
    '/define.js': new URL('./pages/define.ts', import.meta.url),
    '/french.js': new URL('./pages/french.ts', import.meta.url),
    '/lang-fr.js': new URL('../../languages/fr/dist/index.js', import.meta.url),
    '/late.js': new URL('./pages/late.ts', import.meta.url),
    '/react.js': new URL('./pages/react.ts', import.meta.url),
    '/vue.js': new URL('./pages/vue.ts', import.meta.url),
  },
  files: { '/patience-game.css': readFileSync(new URL('../patience-game.css', import.meta.url), 'utf8') },
});

/** Opens a page and collects its errors. */
async function open(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await site.browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(site.base + path);
  return { page, complaints };
}

/** Plays the first legal move on the page's first element. */
const playFirst = (page: Page): Promise<boolean> =>
  page
    .locator('patience-game')
    .first()
    .evaluate((game: PatienceGame) => game.play(game.game!.legalMoves()[0]!));

const dealt = (page: Page): Promise<void> => page.locator('patience-game').first().locator('.table button').first().waitFor();

test.each(['/plain', '/strict', '/any-order'])('the element works on the page: %s', async (path) => {
  const { page, complaints } = await open(path);
  await dealt(page);
  expect(await page.locator('.tools').evaluate((tools) => getComputedStyle(tools).display)).toBe('flex');
  expect(await playFirst(page)).toBe(true);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByText('Ctrl+Z').waitFor();
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
  await page.close();
});

test('an element without a variant reports nothing while a script of the page is still to set one', async () => {
  const page = await site.browser.newPage();
  let put = (): void => undefined;
  const element = new Promise<void>((done) => (put = done));
  // The variant arrives after the element.
  await page.route('**/variants/*', (route) => void element.then(() => route.continue()));
  const opened = page.goto(`${site.base}/object`);
  await page.locator('patience-game .scroller').waitFor({ state: 'attached' });
  put();
  await opened;
  await dealt(page);
  expect(await page.title()).toBe('Test');
  await page.close();
});

test('the one file is a whole table, and reports to page and player when a later part cannot be loaded', async () => {
  const page = await site.browser.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.route('**/patience-game.more.js', (route) => route.abort());
  await page.goto(`${site.base}/plain`);
  await dealt(page);
  const game = page.locator('patience-game');
  await game.evaluate((element: PatienceGame) => element.addEventListener('patience-error', ({ detail }) => (element.title = detail.code)));
  expect(await playFirst(page)).toBe(true);
  expect(await game.evaluate((element: PatienceGame) => [element.undo(), element.redo(), element.readTable().length > 100])).toEqual([
    true,
    true,
    true,
  ]);
  await page.getByRole('button', { name: 'More' }).click();
  const note = game.locator('.bubble', { hasText: 'could not be loaded' });
  await note.waitFor();
  expect(await note.evaluate((bubble) => getComputedStyle(bubble).backgroundColor)).toBe('rgb(255, 248, 225)'); // The bubble has a background of its own.
  expect(await game.getAttribute('title')).toBe('part-missing');
  expect(await game.evaluate((element: PatienceGame) => element.hint())).toBeUndefined();
  expect(thrown).toEqual([]);
  await page.close();
});

test('a page whose storage is full gets an event, the player reads that the game is not saved, and the game goes on', async () => {
  const { page, complaints } = await open('/full');
  await dealt(page);
  const game = page.locator('patience-game');
  await game.evaluate((element: PatienceGame) => element.addEventListener('patience-error', ({ detail }) => (element.title = detail.code)));
  expect(await playFirst(page)).toBe(true);
  await game.locator('.bubble', { hasText: 'not being saved' }).waitFor();
  expect(await game.getAttribute('title')).toBe('not-kept');
  expect(await playFirst(page)).toBe(true);
  expect(await game.evaluate((element: PatienceGame) => element.snapshot!.cursor)).toBe(2);
  expect(complaints).toEqual([]);
  await page.close();
});

test.each([
  { format: 'A4', landscape: false, width: 718, height: 1047 },
  { format: 'A4', landscape: true, width: 1047, height: 718 },
  { format: 'Letter', landscape: false, width: 740, height: 980 },
  { format: 'Letter', landscape: true, width: 980, height: 740 },
])('a table is printed on one page of $format with all cards and its name, landscape: $landscape', async (paper) => {
  const { width, height, ...form } = paper; // Pixels without margins of 1 cm, at 96 for an inch.
  const { page } = await open('/plain');
  await page.setViewportSize({ width: 1280, height: 800 });
  await dealt(page);
  // Printing is a feature, which the menu loads.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Help' }).waitFor();
  await page.keyboard.press('Escape');
  const printed = await page.pdf({ ...form, margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const game = page.locator('patience-game');
  const table = await game.locator('.table').evaluate((table) => getComputedStyle(table, '::before').content);
  expect(table).toBe(JSON.stringify(variants[0]!.names.en));
  const cards = await game
    .locator('.card, .back, .slot')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  expect(cards.length).toBeGreaterThan(10);
  for (const { left, right, bottom } of cards) expect([left >= 0, right <= width, bottom <= height]).toEqual([true, true, true]);
  await page.close();
});

test('the file for script tags names the exact fault of a faulty variant', async () => {
  const { page } = await open('/plain');
  await dealt(page);
  await page.locator('patience-game').evaluate(
    (element: PatienceGame) =>
      new Promise<void>((resolve) => {
        element.addEventListener('patience-error', ({ detail }) => detail.message.includes('must return at least one pile') && resolve());
        element.variant = { ...element.game!.variant, table: () => [] };
      }),
  );
  await page.close();
});

test('the file for script tags runs once, also under an address with a version', async () => {
  const { page, complaints } = await open('/versioned');
  await dealt(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByText('Ctrl+Z').waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  expect(loaded.filter((path) => path === '/element/patience-game.cdn.js')).toHaveLength(1);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a later file of a build with other names is refused, and the table works without it', async () => {
  const page = await site.browser.newPage();
  await page.route('**/patience-game.more.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('import{', 'import{ofAnotherBuild,'),
    });
  });
  await page.goto(`${site.base}/plain`);
  await dealt(page);
  expect(await playFirst(page)).toBe(true);
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('patience-game .bubble', { hasText: 'could not be loaded' }).waitFor();
  await page.close();
});

test('a German page starts in German and can switch to English at once', async () => {
  const { page, complaints } = await open('/german');
  await dealt(page);
  const statusText = page.locator('patience-game [role=status]');
  expect(await statusText.textContent()).toContain('Karten liegen aus');
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
  await page.locator('patience-game').evaluate((game: PatienceGame) => (game.lang = 'en'));
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('a language that changes while the game is loading is used throughout', async () => {
  const { page, complaints } = await open('/strict');
  const reported = await page.evaluate(async (src) => {
    const game = document.createElement('patience-game');
    Object.assign(game, { lang: 'en', src, seed: 7 });
    const ready = new Promise((done) => game.addEventListener('patience-ready', done, { once: true }));
    document.body.replaceChildren(game);
    await game.updateComplete;
    game.lang = 'de';
    await ready;
    await game.updateComplete;
    return game.shadowRoot!.querySelector('[role=status]')!.textContent;
  }, `/variants/${id}.js`);
  expect(reported).toContain('Karten liegen aus');
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('an English page fetches German on demand; if that fails it stays English and says so', async () => {
  const { page } = await open('/plain');
  await dealt(page);
  const game = page.locator('patience-game');
  const fetched = (): Promise<boolean> =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('patience-game.de.js')));
  expect(await fetched()).toBe(false);
  await game.evaluate((element: PatienceGame) => (element.lang = 'de'));
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
  expect(await fetched()).toBe(true);
  await page.route('**/patience-game.de.js', (route) => route.abort());
  await page.reload();
  await dealt(page);
  await game.evaluate((element: PatienceGame) => {
    element.addEventListener('patience-error', ({ detail }) => (element.title = detail.code), { once: true });
    element.lang = 'de';
  });
  await page.locator('patience-game[title=part-missing]').waitFor();
  expect(await playFirst(page)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.close();
});

test('a page in a language of a package fetches only its file, and the table uses it', async () => {
  const { page, complaints } = await open('/plain');
  await dealt(page);
  const game = page.locator('patience-game');
  await game.evaluate((element: PatienceGame) => (element.lang = 'fr-CA'));
  await page.getByRole('button', { name: 'Annuler' }).waitFor();
  expect(await page.locator('patience-game .layout').getAttribute('lang')).toBe('fr');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((name) => /patience-game\.(de|fr)\.js/.test(name)).map((name) => basename(name))).toEqual(['patience-game.fr.js']);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the element works in an iframe with a strict policy', async () => {
  const { page, complaints } = await open('/frame');
  await page.frameLocator('iframe').locator('patience-game .table button').first().waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('the element works when two scripts define it, twice on one page', async () => {
  const { page, complaints } = await open('/twice');
  await page.locator('patience-game').nth(1).locator('.table button').first().waitFor();
  await playFirst(page);
  expect(await page.locator('patience-game').evaluateAll((games: PatienceGame[]) => games.map(({ game }) => game!.cursor))).toEqual([1, 0]);
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(['/second-copy', '/second-copy-bundled-first'])(
  'copies from two builds share variants and languages, and the class of each makes and recognises the elements: %s',
  async (path) => {
    const { page, complaints } = await open(path);
    await dealt(page);
    await page.getByRole('button', { name: 'Malfari' }).waitFor();
    expect(await page.title()).toBe('true false');
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test('the style sheet of the package reserves the space that the element takes', async () => {
  const { page, complaints } = await open('/reserved');
  const places = (): Promise<unknown[]> =>
    page.locator('patience-game, body > p').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await places();
  await page.addScriptTag({ type: 'module', url: '/element/patience-game.cdn.js' });
  await dealt(page);
  expect(await places()).toEqual(before);
  expect(before.at(-1)).toContain('"height":0');
  expect(complaints).toEqual([]);
  await page.close();
});

test('the fallback content is shown without scripts', async () => {
  const { page } = await open('/without');
  await page.getByRole('link', { name: 'Play elsewhere' }).waitFor();
  await page.close();
});

test.each(['/react', '/vue'])('%s sets properties and receives events', async (path) => {
  const { page, complaints } = await open(path);
  await dealt(page);
  await playFirst(page);
  await page.getByText('moves 1').waitFor();
  expect(await page.locator('patience-game').evaluate((game: PatienceGame) => [game.fourColors, String(game.dealNumber)])).toEqual([
    true,
    '7',
  ]);
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(['/french', '/french-bundle'])('tools and rules are in French on the page: %s', async (path) => {
  const { page, complaints } = await open(path);
  await page.getByRole('button', { name: 'Annuler' }).waitFor();
  const game = page.locator('patience-game');
  await game.evaluate((element: PatienceGame) => element.command('rules'));
  const rules = game.locator('dialog div[lang]');
  await rules.waitFor();
  await expect.poll(() => rules.getAttribute('lang')).toBe('fr');
  await expect.poll(() => rules.innerText()).toMatch(/\b(les cartes|la carte) /i);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a page without a build registers a language of its own', async () => {
  const { page, complaints } = await open('/own-language');
  await page.getByRole('button', { name: 'Malfari' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});
