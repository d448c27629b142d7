/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { outdatedCaches } from './caches.js';
import { answerFetchRequest } from './fetch-requests.js';
import { languageOf } from './languages.js';
import { EVERYONE, packOf, PACKS } from './packs.js';
import { Part, pathOf, type Entry } from './part.js';

declare const self: ServiceWorkerGlobalScope;

const entries = self.__WB_MANIFEST as unknown as readonly Entry[];
/** Paths of all files of the site that are cached. */
const files = new Set(entries.map(({ url }) => url));
/** Languages that packages supply, cached only for their readers. */
const languages = [...files]
  .filter((file) => file.startsWith(PACKS) && file !== packOf(EVERYONE))
  .map((file) => file.slice(PACKS.length, -5));

const partOf = (file: string): string => languageOf(file, languages) ?? EVERYONE;

/** The parts of the site by name, each with a cache of its own. */
const parts = new Map(
  [EVERYONE, ...languages].map((name) => {
    const own = entries.filter(({ url }) => !url.startsWith(PACKS) && partOf(url) === name);
    return [
      name,
      new Part(
        name,
        entries.find(({ url }) => url === packOf(name))!,
        own,
      ),
    ] as const;
  }),
);

// Answer from the cache first, which the routes of the parts do: fast, equal with and without a network, and always from one version of the site.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request, url }) => {
    const path = pathOf(url);
    if (files.has(`${path}/index.html`)) return Promise.resolve(Response.redirect(`${self.registration.scope}${path}/${url.search}`, 301));
    return fetch(request);
  },
);

// Without a network, answer with the site's 404 page in the language of the address.
setCatchHandler(async ({ event, request }) => {
  const [folder = ''] = pathOf(new URL(request.url)).split('/', 1);
  for (const file of request.mode === 'navigate' ? [`${folder}/404.html`, '404.html'] : []) {
    const page = await parts.get(partOf(file))!.read(file, event);
    if (page) return new Response(page.body, { status: 404, headers: page.headers });
  }
  return Response.error();
});

clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const read = open.flatMap(({ url }) => (url.startsWith(self.registration.scope) ? partOf(pathOf(new URL(url))) : []));
      for (const name of new Set([EVERYONE, ...read])) await parts.get(name)!.install(event);
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const part of parts.values()) await part.clean(event);
      const used = [...parts.values()].map(({ cacheName }) => cacheName);
      for (const name of outdatedCaches(await caches.keys(), self.registration.scope, used)) await caches.delete(name);
    })(),
  );
});

// Cache a language whose page is opened, for use without a network.
self.addEventListener('fetch', (event) => {
  const name = partOf(pathOf(new URL(event.request.url)));
  if (event.request.mode === 'navigate' && name !== EVERYONE)
    event.waitUntil(
      parts
        .get(name)!
        .unpack()
        .catch(() => undefined),
    );
});

self.addEventListener('message', (event) => {
  const { type, ask } = (event.data ?? {}) as { type?: string; ask?: string };
  // Pages that were cached before the site used Workbox ask for `take-over`.
  if (type === 'SKIP_WAITING' || ask === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(answerFetchRequest(self, event));
});
