import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreviewServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { servePlugin } from '../../build/serve.js';

const root = mkdtempSync(join(tmpdir(), 'patience-serve-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const folder of ['dist', 'dist-of-another']) {
  mkdirSync(join(root, folder));
  for (const file of ['index.html', '404.html']) writeFileSync(join(root, folder, file), `${file} in ${folder}`);
}

mkdirSync(join(root, 'dist', 'de'));
writeFileSync(join(root, 'dist', 'de', '404.html'), 'the German one');

type Handler = (request: unknown, response: unknown, next: () => void) => void;

/** Returns the status and the text that the server sends for an address. */
function get(url: string): readonly [status: number, text: string] {
  let handler!: Handler;
  const server = { config: { root, build: { outDir: 'dist' } }, middlewares: { use: (one: Handler) => (handler = one) } };
  (servePlugin().configurePreviewServer as (server: PreviewServer) => void)(server as unknown as PreviewServer);
  const response = { writeHead: vi.fn(() => response), end: vi.fn() };
  handler({ url, method: 'GET', headers: {} }, response, () => undefined);
  const [[status]] = response.writeHead.mock.calls as unknown as [[number]];
  const [[body]] = response.end.mock.calls as [[Buffer?]];
  return [status, String(body)];
}

test('an address whose percent-encoding is malformed gets status 400', () => {
  for (const path of ['/%', '/%zz', '/de/%e0%a4%a']) expect(get(path)[0]).toBe(400);
});

test('a missing address gets the nearest 404 page', () => {
  expect(get('/de/games/never')).toEqual([404, 'the German one']);
  expect(get('/fr/never')).toEqual([404, '404.html in dist']);
});

test('the server of the built site sends only files of its folder', () => {
  expect(get('/')).toEqual([200, 'index.html in dist']);
  expect(get('/never')).toEqual([404, '404.html in dist']);
  for (const path of ['/..%2fdist-of-another%2findex.html', '/..%2fdist-of-another%2f', '/..%2f..%2f..%2fetc%2fpasswd'])
    expect(get(path)).toEqual([404, '404.html in dist']);
});
