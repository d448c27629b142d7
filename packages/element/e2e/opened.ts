import { launch } from '@patience/tooling/browser';
import type { Browser, LaunchOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { Site, type PageSource } from './site.js';

/** A site and a browser, open while the tests of a file run. */
export interface Opened {
  /** Address of the site, without a slash at its end. */
  readonly base: string;
  readonly browser: Browser;
}

/**
 * Opens a site and a browser before the tests of a file, and closes both after them.
 * @param modules more of the site by path, each bundled from its file as a user of the published packages would
 */
export function openForTests(
  pages: Readonly<Record<string, PageSource>>,
  { modules = {}, launching }: { readonly modules?: Readonly<Record<string, URL>>; readonly launching?: LaunchOptions } = {},
): Opened {
  const site = new Site(pages);
  let base: string | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [base, browser] = await Promise.all([site.open(), launch(launching)]);
    await Promise.all(Object.entries(modules).map(([path, file]) => site.bundle(path, file)));
  });
  afterAll(async () => {
    await browser?.close();
    await site.close();
  });
  return {
    get base() {
      return base!;
    },
    get browser() {
      return browser!;
    },
  };
}
