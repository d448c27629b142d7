import { sharedBrowser } from '@patience/tooling/browser';
import type { Browser, LaunchOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { Site, type PageSource } from './site.js';

/** A site that is open during the tests of a file, and a browser that other files share. */
export interface Opened {
  /** Address of the site, without a slash at its end. */
  readonly base: string;
  readonly browser: Browser;
}

/**
 * Opens a site before the tests of a file. Closes it after them, with all pages that are still open in the browser.
 * @param modules further modules of the site by path, each bundled from its file as a user of the published packages would
 * @param files texts of the site by path
 */
export function openForTests(
  pages: Readonly<Record<string, PageSource>>,
  {
    modules = {},
    files,
    launching,
  }: {
    readonly modules?: Readonly<Record<string, URL>>;
    readonly files?: Readonly<Record<string, string>>;
    readonly launching?: LaunchOptions;
  } = {},
): Opened {
  const site = new Site(pages, files);
  let base: string | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [base, browser] = await Promise.all([site.open(), sharedBrowser(launching)]);
    await Promise.all(Object.entries(modules).map(([path, file]) => site.bundle(path, file)));
  });
  afterAll(async () => {
    // A failed test has left its page open.
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
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
