import { readdir, readFile } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sample } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import { sources as documents } from '../build/docs/contents.js';
import { wordsOf } from '../build/languages.js';
import { pages } from '../src/features/index.js';
import type { Words } from '../src/features/plain/words.js';
import { axeFaults } from './axe.js';
import { builtSite, dealt, drawn, languages, PAGES, playMoves, Site, solverWorks, variants } from './site.js';

const site = Site.forTests();

const id = variants[0]!.id;

/** Applies the text spacing of WCAG 1.4.12. Runs in a page. */
const spread = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  const dress = (root: Document | ShadowRoot): void => {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) dress(shadowRoot);
  };
  dress(document);
};

/** Returns visible texts that their own box cuts off. Runs in a page. */
const cutText = (): string[] => {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  return all(document)
    .filter((one) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(one);
      const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      const hasText = [...one.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
      if (!hasText || clipPath !== 'none' || !one.checkVisibility()) return false;
      return (cuts(overflowX) && one.scrollWidth > one.clientWidth + 1) || (cuts(overflowY) && one.scrollHeight > one.clientHeight + 1);
    })
    .map((one) => `${one.localName}.${one.className}: ${one.textContent?.trim().slice(0, 40) ?? ''}`);
};

describe.each(['de', 'en'] as const)('in %s', (lang) => {
  test('axe finds no fault on any page', async () => {
    const page = await site.visit(`${lang}/play/${id}/?seed=5`, { locale: lang, colorScheme: 'light' });
    // Start a game, so that the pages about played games have content.
    await dealt(page);
    await playMoves(page, 2);
    // In the short run, check the second language on every third page: only its texts differ.
    const pages = [...PAGES.map((one) => `${lang}/${one}`), `embed/?variant=${id}&lang=${lang}`];
    for (const path of lang === 'de' ? pages : sample(pages, 5)) {
      await page.goto(path);
      if ((await page.locator('patience-game').count()) > 0 && !/watch|none/.test(path)) await dealt(page);
      await drawn(page);
      // The dark theme changes only colours: check it in one language, with the rules about colours.
      for (const colorScheme of lang === 'de' ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme });
        expect([
          path,
          colorScheme,
          ...(await axeFaults(page, colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined)),
        ]).toEqual([path, colorScheme]);
      }
    }
  });

  test('axe finds no fault in the dialogs', async () => {
    const page = await site.visit(`${lang}/play/${id}/?seed=5`, { locale: lang });
    await dealt(page);
    for (const [button, close] of lang === 'de'
      ? ([
          ['Spiel wählen …', 'Schließen'],
          ['Teilen', 'Schließen'],
        ] as const)
      : ([
          ['Choose a deal …', 'Close'],
          ['Share', 'Close'],
        ] as const)) {
      if (button.endsWith('…')) await page.getByRole('button', { name: lang === 'de' ? 'Neu' : 'New', exact: true }).click();
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await page.locator('dialog[open]').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.locator('dialog').getByRole('button', { name: close }).click();
    }
  });
});

test('no page scrolls sideways at 320 pixels, and no text is cut with the text spacing of WCAG 1.4.12', async () => {
  const page = await site.visit('de/', { viewport: { width: 320, height: 568 }, locale: 'de' });
  for (const path of PAGES) {
    await page.goto(`de/${path}`);
    await drawn(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBe(320);
    await page.evaluate(spread);
    expect(await page.evaluate(cutText), path).toEqual([]);
  }
});

test('every page has the strict policy in its document and its header, and a title and description of its own', async () => {
  // Skip the sandbox: it has another policy, which hostile-trial.test.ts checks. Skip the examples of the documents: docs.test.ts opens them.
  const files = (await readdir(builtSite, { recursive: true })).filter(
    (name) => name.endsWith('.html') && !/^(?:sandbox|docs)\b/.test(name),
  );
  const inEachLanguage = pages.filter(({ path }) => path !== undefined).length;
  const ofEachVariant = pages.filter(({ ofPatiences }) => ofPatiences).length;
  expect(pages.length).toBeGreaterThan(documents.length);
  expect(files.length).toBe(3 + languages.length * (inEachLanguage + ofEachVariant * variants.length));
  const titles = new Set<string>();
  for (const file of files) {
    const text = await readFile(join(builtSite, file), 'utf8');
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)!;
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const marks = text.replace(/<code.*?<\/code>/gs, ''); // Leave out what documents print.
    expect(marks).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
    const [title, description] = [/<title>(.*)<\/title>/.exec(text)![1]!, /name="description" content="([^"]+)"/.exec(text)![1]!];
    expect(description.length).toBeGreaterThan(20);
    titles.add(`${/<html lang="([^"]+)"/.exec(text)![1]!} ${title}`);
  }
  // Four titles may repeat: the root copies the English first pages of the site and of the documents, and has a second 404 page.
  expect(titles.size).toBeGreaterThanOrEqual(files.length - 4);
  const page = await site.visit('en/games/');
  const response = await page.request.get('en/games/');
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('printed rules are dark on white, without navigation', async () => {
  const page = await site.visit(`en/rules/${variants[0]!.id}/`, { colorScheme: 'dark' });
  const play = page.getByRole('link', { name: `Play ${variants[0]!.names['en']!}` });
  expect(await play.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('a:visible').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(29, 33, 28)');
});

test.each([[`en/play/${variants[0]!.id}/`], ['en/workshop/']])(
  'a table is printed without cloth and controls around it: %s',
  async (path) => {
    const page = await site.visit(path);
    const table = page.locator('patience-game');
    await table.locator('[part~=card]').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const around = (): Promise<readonly string[]> =>
      table.evaluate((element) => {
        const colours: string[] = [];
        for (let at: Element | null = element; at; at = at.parentElement) colours.push(getComputedStyle(at).backgroundColor);
        return colours;
      });
    // The styles for paper are loaded with the features, which come after the first deal.
    await expect.poll(async () => new Set(await around())).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    const controls = page.locator('.edit, .tabs, nav, [part=toolbar]').filter({ visible: true });
    await expect.poll(() => controls.count()).toBe(0);
  },
);

test('a site that is built without an address contains no absolute address of itself', async () => {
  expect(await readFile(join(builtSite, 'robots.txt'), 'utf8')).not.toContain('Sitemap');
  const files = await readdir(builtSite, { recursive: true });
  expect(files).not.toContain('sitemap.xml');
  for (const file of files.filter((name) => name.endsWith('.html')))
    expect([file, (await readFile(join(builtSite, file), 'utf8')).match(/canonical|hreflang="x-default"|og:image/)]).toEqual([file, null]);
});

test('the site works under any base path', async () => {
  const target = new URL(site.address);
  const proxy = createServer((request, response) => {
    if (!request.url!.startsWith('/some/where/')) return void response.writeHead(404).end();
    const forward = ask(
      { host: target.hostname, port: target.port, path: request.url!.slice('/some/where'.length), headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(forward);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/some/where/`;
  try {
    const page = await site.visit(base, { locale: 'de-DE', serviceWorkers: 'allow' });
    await page.waitForURL(`${base}de/**`);
    await dealt(page);
    await page.getByRole('link', { name: 'Alle Patiencen' }).first().click();
    await page.locator(`.tile[data-id="${id}"] h2 a`).click();
    await dealt(page);
    expect(page.url()).toContain(`${base}de/play/${id}/`);
    await solverWorks(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.goto(`${base}en/games/`);
    await page.locator('.tile-links button').first().waitFor();
  } finally {
    await site.leave();
    proxy.closeAllConnections();
    proxy.close();
  }
});

test('the 404 page begins with the language of the address, even on a host with a single 404 page', async () => {
  const page = await site.visit('de/');
  const atRoot = await (await page.request.get('404.html')).text();
  const headings = async (): Promise<string[]> => page.locator('h1, main h2').allInnerTexts();
  const titleIn = (lang: string): string => wordsOf<Words>(lang).missing.page.title;
  const first = (lang: string): string[] => [lang, ...languages.filter((other) => other !== lang)].map(titleIn);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('de/never/there/');
  await expect.poll(headings).toEqual(first('de'));
  // It fits into the screen of a phone in all languages.
  expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: first('en')[0]! }).waitFor();
  await page.goto('en/never/');
  await expect.poll(headings).toEqual(first('en'));
  await page.route('**/de/never/', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: atRoot }));
  await page.goto('de/never/');
  await expect.poll(headings).toEqual(first('de'));
  expect(await page.locator('h1').innerText()).toBe(first('de')[0]);
  expect(await page.title()).toBe(first('de')[0]);
  site.faults.length = 0; // Clear the faults: the browser reports each 404 by itself.
});

test('the rules can be read without JavaScript', async () => {
  const page = await site.visit(`de/rules/${id}/`, { javaScriptEnabled: false });
  expect(await page.locator('h2').count()).toBeGreaterThan(2);
  await page.goto(`de/play/${id}/`);
  expect(await page.locator('#rules h3').count()).toBeGreaterThan(2);
});

test.each(['en/play/', 'en/play/?variant=none', 'en/?variant=none', 'embed/?lang=en', 'embed/?lang=en&variant=none'])(
  'the page of an unknown game says so and links to all games: %s',
  async (path) => {
    const page = await site.visit(path);
    await page
      .getByRole('alert')
      .filter({ hasText: path.includes('none') ? 'no game “none” here' : 'Which game' })
      .waitFor();
    expect(await page.locator('patience-game').isVisible()).toBe(false);
    expect(await page.locator('.game-not-found').getByRole('link', { name: 'All games' }).getAttribute('href')).toBe(
      `${site.address}en/games/`,
    );
  },
);

test('landmarks and controls of a page have distinct names, in sentence case', async () => {
  const page = await site.visit('en/games/');
  const groups = await page
    .locator('fieldset')
    .evaluateAll((all: HTMLFieldSetElement[]) => all.map((one) => one.querySelector('legend')!.textContent));
  expect(new Set(groups).size).toBe(groups.length);
  await page.goto(`en/rules/${id}/`);
  await page.getByRole('link', { name: `In the atlas: ${variants[0]!.names['en']!}`, exact: true }).waitFor();
  await page.goto('en/embed/');
  await page.getByRole('button', { name: 'Copy: As a frame', exact: true }).waitFor();
});
