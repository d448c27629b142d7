import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** A second server, for pages and modules of strangers. */
export class ForeignServer {
  readonly files = new Map<string, { readonly type: string; readonly body: string }>();

  /** Paths of all requests, in order. */
  readonly requests: string[] = [];

  readonly #server: Server = createServer((request, response) => {
    this.requests.push(request.url ?? '');
    const file = this.files.get(request.url ?? '');
    response
      .writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain', 'Access-Control-Allow-Origin': '*' })
      .end(file?.body ?? 'nothing');
  });

  /** Starts the server before the tests of a file, and closes it after them. */
  static forTests(): ForeignServer {
    const foreign = new ForeignServer();
    foreign.#server.on('upgrade', (request, socket) => {
      foreign.requests.push(request.url ?? '');
      socket.destroy();
    });
    beforeAll(() => new Promise<void>((listening) => foreign.#server.listen(0, '127.0.0.1', listening)));
    afterAll(() => foreign.#close());
    return foreign;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Serves a text at a path. @returns its address */
  put(path: string, type: string, body: string): string {
    this.files.set(path, { type, body });
    return this.address + path;
  }

  #close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((closed) => this.#server.close(() => closed()));
  }
}
