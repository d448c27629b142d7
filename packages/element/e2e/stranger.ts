import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIKE_A_DESKTOP } from '@patience/tooling/browser';
import { afterAll, beforeAll } from 'vitest';
import { openForTests, type Opened } from './open-site.js';

/** A site with the built element, and a server on another origin whose modules its pages open in a sandbox. */
export interface Stranger {
  readonly site: Opened;
  /** Address of the other server, without a slash at its end. */
  readonly address: string;
  /** Address of the module that `put` sets without a path. */
  readonly module: string;
  /** Paths that were requested from the other server. */
  readonly requests: string[];
  /** Sets the answer of the other server. @param path of the module; by default the answer for all paths without one */
  put(text: string, path?: string): void;
}

/** Opens site and server during the tests of a file. @param html content of the page besides the element's script */
export function openStranger(html = ''): Stranger {
  const site = openForTests(
    { '/': { html: `<script type="module" src="/element/patience-game.cdn.js"></script>${html}` } },
    { launching: LIKE_A_DESKTOP },
  );
  const requests: string[] = [];
  const texts = new Map<string, string>();
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(texts.get(url) ?? texts.get(''));
  });
  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    site,
    requests,
    get address() {
      return address();
    },
    get module() {
      return `${address()}/game.js`;
    },
    put: (text, path = '') => void texts.set(path, text),
  };
}

/**
 * Returns a valid patience of one card and two piles that also runs other code.
 * @param code runs when the module is loaded @param dealing runs in each deal
 */
export const trojan = (code = '', dealing = ''): string => `
${code}
const words = { name: 'Trojan', summary: 'One card.', rules: 'To the right.' };
export default {
  api: 1, id: 'trojan', rules: 1, options: {},
  deck: () => ({ suits: ['S'], ranks: [1] }),
  table: () => [
    { id: 'l', role: 'tableau', at: [0, 0], take: 'top', accept: { empty: 'any' } },
    { id: 'r', role: 'foundation', at: [1, 0], accept: { empty: 'any' } },
  ],
  deal: (table) => { ${dealing} table.move('pack', 'l', { face: 'up' }); },
  strings: { de: words, en: words },
};`;
