import { expect } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { dealt, storedGames } from './site.js';

/** Opens a page in a tab of its own and waits until its table is dealt. */
export const open = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  await dealt(page);
  return page;
};

/** Opens a page on which the database never answers. */
export async function silenced(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () =>
      Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }) as IDBOpenDBRequest;
  });
  await page.goto(path);
  await dealt(page);
  return page;
}

/** Lets the browser refuse every storage to the pages that are opened from now on, as browsers do where cookies are blocked. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}

/** Waits until the store has a game with this many gestures. */
export const stored = (page: Page, gestures: number): Promise<void> =>
  expect
    .poll(async () => Math.max(0, ...(await storedGames(page)).map(({ save }) => save.gestures.length)))
    .toBeGreaterThanOrEqual(gestures);

/** Returns the outcomes of the stored games. */
export const outcomes = async (page: Page): Promise<string[]> => (await storedGames(page)).map(({ outcome }) => outcome).sort();
