import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { installedVariants } from '@patience/core/installed';
import { preview, type PreviewServer } from 'vite';
import { digestOf } from '../src/offline/digest.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The variants that are installed; the checks name none. */
export const variants = installedVariants(root);

/** Script that records the faults of a page from its start, since the drivers of the engines report them differently. */
const WATCH = `(() => {
  const faults = (window.faults = []);
  // Ignore Firefox's report of a ResizeObserver loop: the size is delivered in the next frame, and nothing has gone wrong.
  const late = (message) => /^ResizeObserver loop completed/.test(message);
  // Ignore a failed preload in Firefox: it cancels the preload of a page that is left, and the import requests the file again.
  const hint = ({ target }) => /preload$/.test(target.rel);
  addEventListener('error', (event) => late(event.message) || hint(event) || faults.push(event.message || 'not loaded: ' + (event.target.src || event.target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => faults.push('rejected: ' + String((reason && reason.stack) || reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => faults.push('policy: ' + violatedDirective + ' ' + blockedURI));
  // Commit each transaction at once: an open transaction waits for its page, and WebKit keeps the next pages waiting when that page is
  // left.
  const { commit } = IDBTransaction.prototype;
  const { transaction: begin } = IDBDatabase.prototype;
  const committed = new WeakSet();
  IDBTransaction.prototype.commit = function () {
    committed.add(this);
    commit.call(this);
  };
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = begin.apply(this, given);
    setTimeout(() => committed.has(begun) || faults.push('a transaction waits for its page: ' + given.join(' ')));
    return begun;
  };
})();`;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Serves the built site, with a script in the head of every page that records faults. It can stop answering, like a lost network. */
export class WatchedSite {
  #site: PreviewServer | undefined;
  readonly #server: Server;
  readonly #answers = new Map<string, Promise<Answer>>();
  /** Requests that could not be answered, with the reason. */
  readonly faults: string[] = [];
  /** While true, the server answers no request. */
  away = false;
  /** While true, visitors get the service worker. It is off by default, since caching all files takes longer than most checks. */
  kept = false;

  constructor() {
    this.#server = createServer((request, response) => {
      if (this.away) return void request.socket.destroy();
      if (request.url === '/watch-faults.js')
        return void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=600' }).end(WATCH);
      if (request.url === '/sw.js' && !this.kept) return void response.writeHead(404).end();
      this.#answer(request.url ?? '/', request.headers['if-none-match']).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        (error: unknown) => {
          this.faults.push(`no answer for ${request.url ?? '/'}: ${String((error as { cause?: unknown }).cause ?? error)}`);
          response.destroy();
        },
      );
    });
  }

  /** Starts the server. @returns its address, with a slash at its end */
  async open(): Promise<string> {
    this.#site = await preview({
      root,
      logLevel: 'error',
      build: { outDir: process.env['PATIENCE_DIST'] ?? 'dist' },
      preview: { host: '127.0.0.1', port: 0 },
    });
    await new Promise<void>((wake) => this.#server.listen(0, '127.0.0.1', wake));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((wake) => this.#server.close(wake));
    await this.#site?.close();
  }

  /** Answers with a file and an ETag: the site does not change during a run, so every visitor can cache all of it. */
  async #answer(path: string, etag: string | undefined): Promise<Answer> {
    const answer = await (this.#answers.get(path) ?? this.#remember(path));
    return etag !== undefined && etag === answer.headers['etag'] ? { ...answer, status: 304, body: Buffer.alloc(0) } : answer;
  }

  #remember(path: string): Promise<Answer> {
    const answer = this.#ask(path);
    this.#answers.set(path, answer);
    return answer;
  }

  async #ask(path: string): Promise<Answer> {
    const answer = await fetch(new URL(path, this.#site!.resolvedUrls!.local[0]), {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-length|connection|transfer-encoding|keep-alive|date)$/.test(name)),
    );
    let body = Buffer.from(await answer.arrayBuffer());
    if (headers['content-type']?.startsWith('text/html') && answer.status === 200) body = Buffer.from(watched(body.toString()));
    if (path.startsWith('/packs/')) {
      const pack = Object.entries(JSON.parse(body.toString()) as Record<string, string>);
      body = Buffer.from(
        JSON.stringify(Object.fromEntries(pack.map(([name, text]) => [name, name.endsWith('.html') ? watched(text) : text]))),
      );
    }
    if (path === '/sw.js') body = Buffer.from(await this.#vouched(body.toString()));
    return { status: answer.status, headers, body };
  }

  /**
   * Replaces the digests in the service worker by those of the pages with the recording script, since it caches only files with the right
   * digest.
   */
  async #vouched(worker: string): Promise<string> {
    const pages = [...worker.matchAll(/"digest":"([^"]+)","url":"([^"]+\.html|packs\/[^"]+)"/g)];
    if (pages.length === 0) throw new Error('The service worker lists no digests of pages.');
    const digests = await Promise.all(
      pages.map(async ([, digest, path]) => {
        const { body } = await this.#answer(`/${path!}`, undefined);
        return [digest!, await digestOf(new Uint8Array(body))] as const;
      }),
    );
    return digests.reduce((text, [built, watched]) => text.replace(`"digest":"${built}"`, `"digest":"${watched}"`), worker);
  }
}

/** Returns a page with the script that records its faults. */
const watched = (html: string): string => html.replace('<head>', '<head><script src="/watch-faults.js"></script>');
