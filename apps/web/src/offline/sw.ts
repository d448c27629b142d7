/// <reference lib="webworker" />
import { policyOf } from '../policy/policy.js';
import { typeOf } from '../policy/types.js';
import { answerFetchRequest } from './fetch-requests.js';
import { cachesOf, outdatedCaches } from './caches.js';
import { languageOf, type LanguageFiles } from './languages.js';

declare const self: ServiceWorkerGlobalScope;
/** SHA-256 (base64) of every file of the site; the build inserts the list. */
declare const __PRECACHE__: Readonly<Record<string, string>>;
/** Path of the file that bundles the texts of all files whose names do not change between versions: one request instead of hundreds. */
declare const __PACK__: string;
/** Files of the languages that packages supply, cached only for readers of these languages; the build inserts the list. */
declare const __LANGUAGES__: Readonly<Record<string, LanguageFiles>>;
/** Hash of all files; names the version of the site. */
declare const __VERSION__: string;

const FILES = __PRECACHE__;
const LANGUAGES = __LANGUAGES__;
/** SHA-256 of everything that is cached: files, and the bundled texts of languages that packages supply. */
const HASHES: Readonly<Record<string, string>> = {
  ...FILES,
  ...Object.fromEntries(Object.values(LANGUAGES).map(({ pack, hash }) => [pack, hash])),
};
/** Name of the cache of this version of the site. */
const CACHE = `${cachesOf(self.registration.scope)}${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const [cache, pack] = await Promise.all([caches.open(CACHE), unpack()]);
      await Promise.all(Object.keys(FILES).map((file) => keep(cache, file, pack[file])));
      await Promise.all((await openLanguages()).map((lang) => keepLanguage(lang)));
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
  if (request.mode === 'navigate') {
    const lang = languageOf(pathOf(url), LANGUAGES);
    // Cache a language that was read once, like those that every visitor gets, for use without a network.
    if (lang !== undefined) event.waitUntil(keepLanguage(lang).catch(() => undefined));
  }
  event.respondWith(answer(request, url));
});

self.addEventListener('message', (event) => {
  const { ask } = (event.data ?? {}) as { ask?: string };
  if (ask === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(answerFetchRequest(self, event));
});

/** Returns the path of an address from the root of the site. */
const pathOf = (url: URL): string => (url.origin + url.pathname).slice(self.registration.scope.length);

/** Returns the package-supplied languages whose pages are open now. */
async function openLanguages(): Promise<readonly string[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { scope } = self.registration;
  return [...new Set(open.flatMap(({ url }) => (url.startsWith(scope) ? (languageOf(pathOf(new URL(url)), LANGUAGES) ?? []) : [])))];
}

/** Caches the bundled texts of a package-supplied language. */
async function keepLanguage(lang: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const { pack } = LANGUAGES[lang]!;
  if (!(await verified(cache, pack))) await keep(cache, pack);
}

/** Texts of package-supplied languages that this run of the worker has read, by language. */
const read = new Map<string, Readonly<Record<string, string>>>();

/** Returns a file of a package-supplied language from its bundled texts, if these are cached. */
async function packedFile(file: string): Promise<Response | undefined> {
  const lang = languageOf(file, LANGUAGES);
  if (lang === undefined) return undefined;
  let texts = read.get(lang);
  if (!texts) {
    const kept = await verified(await caches.open(CACHE), LANGUAGES[lang]!.pack);
    if (!kept) return undefined;
    texts = JSON.parse(new TextDecoder().decode(kept.body)) as Record<string, string>;
    read.set(lang, texts);
  }
  return Object.hasOwn(texts, file) ? withHeaders(file, typeOf(file), new TextEncoder().encode(texts[file]).buffer) : undefined;
}

/** Returns the bundled texts, by file. */
async function unpack(): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(new URL(__PACK__, self.registration.scope));
  if (!response.ok) throw new Error(`${__PACK__}: HTTP ${String(response.status)}`);
  return (await response.json()) as Record<string, string>;
}

/**
 * Caches a file if its hash is that of the build. @param text content of the file; absent: fetch it, mostly from the browser's HTTP cache
 */
async function keep(cache: Cache, file: string, text?: string): Promise<void> {
  const address = new URL(file, self.registration.scope);
  const response = text === undefined ? await fetch(address) : new Response(text, { headers: { 'Content-Type': typeOf(file) } });
  const type = response.headers.get('Content-Type') ?? '';
  const body = await response.arrayBuffer();
  if (!response.ok || !(await isOurs(file, body))) throw new Error(`${file} does not have the hash of the build`);
  await cache.put(address, new Response(body, { headers: { 'Content-Type': type } }));
}

async function isOurs(file: string, body: ArrayBuffer): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Object.hasOwn(HASHES, file) && btoa(String.fromCharCode(...hash)) === HASHES[file];
}

/** Answers from the cache first: fast, equal with and without a network, and always from one version of the site. */
async function answer(request: Request, url: URL): Promise<Response> {
  const path = pathOf(url);
  const kept = await keptFile(path === '' || path.endsWith('/') ? `${path}index.html` : path);
  if (kept) return kept;
  if (request.mode !== 'navigate') return fetch(request);
  if (await keptFile(`${path}/index.html`)) return Response.redirect(`${self.registration.scope}${path}/${url.search}`, 301);
  return fetch(request).catch(async (error: unknown) => (await missingPage(path)) ?? Promise.reject(error as Error));
}

/** Returns the site's 404 page in the language of the address; it works without a network too. */
async function missingPage(path: string): Promise<Response | undefined> {
  const page = (await keptFile(`${path.split('/', 1)[0]!}/404.html`)) ?? (await keptFile('404.html'));
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

/** Returns a file of the build from the cache. A file that is missing, or was replaced by somebody else, is fetched and cached again. */
async function keptFile(file: string): Promise<Response | undefined> {
  if (!Object.hasOwn(FILES, file)) return packedFile(file);
  const cache = await caches.open(CACHE);
  const address = new URL(file, self.registration.scope);
  const kept =
    (await verified(cache, file)) ??
    (await keep(cache, file)
      .then(() => verified(cache, file))
      .catch(() => undefined));
  if (kept) return withHeaders(file, kept.type, kept.body);
  await cache.delete(address);
  return undefined;
}

/** Returns a file from the cache; undefined if its hash is not that of the build. */
async function verified(cache: Cache, file: string): Promise<{ readonly type: string; readonly body: ArrayBuffer } | undefined> {
  const kept = await cache.match(new URL(file, self.registration.scope));
  if (!kept) return undefined;
  const [type, body] = [kept.headers.get('Content-Type') ?? '', await kept.arrayBuffer()];
  return (await isOurs(file, body)) ? { type, body } : undefined;
}

/** Returns a response with the site's security headers, whatever headers its host sends. */
const withHeaders = (file: string, type: string, body: ArrayBuffer): Response =>
  new Response(body, { headers: { ...policyOf(file), 'Content-Type': type } });
