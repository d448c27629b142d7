import { launch } from '@patience/tooling/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import type { Browser } from 'playwright-core';

let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  server = await preview({ root: new URL('..', import.meta.url).pathname, preview: { host: '127.0.0.1', port: 0 } });
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test('the built page upgrades its element', async () => {
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls!.local[0]!);
  expect(await page.locator('patience-game').evaluate((element) => element.shadowRoot !== null)).toBe(true);
});
