/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { outdatedCaches } from './caches.js';
import { answerFetchRequest } from './fetch-requests.js';
import { LanguagePart } from './language-part.js';
import { languageOf } from './languages.js';
import { DOCUMENTS, EVERYONE, languageListedBy, listOf, packOf, PACKS } from './packs.js';
import { Part, pathOf, type Entry } from './part.js';

declare const self: ServiceWorkerGlobalScope;

const entries = self.__WB_MANIFEST as unknown as readonly Entry[];
const entryOf = (file: string): Entry => entries.find(({ url }) => url === file)!;
/** Languages that packages supply, cached only for their readers. */
const languages = entries.flatMap(({ url }) => languageListedBy(url) ?? []);

/** The files for every visitor. */
const everyone = new Part(
  EVERYONE,
  entryOf(packOf(EVERYONE)),
  entries.filter(({ url }) => !url.startsWith(PACKS)),
);
/** The files of each language, each with a cache of its own. */
const parts = new Map(languages.map((tag) => [tag, new LanguagePart(tag, entryOf(packOf(tag)), entryOf(listOf(tag)))]));

/** Returns the language whose readers alone need an address; undefined for a file for every visitor. */
const partOf = (url: URL): LanguagePart | undefined => parts.get(languageOf(pathOf(url), languages) ?? EVERYONE);

/** Opens the files of a language; undefined where they are not on the device and cannot be fetched. */
const opened = async (part: LanguagePart | undefined): Promise<Part | undefined> => part?.open().catch(() => undefined);

/** Fetches what no cache has; adds the final slash to the address of a page. */
function fetchPage(part: Part, { request, url }: RouteHandlerCallbackOptions & { readonly url: URL }): Promise<Response> {
  const path = pathOf(url);
  const isPage = request.mode === 'navigate' && part.has(`${path}/index.html`);
  return isPage ? Promise.resolve(Response.redirect(`${self.registration.scope}${path}/${url.search}`, 301)) : fetch(request);
}

// Answer from the cache first: fast, equal with and without a network, and always from one version of the site.
registerRoute(everyone.route);
registerRoute(
  ({ url }) => partOf(url) !== undefined,
  async (options) => {
    const part = await opened(partOf(options.url));
    if (!part) return fetch(options.request);
    const params = part.route.match({ ...options, sameOrigin: true }) as RouteHandlerCallbackOptions['params'];
    return params ? part.route.handler.handle({ ...options, params }) : fetchPage(part, options);
  },
);
registerRoute(
  ({ request }) => request.mode === 'navigate',
  (options) => fetchPage(everyone, options),
);

/** Returns the languages of the pages of the site that are open. */
async function openLanguages(): Promise<readonly string[]> {
  const pages = await self.clients.matchAll({ type: 'window' });
  return pages.flatMap(({ url }) => pathOf(new URL(url)).split('/', 1));
}

// Without a network, answer in the language of the address, else in that of an open page: the documents are not kept on the device, nor is a
// language in which no page was opened. Any other page does not exist.
setCatchHandler(async ({ event, request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const path = pathOf(new URL(request.url));
  const [folder = ''] = path.split('/', 1);
  const isUnread = parts.has(folder) && (await opened(parts.get(folder))) === undefined;
  const [file, status] = isUnread || DOCUMENTS.test(path) ? ['offline.html', 503] : ['404.html', 404];
  for (const language of isUnread ? [...(await openLanguages()), 'en'] : [folder]) {
    const page = await ((await opened(parts.get(language))) ?? everyone).read(`${language}/${file}`, event);
    if (page) return new Response(page.body, { status, headers: page.headers });
  }
  const page = await everyone.read('404.html', event);
  return page ? new Response(page.body, { status, headers: page.headers }) : Response.error();
});

clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await everyone.install(event);
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const read = open.flatMap(({ url }) => (url.startsWith(self.registration.scope) ? (partOf(new URL(url)) ?? []) : []));
      for (const part of new Set(read)) await (await part.open()).install(event);
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await everyone.clean(event);
      for (const part of parts.values())
        if (await part.isKept())
          await part.open().then(
            (one) => one.clean(event),
            () => undefined,
          );
      const used = [everyone, ...parts.values()].map(({ cacheName }) => cacheName);
      for (const name of outdatedCaches(await caches.keys(), self.registration.scope, used)) await caches.delete(name);
    })(),
  );
});

// Cache a language whose page is opened, for use without a network.
self.addEventListener('fetch', (event) => {
  const part = event.request.mode === 'navigate' ? partOf(new URL(event.request.url)) : undefined;
  if (part)
    event.waitUntil(
      part
        .open()
        .then((one) => one.unpack())
        .catch(() => undefined),
    );
});

self.addEventListener('message', (event) => {
  const { type, ask } = (event.data ?? {}) as { type?: string; ask?: string };
  // Pages that were cached before the site used Workbox ask for `take-over`.
  if (type === 'SKIP_WAITING' || ask === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(answerFetchRequest(self, event));
});
