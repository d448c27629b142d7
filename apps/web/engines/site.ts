import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { installedVariants } from '@patience/core/installed';
import { preview, type PreviewServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The variants that are installed now; none is named. */
export const variants = installedVariants(root);

/** Notes what goes wrong in a page from its first script on: no engine's driver tells it alike. */
const WATCH = `(() => {
  const faults = (window.faults = []);
  // A size that changes again while it is told of is told in the next frame: Firefox reports that, and nothing has gone wrong.
  const late = (message) => /^ResizeObserver loop completed/.test(message);
  // Firefox gives up a hint whose file another page was fetching when it was left: the import itself asks anew.
  const hint = ({ target }) => target.rel === 'modulepreload';
  addEventListener('error', (event) => late(event.message) || hint(event) || faults.push(event.message || 'not loaded: ' + (event.target.src || event.target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => faults.push('rejected: ' + String((reason && reason.stack) || reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => faults.push('policy: ' + violatedDirective + ' ' + blockedURI));
  // A transaction that is not committed at once waits for its page: where that is left, WebKit keeps the next pages waiting.
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

/** The built site, with one script more in the head of every page, which notes faults. It can go away, as a network does. */
export class WatchedSite {
  #site: PreviewServer | undefined;
  readonly #server: Server;
  readonly #answers = new Map<string, Promise<Answer>>();
  /** Requests that could not be answered, with the reason. */
  readonly faults: string[] = [];
  /** No answer to anybody. */
  away = false;
  /** Visitors get the service worker. Otherwise it is not found: to keep a hundred games costs more than most checks. */
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

  /** @returns the address, with a slash at its end */
  async open(): Promise<string> {
    this.#site = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
    await new Promise<void>((wake) => this.#server.listen(0, '127.0.0.1', wake));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((wake) => this.#server.close(wake));
    await this.#site?.close();
  }

  /** The site does not change while it is watched, and every visitor keeps all of it for when the network is away. */
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
    if (/^\/assets\/pack-/.test(path)) {
      const pack = Object.entries(JSON.parse(body.toString()) as Record<string, string>);
      body = Buffer.from(
        JSON.stringify(Object.fromEntries(pack.map(([name, text]) => [name, name.endsWith('.html') ? watched(text) : text]))),
      );
    }
    if (path === '/sw.js') body = Buffer.from(await this.#vouched(body.toString()));
    return { status: answer.status, headers, body };
  }

  /** The service worker keeps only what the build wrote: here that is the pages with the script in them. */
  async #vouched(worker: string): Promise<string> {
    const pages = [...worker.matchAll(/"([^"]+\.html)":"([^"]+)"/g)];
    const hashes = await Promise.all(
      pages.map(async ([, path, hash]) => {
        const { body } = await this.#answer(`/${path!}`, undefined);
        return [hash!, createHash('sha256').update(body).digest('base64')] as const;
      }),
    );
    return hashes.reduce((text, [built, watched]) => text.replace(`"${built}"`, `"${watched}"`), worker);
  }
}

/** A page with the script in it that tells its faults. */
const watched = (html: string): string => html.replace('<head>', '<head><script src="/watch-faults.js"></script>');
