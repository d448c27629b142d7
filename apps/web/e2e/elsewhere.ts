import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's server: other pages, other people's modules. */
export class Elsewhere {
  readonly files = new Map<string, { readonly type: string; readonly body: string }>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      const file = this.files.get(request.url ?? '');
      response.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain', 'Access-Control-Allow-Origin': '*' }).end(file?.body ?? 'nothing');
    });
  }

  static async open(): Promise<Elsewhere> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new Elsewhere(server);
  }

  /** @returns the address */
  put(path: string, type: string, body: string): string {
    this.files.set(path, { type, body });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((closed) => this.server.close(() => closed()));
  }
}
