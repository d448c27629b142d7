/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { policyOf } from '../policy/policy.js';
import { typeOf } from '../policy/types.js';
import { cachesOf } from './caches.js';

declare const self: ServiceWorkerGlobalScope;

/** A file in the list that Workbox inserts at the build. */
export interface Entry {
  readonly url: string;
  readonly revision: string | null;
  /** SHA-256 of the file, as in the attribute `integrity`. */
  readonly integrity: string;
}

/** Returns the path of an address from the root of the site. */
export const pathOf = ({ origin, pathname }: URL): string => (origin + pathname).slice(self.registration.scope.length);

const addressOf = (file: string): string => new URL(file, self.registration.scope).href;

/**
 * The files of the site that are cached together: those for every visitor, or those of one language. Workbox fetches, checks, finds and
 * replaces them. What Workbox cannot do is here: fill its cache from a pack, check a file when it is read, and send security headers.
 */
export class Part {
  readonly cacheName: string;
  readonly #pack: Entry;
  readonly #precache: PrecacheController;

  /** @param name the end of the name of its cache @param pack the file with the texts of its files */
  constructor(name: string, pack: Entry, files: readonly Entry[]) {
    this.cacheName = cachesOf(self.registration.scope) + name;
    this.#pack = pack;
    this.#precache = new PrecacheController({ cacheName: this.cacheName, plugins: [this.#checks()] });
    this.#precache.addToCacheList([...files]);
    registerRoute(new PrecacheRoute(this.#precache, { cleanURLs: false, ignoreURLParametersMatching: [/^/] }));
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
    const response = await fetch(addressOf(this.#pack.url), { integrity: this.#pack.integrity });
    const texts = Object.entries((await response.json()) as Readonly<Record<string, string>>);
    await Promise.all(
      texts.map(async ([file, text]) => {
        const key = this.#precache.getCacheKeyForURL(addressOf(file));
        if (key !== undefined && !cached.has(key)) await cache.put(key, new Response(text, { headers: { 'Content-Type': typeOf(file) } }));
      }),
    );
  }

  /** Returns a file from the cache, or else from the network; undefined when neither has it. */
  async read(file: string, event: ExtendableEvent): Promise<Response | undefined> {
    if (this.#precache.getCacheKeyForURL(addressOf(file)) === undefined) return undefined;
    const request = new Request(addressOf(file));
    const answer = this.#precache.createHandlerBoundToURL(request.url)({ event, request, url: new URL(request.url) });
    return answer.catch(() => undefined);
  }

  #checks(): WorkboxPlugin {
    return {
      // Ignore a cached file that somebody else has replaced: every script of this origin can write into the cache.
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse && (await digestOf(cachedResponse.clone())) === this.#precache.getIntegrityForCacheKey(request.url)
          ? cachedResponse
          : undefined,
      // Add the site's security headers, whatever headers its host sends.
      handlerWillRespond: ({ request, response: { body, headers, status } }) => {
        const type = headers.get('Content-Type') ?? '';
        return Promise.resolve(
          new Response(body, { status, headers: { ...policyOf(pathOf(new URL(request.url))), 'Content-Type': type } }),
        );
      },
    };
  }
}

async function digestOf(response: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
