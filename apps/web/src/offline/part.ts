/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { policyOf } from '../policy/policy.js';
import { typeOf } from '../policy/types.js';
import { cachesOf } from './caches.js';
import { digestOf } from './digest.js';

declare const self: ServiceWorkerGlobalScope;

/** A file in the list that Workbox inserts at the build. */
export interface Entry {
  readonly url: string;
  /** Digest of the file, by `digestOf`. */
  readonly digest: string;
}

/** Returns the path of an address from the root of the site. */
export const pathOf = ({ origin, pathname }: URL): string => (origin + pathname).slice(self.registration.scope.length);

export const addressOf = (file: string): string => new URL(file, self.registration.scope).href;

/** Returns the address of the file that answers a request. Workbox adds the revision of a file to its key in the cache. */
const fileOf = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/$/, '/index.html');
};

/**
 * The files of the site that are cached together: those for every visitor, or those of one language. Workbox fetches, checks, finds and
 * replaces them. What Workbox cannot do is here: fill its cache from a pack, check a file when it is read, and send security headers.
 */
export class Part {
  readonly cacheName: string;
  readonly route: PrecacheRoute;
  readonly #pack: Entry;
  readonly #precache: PrecacheController;
  /** Digests of its files by address. */
  readonly #digests: ReadonlyMap<string, string>;

  /** @param name the end of the name of its cache @param pack the file with the texts of its files */
  constructor(name: string, pack: Entry, files: readonly Entry[]) {
    this.cacheName = cachesOf(self.registration.scope) + name;
    this.#pack = pack;
    this.#precache = new PrecacheController({ cacheName: this.cacheName, plugins: [this.#checks()] });
    // The names of built assets have a hash, so their addresses need no revision.
    this.#precache.addToCacheList(files.map(({ url, digest }) => ({ url, revision: url.startsWith('assets/') ? null : digest })));
    this.#digests = new Map(files.map(({ url, digest }) => [addressOf(url), digest]));
    this.route = new PrecacheRoute(this.#precache, { cleanURLs: false, ignoreURLParametersMatching: [/^/] });
  }

  /** Caches all files that are not cached yet: most of them from the pack, the others one by one. */
  async install(event: ExtendableEvent): Promise<void> {
    await this.unpack();
    await this.#precache.install(event);
  }

  /** Deletes the files of former versions from the cache. */
  async clean(event: ExtendableEvent): Promise<void> {
    await this.#precache.activate(event);
  }

  /** Caches the texts of the pack under the keys by which Workbox looks for them. */
  async unpack(): Promise<void> {
    const cache = await caches.open(this.cacheName);
    const cached = new Set((await cache.keys()).map(({ url }) => url));
    if ([...this.#precache.getURLsToCacheKeys().values()].every((key) => cached.has(key))) return;
    const pack = await (await fetch(addressOf(this.#pack.url))).arrayBuffer();
    if ((await digestOf(pack)) !== this.#pack.digest) throw new Error(`${this.#pack.url} is of another version of the site`);
    const texts = Object.entries(JSON.parse(new TextDecoder().decode(pack)) as Readonly<Record<string, string>>);
    await Promise.all(
      texts.map(async ([file, text]) => {
        const key = this.#precache.getCacheKeyForURL(addressOf(file));
        if (key !== undefined && !cached.has(key)) await cache.put(key, new Response(text, { headers: { 'Content-Type': typeOf(file) } }));
      }),
    );
  }

  has(file: string): boolean {
    return this.#precache.getCacheKeyForURL(addressOf(file)) !== undefined;
  }

  /** Returns a file from the cache, or else from the network; undefined when neither has it. */
  async read(file: string, event: ExtendableEvent): Promise<Response | undefined> {
    if (!this.has(file)) return undefined;
    const request = new Request(addressOf(file));
    const answer = this.#precache.createHandlerBoundToURL(request.url)({ event, request, url: new URL(request.url) });
    return answer.catch(() => undefined);
  }

  #checks(): WorkboxPlugin {
    return {
      // Ignore a cached file that somebody else has replaced: every script of this origin can write into the cache.
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse && (await this.#isGenuine(cachedResponse, request)) ? cachedResponse : undefined,
      // Cache no file of another version of the site, and put a file that was missing or replaced back into the cache.
      fetchDidSucceed: async ({ request, response, event }) => {
        const isGenuine = await this.#isGenuine(response, request);
        if (event.type === 'install' && !isGenuine) throw new Error(`${request.url} is of another version of the site`);
        const key = this.#precache.getCacheKeyForURL(fileOf(request.url));
        if (event.type === 'fetch' && isGenuine && key !== undefined)
          await (await caches.open(this.cacheName)).put(key, new Response(response.clone().body, { headers: response.headers }));
        return response;
      },
      // Add the site's security headers, whatever headers its host sends.
      handlerWillRespond: ({ request, response: { body, headers, status } }) => {
        const type = headers.get('Content-Type') ?? '';
        return Promise.resolve(
          new Response(body, { status, headers: { ...policyOf(pathOf(new URL(request.url))), 'Content-Type': type } }),
        );
      },
    };
  }

  /** Tells whether a response is the file of this version of the site. */
  async #isGenuine(response: Response, { url }: Request): Promise<boolean> {
    return (await digestOf(await response.clone().arrayBuffer())) === this.#digests.get(fileOf(url));
  }
}
