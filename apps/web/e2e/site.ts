import { LIKE_A_DESKTOP, sharedBrowser } from '@patience/tooling/browser';

import { installedVariants } from '@patience/core/installed';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Page, Request, Worker } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the built site. */
export const builtSite = process.env['PATIENCE_DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url));

/** The languages of the built site: each has a manifest. */
export const languages = readdirSync(builtSite).flatMap((file) => /^manifest\.(.+)\.webmanifest$/.exec(file)?.[1] ?? []);

/** The built site, served, and a browser that other files use too. */
export class Site {
  readonly faults: string[] = [];
  readonly #visitors = new Set<BrowserContext>();
  /** Requests without an answer so far. */
  readonly #asked = new Set<Request>();
  #server: PreviewServer | undefined;
  #browser: Browser | undefined;

  /**
   * Opens it before the tests of a file and closes it after them; after each test nothing may have gone wrong in its pages.
   * @param dist another folder than that of the build
   */
  static forTests(dist?: string): Site {
    const site = new Site();
    beforeAll(() => site.open(dist));
    afterAll(() => site.close());
    afterEach(async ({ task }) => {
      const whereabouts = site.whereabouts();
      const faults = await site.leave();
      if (task.result?.state === 'fail') throw new Error(`The visitors were ${whereabouts}; faults: ${faults.join('; ') || 'none'}.`);
      expect(faults).toEqual([]);
    });
    return site;
  }

  /** @param dist another folder than that of the build */
  async open(dist = builtSite): Promise<void> {
    [this.#server, this.#browser] = await Promise.all([
      preview({ root, logLevel: 'error', build: { outDir: dist }, preview: { host: '127.0.0.1', port: 0 } }),
      sharedBrowser(LIKE_A_DESKTOP),
    ]);
  }

  get address(): string {
    return this.#server!.resolvedUrls!.local[0]!;
  }

  /** Returns the addresses of the visitors' pages and the requests they wait for, for the message of a failed test. */
  whereabouts(): string {
    const pages = [...this.#visitors].flatMap((context) => context.pages().map((page) => page.url()));
    return `at ${pages.join(', ') || 'no page'}; no answer to ${[...this.#asked].map((request) => request.url()).join(', ') || 'nothing'}`;
  }

  /** Sends the visitors home. @returns what went wrong in their pages */
  async leave(): Promise<readonly string[]> {
    await Promise.all(
      [...this.#visitors].map(async (context) => {
        // Ignore late answers of routes: they would count as faults of a later test.
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      }),
    );
    this.#visitors.clear();
    this.#asked.clear();
    return this.faults.splice(0);
  }

  async close(): Promise<void> {
    await this.leave();
    await this.#server?.close();
  }

  /** A visitor of its own: nothing stored, and without the service worker unless it is asked for. Whatever goes wrong in its pages is noted in `faults`. */
  async visitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.#browser!.newContext({
      baseURL: this.address,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    this.#visitors.add(context);
    context.setDefaultTimeout(30_000);
    context.on('request', (request) => void this.#asked.add(request));
    const answered = (request: Request): void => void this.#asked.delete(request);
    context.on('requestfinished', answered);
    context.on('requestfailed', answered);
    context.on('weberror', (error) => void this.faults.push(error.error().stack ?? String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`${message.text()} at ${message.page()?.url() ?? ''}`);
    });
    return context;
  }

  /** Returns the browser storage of a visitor with these settings. */
  storageWith(settings: object) {
    const localStorage = [{ name: 'patience.settings', value: JSON.stringify(settings) }];
    return { cookies: [], origins: [{ origin: new URL(this.address).origin, localStorage }] };
  }

  async visit(path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await (await this.visitor(options)).newPage();
    await page.goto(path);
    return page;
  }
}

/** The variants that are installed now: tests ask the same folders as the build, and name none. */
export const variants = installedVariants(root);

/** The pages of a language that are about no single variant, by their addresses below it. */
export const GENERAL = ['', 'games/', 'daily/', 'statistics/', 'settings/', 'watch/', 'embed/', 'add/', 'atlas/'];

/** All of them: one of each kind that is about a variant, too. */
export const PAGES = [...GENERAL, `play/${variants[0]!.id}/?seed=5`, `rules/${variants[0]!.id}/`, 'play/?variant=none'];

/** A page, or the sandbox in it, in which a table is looked for. */
type Place = Pick<Page | FrameLocator, 'locator'>;

/** The table of an added game, which is in a sandbox: three frames, the innermost of which holds the guest. */
export const guestOf = (page: Page): FrameLocator =>
  page.frameLocator('patience-game iframe').frameLocator('iframe').frameLocator('iframe');

/** Waits until a game lies on the table. */
export const dealt = async (page: Place): Promise<void> => {
  await page.locator('patience-game').evaluate(async (element: HTMLElement & { game?: unknown }) => {
    while (!element.game) await new Promise((wake) => setTimeout(wake, 20));
  });
};

/** Waits until a page has drawn what only its script can draw; a game is waited for by `dealt`. */
export const drawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.getElementById('view')?.childElementCount !== 0);
};

/** Plays so many legal moves, each the first that the game lists. @returns how many could be played */
export const playMoves = (page: Place, count: number): Promise<number> =>
  page
    .locator('patience-game')
    .evaluate((element: HTMLElement & { game?: { legalMoves(): string[] }; play(move: string): boolean }, wanted) => {
      let played = 0;
      while (played < wanted) {
        const [move] = element.game!.legalMoves();
        if (move === undefined || !element.play(move)) break;
        played++;
      }
      return played;
    }, count);

/** The game on the table as its save says. */
export const saved = (
  page: Place,
): Promise<{
  seed: number;
  deck?: string;
  gestures: string[][];
  cursor: number;
  variant: string;
  options: Record<string, unknown>;
  elapsedMs: number;
}> => page.locator('patience-game').evaluate((element: HTMLElement & { save(): never }) => element.save());

/** The fields of a stored game that tests look at. */
interface StoredGame {
  readonly outcome: string;
  readonly hints: number;
  readonly save: { readonly gestures: readonly string[][] };
}

/** The games as the page's database has them: none while there is no database, which only the site makes. */
export const storedGames = (page: Page): Promise<readonly StoredGame[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open('patience');
        request.onupgradeneeded = () => request.transaction!.abort();
        request.onerror = () => done([]);
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result as StoredGame[]);
          };
        };
      }),
  );

/** Asks for a hint, as soon as the solver can be asked. */
export const hint = (page: Place): Promise<readonly string[]> =>
  page.locator('patience-game').evaluate(async (element: HTMLElement & { hint(): Promise<string[]>; adviser?: unknown }) => {
    while (!element.adviser) await new Promise((wake) => setTimeout(wake, 20));
    return element.hint();
  });

/**
 * Presses the button of the open deal dialog until a deal that comes out was found and lies on the table. How long is
 * looked for one is measured in time: on a slow machine the player has to ask more than once.
 */
export async function findWinnable(page: Page): Promise<void> {
  const dialog = page.locator('dialog');
  while ((await dialog.count()) > 0) {
    const ask = dialog.getByRole('button', { name: 'Deal', exact: true });
    if (await ask.isVisible()) await ask.click();
    await dialog.getByRole('progressbar').waitFor({ state: 'detached', timeout: 90_000 });
  }
}

/** The files that a page or a worker has loaded. */
const loaded = (of: Pick<Worker, 'evaluate'>): Promise<string[]> =>
  of.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** The searching code in the page's own thread: in the built site there only where no worker does the work. */
export const searching = async (page: Page): Promise<string[]> => (await loaded(page)).filter((name) => /\/assets\/answer-/.test(name));

/** Asks for a hint, and waits until the solver's worker has loaded the variant and done the work. */
export async function solverWorks(page: Page, module = /\/patience-[\w-]+\.js$/): Promise<void> {
  const [worker] = await Promise.all([page.waitForEvent('worker'), hint(page)]);
  expect(worker.url()).toContain('solver.worker');
  await expect.poll(async () => (await loaded(worker)).filter((name) => module.test(name))).not.toEqual([]);
  expect(await searching(page)).toEqual([]);
}

/** Takes the published winnable deals away, so that the solver has to search. */
export async function withoutPublishedDeals(context: BrowserContext): Promise<void> {
  await context.route('**/deals/*.json', (route) => route.fulfill({ json: {} }));
  await context.route(/\/en\/(play\/[\w-]+\/)?(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/ data-deals="[^"]*"/, '') });
  });
}

/** Asks for another deal, as a player does who does not mind which. */
export async function newDeal(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'New deal', exact: true }).click();
}

/** Opens the dialog in which a deal is chosen. */
export async function chooseDeal(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Choose a deal …' }).click();
}
