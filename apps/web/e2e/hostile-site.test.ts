/** Attacks on the site by an added module and by an embedding page. */
import { describe, expect, test } from 'vitest';
import { AttackedVisitor } from './attacked-visitor.js';
import { dealt, variants } from './site.js';

const visitor = AttackedVisitor.forTests();
const { attacker, site } = visitor;
const id = variants[0]!.id;

describe('the site', () => {
  test('the site serves nothing that a stranger put into its cache', async () => {
    await visitor.page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => /^patience-site .* all$/.test(one))!;
      const poison = (): Response => new Response('<title>mine</title>', { headers: { 'Content-Type': 'text/html' } });
      const cache = await caches.open(name);
      const cached = (await cache.keys()).filter(({ url }) => url.includes('index.html')).map(({ url }) => url);
      for (const path of ['en/index.html', 'en/never/index.html', 'en/', 'never.html', ...cached])
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
    await visitor.page.goto('en/');
    await dealt(visitor.page);
    expect(await visitor.page.title()).not.toContain('mine');
    for (const path of ['en/never/', 'never.html']) expect((await visitor.page.goto(path))!.status()).toBe(404);
    await visitor.page.evaluate(() => caches.delete('mine'));
  });

  test('the site sends its policy with pages, scripts and workers, from the server and from the service worker', async () => {
    const script = await visitor.page
      .goto(`en/play/${id}/?seed=3`)
      .then(() => visitor.page.locator('script[type=module]').getAttribute('src'));
    await dealt(visitor.page);
    const address = new URL(script!, visitor.page.url()).href;
    const policies = [
      (await visitor.page.request.get(address)).headers()['content-security-policy'],
      await visitor.page.evaluate(async (from) => (await fetch(from)).headers.get('Content-Security-Policy'), address),
      await visitor.page.evaluate(async () => (await fetch(location.href)).headers.get('Content-Security-Policy')),
    ];
    for (const policy of policies) expect(policy).toMatch(/default-src 'none'.*connect-src 'self'.*frame-ancestors 'none'/);
    const [worker] = await Promise.all([
      visitor.page.waitForEvent('worker'),
      visitor.page.locator('patience-game').evaluate(async (element: HTMLElement & { hint(): Promise<unknown>; adviser?: unknown }) => {
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
      visitor.page.evaluate((address) => {
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
      await visitor.page.goto(path);
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
    await visitor.page.goto(`en/play/${id}/?seed=3`);
    await dealt(visitor.page);
    await visitor.page.evaluate(async () => {
      await (await caches.open('mine')).put('/x', new Response('x'));
      localStorage.setItem('mine', 'x');
      sessionStorage.setItem('mine', 'x');
      await new Promise((done) => (indexedDB.open('mine').onsuccess = ({ target }) => done((target as IDBOpenDBRequest).result.close())));
    });
    await visitor.page.goto('en/settings/');
    await visitor.page.getByRole('button', { name: 'Delete everything' }).click();
    await visitor.page.getByRole('button', { name: 'Yes, delete' }).click();
    await visitor.page.getByText('deleted', { exact: false }).last().waitFor();
    const left = await visitor.page.evaluate(async () => ({
      caches: await caches.keys(),
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'patience'),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(left).toEqual({ caches: [], storage: [], databases: [], workers: 0 });
    await visitor.leave();
  });
});
