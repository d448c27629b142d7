/** The documents of the site: each page, and each live example, which is a page of its own in a frame. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GROUPS, sources } from '../build/docs/contents.js';
import { axeFaults } from './axe.js';
import { languages, Site } from './site.js';

const site = Site.forTests();

interface Table extends HTMLElement {
  readonly snapshot?: { readonly cursor: number };
}

/** Waits until each table of an example has a game. @returns the number of tables */
async function deal(page: Page): Promise<number> {
  const tables = await page.locator('patience-game').all();
  for (const table of tables) {
    await table.scrollIntoViewIfNeeded(); // An example may load a table when it comes near the screen.
    await page.waitForFunction((element) => (element as Table).snapshot !== undefined, await table.elementHandle());
  }
  return tables.length;
}

test.each(sources.map(({ id }) => id))('the document "%s" has no fault, and each of its examples deals', async (id) => {
  const page = await site.visit(`en/docs/${id}/`, { viewport: { width: 1280, height: 900 } });
  await deal(page); // The playground has a table of its own; axe would meet it half drawn.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  const frames = await page.locator('.live iframe').all();
  for (const frame of frames) await frame.scrollIntoViewIfNeeded();
  const examples = await Promise.all(frames.map((frame) => frame.evaluate((element: HTMLIFrameElement) => element.src)));
  for (const example of examples) {
    await page.goto(example);
    expect(await deal(page), example).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.querySelectorAll('script:not([src])').length), example).toBe(0);
  }
});

test('an example deals inside of its frame', async () => {
  const page = await site.visit('en/docs/quick-start/');
  const frame = page.locator('.live iframe').first();
  await frame.scrollIntoViewIfNeeded();
  await frame.contentFrame().locator('[part~=card]').first().waitFor();
});

test('no document scrolls sideways on a narrow phone', async () => {
  const page = await site.visit('en/docs/', { viewport: { width: 320, height: 568 } });
  for (const { id } of sources) {
    await page.goto(`en/docs/${id}/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(320);
  }
});

test.each(languages)('the navigation in "%s" leads to every document, and marks the English texts', async (lang) => {
  const page = await site.visit(`${lang}/docs/`, { locale: lang });
  const links = page.locator('#contents > ul > li > a');
  expect(await links.count()).toBe(sources.length);
  expect(await page.locator('#contents h2').count()).toBe(GROUPS.length);
  const first = await links.first().evaluate((link: HTMLAnchorElement) => link.href);
  await links.first().click();
  await page.waitForURL(first);
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  expect(await page.locator('article').getAttribute('lang')).toBe(lang === 'en' ? null : 'en');
  expect(await page.locator('#contents [aria-current=page]').count()).toBe(1);
});

test('the search finds a section by its words and leads there; without a result it says so', async () => {
  const page = await site.visit('en/docs/');
  const field = page.getByRole('searchbox', { name: 'Search the documents' });
  await field.fill('patience-before-sheet');
  await page.locator('.docs-found a').first().waitFor();
  await field.fill('trusted types');
  await page.locator('.docs-found a').filter({ hasText: 'Policies: Trusted Types' }).click();
  await page.waitForURL('**/en/docs/policies/#trusted-types');
  await page.goto('en/docs/');
  await field.fill('zzz');
  await page.locator('.docs-found').filter({ hasText: 'Nothing was found for “zzz”.' }).waitFor();
});

test('the search and the playground take over what was typed and chosen before their scripts were loaded', async () => {
  const page = await site.visit('en/');
  let release!: () => void;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/assets/docs-*.js', (route) => held.then(() => route.continue()));
  await page.goto('en/docs/playground/', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search the documents' }).fill('trusted types');
  await page.locator('.try-form [name=cloth]').selectOption('blue');
  release();
  await page.locator('.docs-found a').filter({ hasText: 'Policies: Trusted Types' }).waitFor();
  await expect.poll(() => page.locator('.try patience-game').getAttribute('cloth')).toBe('blue');
});

test('an address of the documents without a language leads to the language of the browser', async () => {
  const german = await site.visit('docs/#reference', { locale: 'de-AT' });
  await german.waitForURL('**/de/docs/#reference');
  const english = await site.visit('docs/', { locale: 'en-US' });
  await english.getByRole('link', { name: 'Theming' }).first().click();
  await english.waitForURL('**/en/docs/theming/');
});

test('a code block is copied as it is printed', async () => {
  const page = await site.visit('en/docs/quick-start/', { permissions: ['clipboard-read', 'clipboard-write'] });
  const block = page.locator('.code-block').first();
  await block.getByRole('button', { name: 'Copy' }).click();
  await block.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent());
});

test('the playground sets an attribute of its table for each control, and follows the menu of the table', async () => {
  const page = await site.visit('en/docs/playground/');
  const table = page.locator('.try patience-game');
  await page.waitForFunction((element) => (element as Table).snapshot !== undefined, await table.elementHandle());
  const code = page.locator('.try-code');
  await page.locator('.try-form [name=cloth]').selectOption('blue');
  await page.locator('.try-form [name=four-colors]').check();
  await page.locator('.try-form [name=seed]').fill('7');
  await page.locator('.try-form [name=seed]').blur();
  // The script of the page takes over what was changed before it was loaded.
  await expect.poll(() => code.textContent()).toMatch(/<patience-game src="[\w-]+\.js" .*seed="7"/);
  expect(await code.textContent()).toContain('cloth="blue"');
  expect(await table.getAttribute('cloth')).toBe('blue');
  expect(await table.getAttribute('four-colors')).toBe('');
  await expect.poll(() => table.evaluate((element: Table & { dealNumber?: unknown }) => String(element.dealNumber))).toBe('7');
  await page.locator('.try-form [name=four-colors]').uncheck();
  expect(await code.textContent()).not.toContain('four-colors');
  await table.evaluate((element) => {
    element.setAttribute('large-index', '');
    element.dispatchEvent(new CustomEvent('patience-settings'));
  });
  expect(await page.locator('.try-form [name=large-index]').isChecked()).toBe(true);
});

test.each([true, false])(
  'an import map with the hashes of the documents protects the files of the element: right hashes %s',
  async (right) => {
    const page = await site.visit('en/docs/files/');
    const map = (await page.locator('code.language-html').last().textContent())!;
    const text = right ? map : map.replace(/(table\.js": "sha384-)./, '$1-');
    const example = await (await page.request.get('docs/live/quick-start-1.html')).text();
    const [table] = /<patience-game src="[\w-]+\.js">/.exec(example)!;
    await page.route('**/docs/live/hashes.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html>${text}${table}</patience-game><link rel="icon" href="../../icon.svg">`,
      }),
    );
    await page.goto('docs/live/hashes.html');
    if (right) expect(await deal(page)).toBe(1);
    else await expect.poll(() => site.faults.splice(0).join()).toContain('integrity');
  },
);

test('llms.txt lists every document, and each of its addresses has the Markdown', async () => {
  const page = await site.visit('en/docs/');
  const list = await (await page.request.get('llms.txt')).text();
  const addresses = [...list.matchAll(/\]\((.*?)\)/g)].map(([, address]) => address!);
  expect(addresses.length).toBe(sources.length);
  for (const address of addresses) expect(await (await page.request.get(address)).text(), address).toMatch(/^# /);
});
