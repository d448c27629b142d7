import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sample } from '@patience/tooling/sample';
import type { Page } from 'playwright-core';
import { builtSite, dealt, playMoves, saved, solverWorks, Site, variants } from './site.js';

// Copy the built site: a test publishes a new version of it.
const dist = mkdtempSync(join(tmpdir(), 'patience-site-'));
beforeAll(() => cp(builtSite, dist, { recursive: true }));
afterAll(() => rm(dist, { recursive: true, force: true }));
const site = Site.forTests(dist);
const id = variants[0]!.id;

/** Returns the digest by which the service worker checks a file. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64').slice(0, 16);

const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((wake) => setTimeout(wake, 30));
  });

test('the whole site works without a network after the first visit', async () => {
  const page = await site.visit('en/', { serviceWorkers: 'allow' });
  await dealt(page);
  await kept(page);
  await page.context().setOffline(true);
  for (const path of [
    'en/',
    'de/',
    'en/games/',
    'en/daily/',
    'en/statistics/',
    'en/settings/',
    'en/embed/',
    'en/add/',
    'en/watch/',
    `en/rules/${id}/`,
  ]) {
    await page.goto(path);
    expect((await page.locator('h1').first().innerText()).length).toBeGreaterThan(0);
  }
  await page.goto('en/daily/');
  await page.locator('.play[href*="seed="]').nth(4).waitFor({ timeout: 60_000 });
  for (const { id: each } of sample(variants, 8)) {
    await page.goto(`de/play/${each}/?seed=3`);
    await dealt(page);
  }
  expect(await playMoves(page, 1)).toBe(1);
  await solverWorks(page);
  await page.goto('de/games/');
  await page.waitForFunction(() => [...document.images].slice(0, 3).every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
  await page.goto(`de/play/${id}?seed=3`); // Open the address without its final slash.
  await dealt(page);
  expect(page.url()).toContain(`/de/play/${id}/?seed=3`);
});

test('a missing address gets the site’s 404 page in its language without a network', async () => {
  const page = await site.visit('en/', { serviceWorkers: 'allow' });
  await dealt(page);
  await kept(page);
  onTestFinished(site.disconnect());
  for (const [path, words] of [
    ['en/nothing/here/', 'does not exist'],
    ['de/nichts.html', 'gibt es nicht'],
  ] as const) {
    expect((await page.goto(path))!.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toContain(words);
  }
  // A page that is not kept on the device exists nevertheless.
  expect((await page.goto('de/docs/'))!.status()).toBe(503);
  expect(await page.locator('h1').innerText()).toBe('Diese Seite gibt es nur online');
  await page.getByRole('link', { name: 'Zum Kartentisch' }).click();
  await dealt(page);
  site.faults.length = 0; // Clear the faults: the browser reports the 404 by itself.
});

test('a language that is not kept on the device needs a network, and says so in the language of the reader', async () => {
  const page = await site.visit('de/settings/', { serviceWorkers: 'allow' });
  await kept(page);
  onTestFinished(site.disconnect());
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL(/\/fr\//);
  expect(await page.locator('h1').innerText()).toBe('Diese Seite gibt es nur online');
  await page.getByRole('link', { name: 'Zum Kartentisch' }).click();
  await dealt(page);
  expect(page.url()).toContain('/de/');
  expect((await page.goto('fr/games/'))!.status()).toBe(503);
  expect(await page.locator('h1').innerText()).toBe('Diese Seite gibt es nur online');
  site.faults.length = 0; // Clear the faults: the browser reports the 503 by itself.
});

test('a further language is cached for its readers only', async () => {
  const english = await site.visit('en/', { serviceWorkers: 'allow' });
  await dealt(english);
  await kept(english);
  const files = (page: Page): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const caches = await globalThis.caches.keys();
      const requests = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
  expect((await files(english)).filter((url) => url.includes('/fr/'))).toEqual([]);
  const french = await site.visit('fr/', { serviceWorkers: 'allow', locale: 'fr' });
  await dealt(french);
  await kept(french);
  await expect.poll(async () => (await files(french)).filter((url) => url.includes('/fr/')).length).toBeGreaterThan(variants.length);
  await french.context().setOffline(true);
  await french.goto('fr/settings/');
  expect(await french.locator('h1').innerText()).toBe('Réglages');
  await french.goto(`fr/play/${id}?seed=3`); // Open the address without its final slash.
  await dealt(french);
  expect(await french.locator('patience-game .tool').first().innerText()).toBe('Annuler');
  expect((await french.goto('fr/rien/'))!.status()).toBe(404);
  expect(await french.locator('h1').innerText()).toContain('n’existe pas');
  site.faults.length = 0; // Clear the faults: the browser reports the 404 by itself.
});

test('a file that was lost from the cache is cached again, and works without a network', async () => {
  const page = await site.visit('en/', { serviceWorkers: 'allow' });
  await dealt(page);
  await kept(page);
  const lose = (): Promise<boolean> =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => /^patience-site .* all$/.test(one))!;
      return (await caches.open(name)).delete(new URL('../en/settings/index.html', location.href), { ignoreSearch: true });
    });
  expect(await lose()).toBe(true);
  await page.goto('en/settings/');
  await page.goto('en/');
  await page.context().setOffline(true);
  await page.goto('en/settings/');
  expect(await page.locator('h1').innerText()).toBe('Settings');
});

test('the app can be installed: it has a manifest and icons, and starts without a network', async () => {
  const page = await site.visit('de/');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href'))!;
  const manifest = await page.evaluate(async (address) => (await fetch(address)).json() as Promise<Record<string, unknown>>, href);
  expect(manifest).toMatchObject({ name: 'Patience', lang: 'de', display: 'standalone', start_url: './de/' });
  for (const { src } of manifest['icons'] as { src: string }[]) expect((await page.request.get(src)).ok()).toBe(true);
});

test('a new version is offered in each tab, and activated only on request', async () => {
  const page = await site.visit(`en/play/${id}/?seed=5`, { serviceWorkers: 'allow' });
  await dealt(page);
  await kept(page);
  const count = await playMoves(page, 2);
  const path = `en/play/${id}/index.html`;
  const [worker, pack] = [join(dist, 'sw.js'), join(dist, 'packs/all.json')];
  const [oldWorker, oldPack] = await Promise.all([readFile(worker, 'utf8'), readFile(pack, 'utf8')]);
  onTestFinished(async () => {
    await Promise.all([writeFile(worker, oldWorker), writeFile(pack, oldPack)]);
  });
  const texts = JSON.parse(oldPack) as Record<string, string>;
  const html = texts[path]!;
  const renewed = html.replace('<title>', '<title>New: ');
  const newPack = JSON.stringify({ ...texts, [path]: renewed });
  const entry = (text: string): string => `"digest":"${digest(text)}"`;
  const newWorker = oldWorker.replace(entry(html), entry(renewed)).replace(entry(oldPack), entry(newPack));
  expect(newWorker.includes(entry(renewed)) && newWorker.includes(entry(newPack))).toBe(true);
  await Promise.all([writeFile(worker, newWorker), writeFile(pack, newPack)]);

  const other = await page.context().newPage();
  await Promise.all([page.reload(), other.goto('en/games/')]);
  await dealt(page);
  expect(await page.title()).not.toContain('New: '); // The page still uses the cached version.
  const notice = (tab: Page) => tab.locator('.notice', { hasText: 'A new version is ready' });
  const update = (tab: Page) => Promise.all([tab.waitForEvent('load'), notice(tab).getByRole('button', { name: 'Update now' }).click()]);
  await Promise.all([notice(page).waitFor(), notice(other).waitFor()]);
  expect(await playMoves(page, 1)).toBe(1);
  await update(page);
  await dealt(page);
  expect(await page.title()).toContain('New: ');
  expect((await saved(page)).cursor).toBe(count + 1);
  await update(other);
});

/** The parts of the service worker from before the site used Workbox that a new version meets: its cache, its control and its message. */
const FORMER_WORKER = `
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open('patience-site / 0123456789ab').then((cache) => cache.put('/en/index.html', new Response('former')))));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => data.ask === 'take-over' && self.skipWaiting());`;

test('the service worker of a visitor from before the site used Workbox hands over, and its cache is deleted', async () => {
  const worker = join(dist, 'sw.js');
  const text = await readFile(worker, 'utf8');
  onTestFinished(() => writeFile(worker, text));
  await writeFile(worker, FORMER_WORKER);
  const page = await site.visit('en/', { serviceWorkers: 'allow' });
  await dealt(page);
  await kept(page);
  const cached = (): Promise<readonly string[]> => page.evaluate(() => caches.keys());
  expect(await cached()).toEqual(['patience-site / 0123456789ab']);
  await writeFile(worker, text);
  // A page of that version asks the waiting service worker by its own message.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((wake) => setTimeout(wake, 30));
    registration.waiting.postMessage({ ask: 'take-over' });
  });
  await expect.poll(cached).not.toContain('patience-site / 0123456789ab');
  await page.context().setOffline(true);
  await page.goto('de/settings/');
  expect(await page.locator('h1').innerText()).toBe('Einstellungen');
});
