/** Attacks of a module in a sandbox on the page around it. Each does what the sandbox has to withhold. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIKE_A_DESKTOP } from '@patience/tooling/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './opened.js';

const site = openForTests(
  {
    '/': {
      html: '<script type="module" src="/element/patience-game.cdn.js"></script><label>Search <input id="field"></label><dialog><input id="modal"></dialog>',
    },
  },
  { launching: LIKE_A_DESKTOP },
);

/** A sound patience of one card and two places that also runs some code in the frame. */
const moduleWith = (code: string): string => `
if (typeof document !== 'undefined') { ${code} }
const words = { name: 'Trojan', summary: 'One card.', rules: 'To the right.' };
export default {
  api: 1, id: 'trojan', rules: 1, options: {},
  deck: () => ({ suits: ['S'], ranks: [1] }),
  table: () => [
    { id: 'l', role: 'tableau', at: [0, 0], take: 'top', accept: { empty: 'any' } },
    { id: 'r', role: 'foundation', at: [1, 0], accept: { empty: 'any' } },
  ],
  deal: (table) => table.move('pack', 'l', { face: 'up' }),
  strings: { de: words, en: words },
};`;

let body = '';
const stranger: Server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(body);
});
beforeAll(() => new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening)));
afterAll(async () => {
  stranger.closeAllConnections();
  await new Promise((closed) => stranger.close(closed));
});

/** A page with the module in a sandbox, and the faults that the element reports. */
async function open(code: string, lang = 'en'): Promise<{ page: Page; faults: () => Promise<unknown[]> }> {
  body = moduleWith(code);
  const context = await site.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(site.base);
  await page.evaluate(
    async ([src, lang]) => {
      await customElements.whenDefined('patience-game');
      const faults: unknown[] = [];
      const element = Object.assign(document.createElement('patience-game'), { src, sandbox: true, seed: 7, lang });
      element.style.cssText = 'display:block;inline-size:600px;block-size:500px';
      element.addEventListener('patience-error', ({ detail }) => faults.push(detail.params['fault']));
      const ready = new Promise((done) => ['patience-ready', 'patience-error'].forEach((name) => element.addEventListener(name, done)));
      Object.assign(globalThis, { faults });
      document.body.append(element);
      await ready;
    },
    [`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/game.js`, lang] as const,
  );
  return { page, faults: () => page.evaluate(() => (globalThis as unknown as { faults: unknown[] }).faults) };
}

const guestOf = (page: Page) => page.frameLocator('patience-game iframe').frameLocator('iframe');

/** Takes the keyboard again and again, from a moment on that the test names. */
const THIEF = `addEventListener('pointerdown', () => setInterval(() => { window.focus(); document.querySelector('patience-game')?.focus(); }, 30));`;

test.each(['field', 'modal'])('a module that takes the keyboard again and again is removed, and the field has it: %s', async (id) => {
  const { page, faults } = await open(THIEF);
  await guestOf(page).locator('[part~=card]').click();
  if (id === 'modal') await page.evaluate(() => document.querySelector('dialog')!.showModal());
  await page.locator(`#${id}`).click();
  await expect.poll(faults).toEqual(['focus']);
  await page.keyboard.type('my secret words');
  expect(await page.locator(`#${id}`).inputValue()).toBe('my secret words');
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByText('it took the keyboard').waitFor({ state: 'attached' });
  await page.context().close();
});

test('a sandboxed table takes the keyboard by a click, by Tab and from the page, and its keys play', async () => {
  const { page, faults } = await open('');
  const card = guestOf(page).locator('[part~=card]');
  await card.click();
  await expect
    .poll(() =>
      guestOf(page)
        .locator('body')
        .evaluate(() => document.hasFocus()),
    )
    .toBe(true);
  await page.locator('#field').click();
  await page.keyboard.press('Tab');
  await expect
    .poll(() =>
      guestOf(page)
        .locator('body')
        .evaluate(() => document.hasFocus()),
    )
    .toBe(true);
  await page.locator('#field').click();
  await page.evaluate(() => document.querySelector('patience-game')!.focus());
  await expect
    .poll(() =>
      guestOf(page)
        .locator('body')
        .evaluate(() => document.activeElement?.localName),
    )
    .toBe('patience-game');
  await page.evaluate(() => document.querySelector('patience-game')!.play('l>r'));
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(won)'));
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(playing)'));
  expect(await faults()).toEqual([]);
  await page.context().close();
});

test('page-keys play in a sandbox while nothing on the page has the focus', async () => {
  const { page } = await open('');
  await page.evaluate(() => {
    const element = document.querySelector('patience-game')!;
    element.pageKeys = true;
    element.play('l>r');
  });
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(won)'));
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(playing)'));
  await page.context().close();
});

test('a click in a sandbox gives the module no way to the clipboard', async () => {
  const { page } = await open(`
    addEventListener('copy', (event) => { event.clipboardData.setData('text/plain', 'mine'); event.preventDefault(); });
    addEventListener('click', async () => {
      try { document.execCommand('copy'); } catch {}
      try { await navigator.clipboard.writeText('mine'); } catch {}
      document.title = 'tried';
    });`);
  await page.evaluate(() => navigator.clipboard.writeText('the player’s'));
  await guestOf(page).locator('[part~=card]').click();
  await expect
    .poll(() =>
      guestOf(page)
        .locator('html')
        .evaluate(() => document.title),
    )
    .toBe('tried');
  await page.locator('#field').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('the player’s');
  await page.context().close();
});

/** Sends something in place of the first message that the table sends after a click. */
const sending = (what: string): string => `
  const send = MessagePort.prototype.postMessage;
  let clicked = false;
  addEventListener('pointerdown', () => (clicked = true), true);
  MessagePort.prototype.postMessage = function (message) { if (clicked) { ${what} } send.call(this, message); };`;

test.each([
  ['objects instead of a text', `send.call(this, Array.from({ length: 5e4 }, () => ({})));`],
  ['a text of thirty million characters', `send.call(this, 'x'.repeat(3e7));`],
  ['twenty long texts', `for (let i = 0; i < 20; i++) send.call(this, 'x'.repeat(9e5));`],
])('a module that sends %s is removed before they are read', async (_name, what) => {
  const { page, faults } = await open(sending(what));
  guestOf(page)
    .locator('[part~=card]')
    .click()
    .catch(() => undefined);
  await expect.poll(faults, { timeout: 20_000 }).toEqual(['noisy']);
  expect(await page.locator('iframe').count()).toBe(0);
  await page.context().close();
});

test('the switches of a sandboxed menu change nothing on the page, which is told of them', async () => {
  const { page } = await open(
    sending(
      `send.call(this, JSON.stringify({ is: 'menu', settings: { fourColors: true, largeIndex: true, highContrast: true, leftHanded: true, outlook: true, sounds: true } }));`,
    ),
  );
  const told = page.evaluate(
    () =>
      new Promise((done) =>
        document.querySelector('patience-game')!.addEventListener('patience-menu', ({ detail }) => done(detail), { once: true }),
      ),
  );
  await guestOf(page).locator('[part~=card]').click();
  expect(await told).toMatchObject({ leftHanded: true });
  const set = await page.evaluate(() => {
    const { fourColors, leftHanded, sounds } = document.querySelector('patience-game') as PatienceGame;
    return [fourColors, leftHanded, sounds];
  });
  expect(set).toEqual([false, false, false]);
  // What is switched inside stays inside, also when the page draws its element again.
  const inner = guestOf(page).locator('patience-game');
  await inner.evaluate((element: PatienceGame) => (element.largeIndex = true));
  await page.evaluate(async () => {
    const element = document.querySelector('patience-game')!;
    element.lang = 'de';
    await element.updateComplete;
  });
  await guestOf(page).locator('html[lang=de]').waitFor();
  expect(await inner.evaluate((element: PatienceGame) => element.largeIndex)).toBe(true);
  await page.context().close();
});

test.each([
  ['en', 'third party'],
  ['de', 'von Dritten'],
])('a sandboxed table stands in a visible frame and says whose it is: %s', async (lang, words) => {
  const { page } = await open('', lang);
  const label = page.locator('patience-game [part=sandbox-label]');
  expect(await label.isVisible()).toBe(true);
  expect(await label.innerText()).toContain(words);
  const [outer, inner] = await Promise.all(['patience-game', 'iframe'].map((part) => page.locator(part).first().boundingBox()));
  expect(inner!.y).toBeGreaterThan(outer!.y + 15);
  await page.context().close();
});
