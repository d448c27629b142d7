/// <reference lib="webworker" />
import { answerAsk } from './asks.js';

declare const self: ServiceWorkerGlobalScope;
/** Every file of the site; the build puts the list here. */
declare const __PRECACHE__: readonly string[];
/** Fingerprint of what is in them. */
declare const __VERSION__: string;

const FILES = __PRECACHE__;
const ADDED = 'patience-added';
/** A cache for each version of the site. */
const CACHE = `patience-site-${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        cache.addAll(
          FILES.map(
            (file) => new Request(new URL(file, self.registration.scope), { cache: file.startsWith('assets/') ? 'default' : 'no-cache' }),
          ),
        ),
      ),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('patience-site-') && name !== CACHE);
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

/** What is kept comes first: quick, the same with and without a network, and of one version. */
async function answer(request: Request, url: URL): Promise<Response> {
  const site = await caches.open(CACHE);
  const [path, query] = [url.origin + url.pathname, url.search];
  const kept = (await site.match(path.endsWith('/') ? `${path}index.html` : path)) ?? (await (await caches.open(ADDED)).match(path));
  if (kept) return kept;
  if (request.mode === 'navigate' && (await site.match(`${path}/index.html`))) return Response.redirect(`${path}/${query}`, 301);
  return fetch(request);
}
