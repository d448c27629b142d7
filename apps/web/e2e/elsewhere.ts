import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** Somebody else's server: other pages, other people's modules. */
export class Elsewhere {
  readonly files = new Map<string, { readonly type: string; readonly body: string }>();

  /** The paths that were asked for, in their order. */
  readonly requests: string[] = [];

  readonly #server: Server = createServer((request, response) => {
    this.requests.push(request.url ?? '');
    const file = this.files.get(request.url ?? '');
    response
      .writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain', 'Access-Control-Allow-Origin': '*' })
      .end(file?.body ?? 'nothing');
  });

  /** Open for the tests of a file. */
  static forTests(): Elsewhere {
    const elsewhere = new Elsewhere();
    elsewhere.#server.on('upgrade', (request, socket) => {
      elsewhere.requests.push(request.url ?? '');
      socket.destroy();
    });
    beforeAll(() => new Promise<void>((listening) => elsewhere.#server.listen(0, '127.0.0.1', listening)));
    afterAll(() => elsewhere.#close());
    return elsewhere;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** @returns the address */
  put(path: string, type: string, body: string): string {
    this.files.set(path, { type, body });
    return this.address + path;
  }

  #close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((closed) => this.#server.close(() => closed()));
  }
}
