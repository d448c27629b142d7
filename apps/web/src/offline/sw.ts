/// <reference lib="webworker" />
import { policyOf } from '../policy/policy.js';
import { typeOf } from '../policy/types.js';
import { answerAsk } from './asks.js';
import { cachesOf, outdatedCaches } from './caches.js';

declare const self: ServiceWorkerGlobalScope;
/** Every file of the site with the SHA-256 of what is in it, in base64; the build puts the list here. */
declare const __PRECACHE__: Readonly<Record<string, string>>;
/** Which file has the texts of those whose names stay the same from version to version: one request instead of hundreds. */
declare const __PACK__: string;
/** Fingerprint of them all. */
declare const __VERSION__: string;

const FILES = __PRECACHE__;
/** A cache for each version of the site. */
const CACHE = `${cachesOf(self.registration.scope)}${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const [cache, pack] = await Promise.all([caches.open(CACHE), unpack()]);
      await Promise.all(Object.keys(FILES).map((file) => keep(cache, file, pack[file])));
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = outdatedCaches(await caches.keys(), self.registration.scope, CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.href.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request, url));
});

self.addEventListener('message', (event) => {
  const { ask } = (event.data ?? {}) as { ask?: string };
  if (ask === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(answerAsk(self, event));
});

/** The texts of the pack, by file. */
async function unpack(): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(new URL(__PACK__, self.registration.scope));
  if (!response.ok) throw new Error(`${__PACK__}: HTTP ${String(response.status)}`);
  return (await response.json()) as Record<string, string>;
}

/** Keeps a file if it is what the build wrote. @param text absent: it is fetched by itself, mostly from the cache of the browser */
async function keep(cache: Cache, file: string, text?: string): Promise<void> {
  const address = new URL(file, self.registration.scope);
  const response = text === undefined ? await fetch(address) : new Response(text, { headers: { 'Content-Type': typeOf(file) } });
  const type = response.headers.get('Content-Type') ?? '';
  const body = await response.arrayBuffer();
  if (!response.ok || !(await isOurs(file, body))) throw new Error(`${file} is not what the build wrote`);
  await cache.put(address, new Response(body, { headers: { 'Content-Type': type } }));
}

async function isOurs(file: string, body: ArrayBuffer): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Object.hasOwn(FILES, file) && btoa(String.fromCharCode(...hash)) === FILES[file];
}

/** What is kept comes first: quick, the same with and without a network, and of one version. */
async function answer(request: Request, url: URL): Promise<Response> {
  const path = (url.origin + url.pathname).slice(self.registration.scope.length);
  const kept = await keptFile(path === '' || path.endsWith('/') ? `${path}index.html` : path);
  if (kept) return kept;
  if (request.mode !== 'navigate') return fetch(request);
  if (Object.hasOwn(FILES, `${path}/index.html`)) return Response.redirect(`${self.registration.scope}${path}/${url.search}`, 301);
  return fetch(request).catch(async (error: unknown) => (await missingPage(path)) ?? Promise.reject(error as Error));
}

/** The site's own page for an address that does not exist, in the language of the address: without a network, too. */
async function missingPage(path: string): Promise<Response | undefined> {
  const own = `${path.split('/', 1)[0]!}/404.html`;
  const page = await keptFile(Object.hasOwn(FILES, own) ? own : '404.html');
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

/**
 * A file of the build, as the build wrote it. A file that is missing from the cache, or that somebody else put there, is fetched and
 * kept again.
 */
async function keptFile(file: string): Promise<Response | undefined> {
  if (!Object.hasOwn(FILES, file)) return undefined;
  const cache = await caches.open(CACHE);
  const address = new URL(file, self.registration.scope);
  const kept =
    (await sound(cache, file)) ??
    (await keep(cache, file)
      .then(() => sound(cache, file))
      .catch(() => undefined));
  if (kept) return dressed(file, kept.type, kept.body);
  await cache.delete(address);
  return undefined;
}

/** What the cache has of a file; undefined where that is not what the build wrote. */
async function sound(cache: Cache, file: string): Promise<{ readonly type: string; readonly body: ArrayBuffer } | undefined> {
  const kept = await cache.match(new URL(file, self.registration.scope));
  if (!kept) return undefined;
  const [type, body] = [kept.headers.get('Content-Type') ?? '', await kept.arrayBuffer()];
  return (await isOurs(file, body)) ? { type, body } : undefined;
}

/** With the policy of the site, whatever its host sends along. */
const dressed = (file: string, type: string, body: ArrayBuffer): Response =>
  new Response(body, { headers: { ...policyOf(file), 'Content-Type': type } });
