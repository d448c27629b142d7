/**
 * Pages in two pseudo-languages: `en-XA` has long texts with accents, `ar-XB` the same from right to left. They are installed as packages
 * of data, as any language is. The development server serves them, so that no second site has to be built.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coreWords } from '@patience/core/internals';
import { pseudoTranslation } from '@patience/core/testing';
import { LIKE_A_DESKTOP, sharedBrowser } from '@patience/tooling/browser';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as element } from '@patience/element/testing/words';
import { en as guide } from '../build/guide/en.js';
import { builtIn } from '../build/languages.js';
import { en as firstWords } from '../src/features/table/first-words.js';
import { en as workshop } from '../../workshop/src/words/en.js';
import { dealt, drawn, PAGES, variants } from './site.js';

const parts: Readonly<Record<string, object>> = {
  core: coreWords,
  ...element,
  web: builtIn.en,
  guide,
  workshop,
};
/** Texts that are data and must not be altered: the letters on cards, and the words by which deals are recognised. */
const DATA = { table: { letters: element.table.letters }, web: { deal: { ...pseudoTranslation(firstWords.deal), numberWords: 'deal' } } };
const TAGS = ['en-XA', 'ar-XB'];
/** One patience of each family, whose tables are laid out alike: the families are the folders of the variants. */
const families = new Map(variants.map(({ id, folder }) => [basename(dirname(folder)), id]));
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'patience-languages-'));

let server: ViteDevServer;
let browser: Browser;

/** Writes a language package for a tag, as a third party would. */
function install(tag: string): void {
  const path = join(folder, 'node_modules', `lang-${tag.toLowerCase()}`);
  mkdirSync(join(path, 'words'), { recursive: true });
  const manifest = { name: `lang-${tag.toLowerCase()}`, version: '1.0.0', keywords: ['patience-language'], patience: { language: tag } };
  writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
  for (const [part, words] of Object.entries(parts)) {
    const texts = { ...pseudoTranslation(words), ...DATA[part as keyof typeof DATA] };
    writeFileSync(join(path, 'words', `${part}.json`), JSON.stringify(texts));
  }
}

beforeAll(async () => {
  TAGS.forEach(install);
  process.env['PATIENCE_LANGUAGES'] = folder;
  server = await createServer({
    root,
    logLevel: 'error',
    cacheDir: join(folder, 'cache'),
    server: { host: '127.0.0.1', port: 0, hmr: false },
  });
  await server.listen();
  browser = await sharedBrowser(LIKE_A_DESKTOP);
}, 120_000);

afterAll(async () => {
  await server.close();
  await browser.close();
  delete process.env['PATIENCE_LANGUAGES'];
  rmSync(folder, { recursive: true, force: true });
});

/** English texts of the word files that are long enough to be recognised on a page: whole, and in parts between placeholders. */
const english = [...new Set(Object.values(parts).flatMap(textsOf))].filter((text) => /[a-z]{3}/.test(text));

function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return words.split(/\{[\w-]+\}/).map((piece) => piece.trim());
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

/** Lists faulty texts of a page: cut ones, and English ones that are not marked as English. Runs in the page. */
function faultsOf(texts: readonly string[]): string[] {
  const known = new Set(texts);
  const all = (from: Document | ShadowRoot): Element[] =>
    [...from.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const languageAt = (element: Element): string => {
    for (let at: Element | null = element; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null)
      if (at.hasAttribute('lang')) return at.getAttribute('lang')!;
    return '';
  };
  const page = document.documentElement.lang;
  return all(document).flatMap((one) => {
    if (!one.checkVisibility() || languageAt(one) !== page) return [];
    const own = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent!.trim());
    const labels = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? '');
    const name = `${one.localName}.${one.getAttribute('class') ?? ''}`;
    const left = [...own, ...labels].filter((text) => known.has(text)).map((text) => `${name} is in English: ${text}`);
    const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(one);
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const cut =
      own.some((text) => text !== '') &&
      clipPath === 'none' &&
      textOverflow !== 'ellipsis' &&
      ((hides(overflowX) && one.scrollWidth > one.clientWidth + 1) || (hides(overflowY) && one.scrollHeight > one.clientHeight + 1));
    return cut ? [...left, `${name} is cut: ${one.textContent.trim().slice(0, 60)}`] : left;
  });
}

const check = async (page: Page, where: string): Promise<void> => {
  expect(await page.evaluate(faultsOf, english), where).toEqual([]);
  const spills = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(spills, `${where} spills sideways`).toBeLessThanOrEqual(0);
};

test.each(TAGS)('no page in "%s" cuts a text or leaves one in English', async (tag) => {
  const context = await browser.newContext({ baseURL: server.resolvedUrls!.local[0]!, locale: tag, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  for (const path of [...PAGES, ...[...families.values()].map((id) => `play/${id}/?seed=7`)]) {
    await page.goto(`${tag}/${path}`);
    if (path === '' || path.startsWith('play/')) await (path.includes('none') ? drawn(page) : dealt(page));
    else await drawn(page);
    const html = page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')], path).toEqual([tag, tag === 'ar-XB' ? 'rtl' : null]);
    await check(page, path);
  }
  // Check the dialogs of a table.
  await page.goto(`${tag}/play/${variants[0]!.id}/?seed=7`);
  await dealt(page);
  await page.locator('#to-share:enabled').click();
  await page.locator('dialog[open]').waitFor();
  await check(page, 'share');
  await page.keyboard.press('Escape');
  // A sheet that is asked for before the features are loaded opens after the key that closes it.
  await page.locator('patience-game').evaluate(async (element: HTMLElement & { features?: { load(): Promise<unknown> } }) => {
    await element.features!.load();
  });
  for (const tool of await page.locator('patience-game .tool:not([aria-disabled=true])').all()) {
    await tool.click();
    await check(page, `tool ${(await tool.getAttribute('class')) ?? ''}`);
    await page.keyboard.press('Escape');
  }
  await context.close();
});
