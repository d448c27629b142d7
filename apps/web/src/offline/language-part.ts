/// <reference lib="webworker" />
import { cachesOf } from './caches.js';
import { digestOf } from './digest.js';
import { addressOf, Part, type Entry } from './part.js';

declare const self: ServiceWorkerGlobalScope;

/**
 * The files of a language that a package supplies. The list of them is a file of its own, so that the service worker does not grow with each
 * language. It is kept with the files, and compared with its digest when it is read.
 */
export class LanguagePart {
  readonly cacheName: string;
  #part: Promise<Part> | undefined;

  /** @param pack the file with the texts of its files @param list the file with their digests by path */
  constructor(
    private readonly name: string,
    private readonly pack: Entry,
    private readonly list: Entry,
  ) {
    this.cacheName = cachesOf(self.registration.scope) + name;
  }

  /**
   * Reads the list, from the cache or else from the network.
   * @throws Error when neither has the list of this version of the site
   */
  open(): Promise<Part> {
    return (this.#part ??= this.#read().catch((error: unknown) => {
      this.#part = undefined; // Try again the next time: the network may be back.
      throw error;
    }));
  }

  /** Whether a reader of the language was here: its files were cached, in this version or another one. */
  isKept(): Promise<boolean> {
    return caches.has(this.cacheName);
  }

  async #read(): Promise<Part> {
    const { name, pack, list } = this;
    // The key that Workbox gives to a file with a revision, so that the part keeps the list with its files.
    const key = `${addressOf(list.url)}?__WB_REVISION__=${list.digest}`;
    const cache = await caches.open(this.cacheName);
    const cached = await this.#genuine(await cache.match(key));
    const text = cached ?? (await this.#genuine(await fetch(addressOf(list.url))));
    if (text === undefined) throw new Error(`${list.url} is of another version of the site`);
    if (cached === undefined) await cache.put(key, new Response(text, { headers: { 'Content-Type': 'application/json' } }));
    const digests = Object.entries(JSON.parse(text) as Readonly<Record<string, string>>);
    return new Part(name, pack, [list, ...digests.map(([url, digest]) => ({ url, digest }))]);
  }

  /** Returns the text of a response if it is the list of this version of the site. */
  async #genuine(response: Response | undefined): Promise<string | undefined> {
    const bytes = await response?.arrayBuffer();
    return bytes && (await digestOf(bytes)) === this.list.digest ? new TextDecoder().decode(bytes) : undefined;
  }
}
