import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIKE_A_DESKTOP } from '@patience/tooling/browser';
import { afterAll, beforeAll } from 'vitest';
import { openForTests, type Opened } from './open-site.js';

/** A site whose pages have the built element, and a server elsewhere whose modules these pages put into a sandbox. */
export interface Stranger {
  readonly site: Opened;
  /** Address of the server elsewhere, without a slash at its end. */
  readonly address: string;
  /** Address of a module there: that of `put` without a path. */
  readonly module: string;
  /** Paths that were asked for there. */
  readonly requests: string[];
  /** From now on the server answers with this. @param path of the module; absent: any that has no answer of its own */
  put(text: string, path?: string): void;
}

/** Opens both while the tests of a file run. @param html what stands on the page besides the element's script */
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
 * Returns a sound patience of one card and two places that also does something else.
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
