/** Tests recipes: an address is enough, no code is run, and mistakes are reported to the author. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRecipe } from '@patience/recipe';
import { solve } from '@patience/solver';
import { deal } from '@patience/core/internals';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type {} from '../src/index.js';
import { openForTests } from './open-site.js';
import { variants } from './site.js';

const JSON_TEXT = readFileSync(new URL('../../recipe/examples/my-klondike.json', import.meta.url), 'utf8');
const SEED = 7;
/** An installed patience whose rules are published as a file. */
const published = variants.find(({ rules }) => rules !== undefined)!;
const withFunctions = variants.find(({ rules }) => rules === undefined)!;
/** Returns the built modules of a patience and its registration, as files in a folder of the site. */
const filesOf = ({ module }: (typeof variants)[number], folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(['index.js', 'register.js'].map((name) => [`${folder}/${name}`, readFileSync(join(dirname(module), name), 'utf8')]));
const twinOf = (id: string): string => JSON.stringify({ id: 'my-twin', extends: id, strings: { en: { name: 'My Twin' } } });

/** Returns a page with the element in two lines of HTML, whose policy allows no script but the element's file. */
const page = (src: string, root = 'lang="en"'): { html: string; strict: true; policy: string; root: string } => ({
  html: `<script type="module" src="/element/patience-game.cdn.js"></script>\n<patience-game src="${src}" seed="${SEED}"></patience-game>`,
  strict: true,
  policy: "; connect-src 'self'",
  root,
});

const site = openForTests(
  {
    '/': page('/my-klondike.json?v=2#top'),
    '/misspelt': page('/misspelt.json'),
    '/misspelt-de': page('/misspelt.json', 'lang="de"'),
    '/german': page('/my-klondike.json', 'lang="de"'),
    '/french': page('/my-klondike.json', 'lang="fr"'),
    '/wordy': page('/wordy.json'),
    '/twin': page('/my-twin.json'),
    '/published': page('/published/rules.json'),
    '/lonely': page('/lonely.json'),
    '/extends-registered': {
      ...page('/of-registered.json'),
      html: `${page('/of-registered.json').html}\n<script type="module" src="/published/register.js"></script>`,
    },
    '/extends-functions': {
      ...page('/of-functions.json'),
      html: `${page('/of-functions.json').html}\n<script type="module" src="/functions/register.js"></script>`,
    },
    '/missing': page('/none.json'),
    '/no-json': page('/no.json'),
    '/large': page('/large.json'),
    '/sandbox': { ...page('/my-klondike.json'), html: page('/my-klondike.json').html.replace('seed=', 'sandbox seed=') },
  },
  {
    files: {
      '/my-klondike.json': JSON_TEXT,
      '/misspelt.json': JSON_TEXT.replace('"on": "down" }', '"on": "down alternat" }'),
      '/wordy.json': JSON.stringify({ ...(JSON.parse(JSON_TEXT) as object), strings: { en: { rules: '## Goal\nHave fun.' } } }),
      '/my-twin.json': '{ "id": "my-twin", "extends": "my-klondike", "strings": { "en": { "name": "My Twin" } } }',
      '/of-registered.json': twinOf(published.id),
      '/of-functions.json': twinOf(withFunctions.id),
      ...filesOf(published, '/published'),
      ...filesOf(withFunctions, '/functions'),
      '/lonely.json': '{ "id": "lonely", "extends": "nobody" }',
      '/published/rules.json': readFileSync(published.rules!, 'utf8'),
      '/no.json': '<!doctype html>',
      '/large.json': ' '.repeat(1_100_000),
    },
  },
);

/** Opens a page and collects its console messages and problem events. */
async function open(path: string): Promise<{ page: Page; console: string[]; problems: () => Promise<unknown[]> }> {
  const opened = await site.browser.newPage();
  const console: string[] = [];
  opened.on('console', (message) => message.type() === 'error' && console.push(message.text()));
  opened.on('pageerror', (error) => console.push(String(error)));
  await opened.addInitScript(() => {
    const problems = (Reflect.get(globalThis, 'problems') as unknown[] | undefined) ?? [];
    Reflect.set(globalThis, 'problems', problems);
    addEventListener('patience-error', (event) => problems.push((event as CustomEvent).detail));
  });
  await opened.goto(site.base + path);
  return { page: opened, console, problems: () => opened.evaluate(() => Reflect.get(globalThis, 'problems') as unknown[]) };
}

test('a recipe that extends another one by its id finds it in the same folder, or says where it looked', async () => {
  const { page } = await open('/twin');
  await page.waitForFunction(() => document.querySelector('patience-game')?.matches(':state(playing)'));
  expect(await page.locator('patience-game').locator('[part~=table]').getAttribute('aria-label')).toBe('My Twin');
  await page.close();
  const lonely = await open('/lonely');
  await expect.poll(() => lonely.problems()).toHaveLength(1);
  expect(JSON.stringify(await lonely.problems())).toContain(`there is no recipe in ${site.base}/nobody.json`);
  await lonely.page.close();
});

test('a recipe extends a patience that a later script of the page registers', async () => {
  const { page, problems } = await open('/extends-registered');
  await page.waitForFunction(() => document.querySelector('patience-game')?.matches(':state(playing)'));
  expect(await page.locator('patience-game').locator('[part~=table]').getAttribute('aria-label')).toBe('My Twin');
  const given = await page.evaluate(async (json) => {
    const element = document.createElement('patience-game');
    const ready = new Promise((done) => element.addEventListener('patience-ready', done, { once: true }));
    element.recipe = json;
    document.body.append(element);
    await ready;
    return element.game?.variant.id;
  }, twinOf(published.id));
  expect(given).toBe('my-twin');
  expect(await problems()).toEqual([]);
  await page.close();
});

test('a recipe that extends a registered patience with functions says that its rules are no data', async () => {
  const { page, problems } = await open('/extends-functions');
  await expect.poll(problems).toHaveLength(1);
  const variant = await page.evaluate(async (id) => {
    const element = Object.assign(document.createElement('patience-game'), { variant: id });
    const ready = new Promise((done) => element.addEventListener('patience-ready', done, { once: true }));
    document.body.append(element);
    await ready;
    return element.game?.variant.id;
  }, withFunctions.id);
  expect(variant).toBe(withFunctions.id);
  expect(JSON.stringify(await problems())).toContain('no patience of that id whose rules are data is registered on this page');
  await page.close();
});

test('a recipe opens by two lines of HTML under a strict policy and can be played to its end', async () => {
  const { page, console } = await open('/');
  const game = page.locator('patience-game');
  await page.waitForFunction(() => document.querySelector('patience-game')?.matches(':state(playing)'));
  expect(await game.locator('[part~=table]').getAttribute('aria-label')).toBe('My Klondike');

  const read = fromRecipe(JSON_TEXT);
  const dealt = read.ok && deal(read.value, { seed: SEED });
  if (!dealt || !dealt.ok) throw new Error('The recipe is not dealt.');
  const { line } = await solve(dealt.value.table, { mode: 'thoughtful' });
  const played = await game.evaluate((element, moves) => {
    const table = element as HTMLElementTagNameMap['patience-game'];
    return { moves: moves.map((move) => table.play(move)), status: table.status };
  }, line!.text);
  expect(new Set(played.moves)).toEqual(new Set([true]));
  expect(played.status).toBe('won');
  expect(console).toEqual([]);
  await page.close();
});

test('the rules file of an installed patience plays under its own name', async () => {
  const { page, console } = await open('/published');
  await page.waitForFunction(() => document.querySelector('patience-game')?.matches(':state(playing)'));
  expect(await page.locator('patience-game').locator('[part~=table]').getAttribute('aria-label')).toBe(published.names['en']);
  expect(console).toEqual([]);
  await page.close();
});

test('the property takes a recipe as an object or text, and the same recipe again deals nothing new', async () => {
  const { page } = await open('/');
  await page.waitForFunction(() => document.querySelector('patience-game')?.matches(':state(playing)'));
  const dealt = await page.evaluate(async (text) => {
    const element = document.createElement('patience-game');
    let ready = 0;
    element.addEventListener('patience-ready', () => ready++);
    const next = (): Promise<unknown> => new Promise((done) => element.addEventListener('patience-ready', done, { once: true }));
    let coming = next();
    element.recipe = JSON.parse(text) as object;
    document.body.append(element);
    await coming;
    element.recipe = JSON.parse(text) as object;
    await element.updateComplete;
    const same = ready;
    coming = next();
    element.recipe = text.replace('my-klondike', 'another');
    await coming;
    return { same, ready, id: element.game?.variant.id };
  }, JSON_TEXT);
  expect(dealt).toEqual({ same: 1, ready: 2, id: 'another' });
  await page.close();
});

test('a recipe needs no sandbox: the attribute changes nothing', async () => {
  const { page } = await open('/sandbox');
  await page.waitForFunction(() => document.querySelector('patience-game')?.matches(':state(playing)'));
  expect(await page.locator('iframe').count()).toBe(0);
  await page.close();
});

/** Opens the sheet with the rules and returns its part. */
async function openRules(page: Page): Promise<Locator> {
  const game = page.locator('patience-game');
  await page.waitForFunction(() => document.querySelector('patience-game')?.matches(':state(playing)'));
  await game.locator('[part~=tool-more]').click();
  await game.getByRole('button', { name: /^(Rules|Spielregeln|Regeln|Règles)$/ }).click();
  return game.locator('[part=sheet]');
}

test.each([
  ['/', 'en', 'Deal seven columns'],
  ['/german', 'de', 'sieben Reihen'],
  ['/french', 'fr', 'Formez sept colonnes'],
])(
  'a recipe without a rules text shows rules that are written from its data, in a part that is loaded then: %s',
  async (path, lang, sentence) => {
    const { page, console } = await open(path);
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const sheet = await openRules(page);
    await sheet.getByText(sentence).waitFor();
    expect(await sheet.locator('h3').count()).toBe(4);
    expect(
      await sheet
        .locator('h3')
        .first()
        .evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang')),
    ).toBe(lang);
    expect(files.filter((file) => file.endsWith('rules.js'))).toEqual(['/element/patience-game.rules.js']);
    expect(console).toEqual([]);
    await page.close();
  },
);

test('a recipe with a rules text shows that text, and loads nothing to write another one', async () => {
  const { page } = await open('/wordy');
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const sheet = await openRules(page);
  await expect.poll(() => sheet.getByRole('paragraph').allInnerTexts()).toEqual(['Have fun.']);
  expect(files.filter((file) => file.endsWith('rules.js'))).toEqual([]);
  await page.close();
});

test('rules that cannot be written are reported in the sheet', async () => {
  const { page, problems } = await open('/');
  await page.route('**/patience-game.rules.js', (route) => route.abort());
  const sheet = await openRules(page);
  await sheet.getByText('could not be loaded').waitFor();
  await expect.poll(problems).toMatchObject([{ code: 'part-missing' }]);
  await page.close();
});

test.each([
  ['/misspelt', 'en', 'Did you mean “down alternate”?'],
  ['/misspelt-de', 'de', 'Gemeint ist vielleicht „down alternate“.'],
])('a misspelt word is reported with path and suggestion on the page, in the console and by the event: %s', async (path, _, suggestion) => {
  const { page, console, problems } = await open(path);
  const message = page.locator('patience-game [part=message]');
  await message.waitFor();
  const shown = await message.innerText();
  expect(shown).toContain('table.t1-7.accept.on');
  expect(shown).toContain('"down alternat"');
  expect(shown).toContain(suggestion);
  await expect
    .poll(() => console.join('\n'))
    .toMatch(/misspelt\.json: table\.t1-7\.accept\.on is "down alternat".* Did you mean “down alternate”\?/);
  expect(await problems()).toMatchObject([
    { code: 'recipe-wrong', params: { path: 'table.t1-7.accept.on', found: '"down alternat"', nearest: 'down alternate' } },
  ]);
  await page.close();
});

test('a message about a problem changes its language with the element', async () => {
  const { page } = await open('/misspelt');
  const message = page.locator('patience-game [part=message]');
  await message.waitFor();
  const seen = await page.locator('patience-game').evaluate(async (element: HTMLElement) => {
    const text = (): string => element.shadowRoot!.querySelector('[part=message]')!.textContent;
    const texts = [text()];
    element.lang = 'de';
    while (texts.length < 2) {
      await new Promise((wake) => requestAnimationFrame(wake));
      if (text() !== texts.at(-1)) texts.push(text());
    }
    return texts;
  });
  expect(seen[0]).toContain('Did you mean “down alternate”?');
  expect(seen[1]).toContain('Gemeint ist vielleicht „down alternate“.');
  await page.close();
});

test.each([
  ['/missing', { code: 'variant-broken', params: { why: 'HTTP 404' } }],
  ['/no-json', { code: 'recipe-wrong', params: { path: 'JSON', fault: 'broken' } }],
  ['/large', { code: 'recipe-wrong', params: { path: 'JSON', fault: 'broken', allowed: 'longer than 200000 characters' } }],
])('a recipe that cannot be loaded is reported as a problem: %s', async (path, problem) => {
  const { page, problems } = await open(path);
  await page.locator('patience-game [part=message]').waitFor();
  expect(await problems()).toMatchObject([problem]);
  await page.close();
});
