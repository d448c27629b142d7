import { LIKE_A_DESKTOP, sharedBrowser } from '@patience/tooling/browser';

import { installedVariants } from '@patience/core/installed';
import { existsSync, readdirSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Page, Request, Worker } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the built site. */
export const builtSite = process.env['PATIENCE_DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url));

/** Tags of the languages of the built site, from the names of its manifests. */
export const languages = readdirSync(builtSite).flatMap((file) => /^manifest\.(.+)\.webmanifest$/.exec(file)?.[1] ?? []);

/** Serves the built site and opens visitors in a browser that several test files share. */
export class Site {
  readonly faults: string[] = [];
  readonly #visitors = new Set<BrowserContext>();
  /** Requests that have no answer yet. */
  readonly #asked = new Set<Request>();
  #server: PreviewServer | undefined;
  #browser: Browser | undefined;

  /**
   * Opens the site before the tests of a file and closes it after them; each test fails if a fault was recorded in its pages.
   * @param dist another folder than that of the build
   */
  static forTests(dist?: string): Site {
    const site = new Site();
    beforeAll(() => site.open(dist));
    afterAll(() => site.close());
    afterEach(async ({ task }) => {
      const whereabouts = site.whereabouts();
      const faults = await site.leave();
      if (task.result?.state === 'fail')
        throw new Error(`The test failed. Pages open then: ${whereabouts}. Errors in their consoles: ${faults.join('; ') || 'none'}.`);
      if (faults.length > 0) throw new Error(`Errors in the consoles of its pages: ${faults.join('; ')}`);
    });
    return site;
  }

  /** Starts the server and the browser. @param dist another folder than that of the build */
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

  /**
   * Stops the server: nothing gets an answer, also no request that a browser makes beside a service worker that starts, which the offline
   * mode of a page does not reach. @returns a function that starts the server again
   */
  disconnect(): () => Promise<void> {
    const server = this.#server!.httpServer as HttpServer;
    const { port } = server.address() as AddressInfo;
    server.close();
    server.closeAllConnections();
    return () => new Promise((done) => server.listen(port, '127.0.0.1', done));
  }

  /** Closes all contexts. @returns the faults of their pages */
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

  /**
   * Opens a new context with an empty storage, and without the service worker unless requested. Faults of its pages are recorded in
   * `faults`.
   */
  async visitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.#browser!.newContext({
      baseURL: this.address,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    this.#visitors.add(context);
    context.setDefaultTimeout(60_000); // A busy machine may take that long to load a page.
    context.on('request', (request) => void this.#asked.add(request));
    const answered = (request: Request): void => void this.#asked.delete(request);
    context.on('requestfinished', answered);
    context.on('requestfailed', answered);
    context.on('weberror', (error) => void this.faults.push(error.error().stack ?? String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`${message.text()} (${message.location().url}) at ${message.page()?.url() ?? ''}`);
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

/** The variants that are installed. Tests read the same folders as the build, so that no test names a variant. */
export const variants = installedVariants(root);

/** Addresses of the pages that are not about a variant, below the folder of a language. */
export const GENERAL = [
  '',
  ...readdirSync(join(builtSite, 'en'))
    .filter((folder) => folder !== 'play' && existsSync(join(builtSite, 'en', folder, 'index.html')))
    .map((folder) => `${folder}/`),
];

/** Addresses of all kinds of pages: the general ones, and one of each kind that is about a variant. */
export const PAGES = [
  ...GENERAL,
  'docs/quick-start/',
  `play/${variants[0]!.id}/?seed=5`,
  `rules/${variants[0]!.id}/`,
  'play/?variant=none',
];

/** A page or a frame in which a test looks for a table. */
type Place = Pick<Page | FrameLocator, 'locator'>;

/** Returns the frame with the table of an added game: the innermost of three nested frames. */
export const guestOf = (page: Page): FrameLocator =>
  page.frameLocator('patience-game iframe').frameLocator('iframe').frameLocator('iframe');

/** Waits until a game is dealt on the table, and drawn. */
export const dealt = async (page: Place): Promise<void> => {
  await page.locator('patience-game').evaluate(async (element: HTMLElement & { game?: unknown; updateComplete?: Promise<unknown> }) => {
    while (!element.game) await new Promise((wake) => setTimeout(wake, 20));
    await element.updateComplete;
  });
};

/** Waits until the script of a page has filled it; use `dealt` for a game. */
export const drawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const view = document.querySelector<HTMLElement & { readonly hasUpdated?: boolean }>('#view');
    // A component says that it was drawn; the document has some of its text before.
    return view === null || (view.localName === 'div' ? view.childElementCount > 0 : view.hasUpdated);
  });
};

/** Plays up to `count` moves, each the first legal one in the list of the game. @returns how many were played */
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

/** Returns the saved form of the game on the table. */
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

/**
 * Returns the games in the page's database; none while there is no database. It opens no database itself, since only the site may create
 * one.
 */
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

/** Requests a hint as soon as the solver is ready. */
export const hint = (page: Place): Promise<readonly string[]> =>
  page.locator('patience-game').evaluate(async (element: HTMLElement & { hint(): Promise<string[]>; adviser?: unknown }) => {
    while (!element.adviser) await new Promise((wake) => setTimeout(wake, 20));
    return element.hint();
  });

/**
 * Presses the button of the open deal dialog until a winnable deal is on the table. The search has a time limit, so that on a
 * slow machine more than one attempt may be needed.
 */
export async function findWinnable(page: Page): Promise<void> {
  const dialog = page.locator('dialog');
  while ((await dialog.count()) > 0) {
    const ask = dialog.getByRole('button', { name: 'Deal', exact: true });
    if (await ask.isVisible()) await ask.click();
    await dialog.getByRole('progressbar').waitFor({ state: 'detached', timeout: 90_000 });
  }
}

/** Returns the URLs of the files that a page or a worker has loaded. */
const loaded = (of: Pick<Worker, 'evaluate'>): Promise<string[]> =>
  of.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** Returns the solver files that a page has loaded into its own thread; in the built site there are some only without a worker. */
export const searching = async (page: Page): Promise<string[]> => (await loaded(page)).filter((name) => /\/assets\/answer-/.test(name));

/** Requests a hint, and waits until the solver's worker has loaded the variant and answered. */
export async function solverWorks(page: Page, module = /\/patience-[\w-]+\.js$/): Promise<void> {
  // A worker that looks for winnable deals ends when it has found some: ask all that began.
  const workers: Worker[] = [];
  page.on('worker', (worker) => void workers.push(worker));
  await Promise.all([page.waitForEvent('worker'), hint(page)]);
  for (const worker of workers) expect(worker.url()).toContain('solver.worker');
  const files = async (): Promise<readonly string[]> =>
    (await Promise.all(workers.map((worker) => loaded(worker).catch(() => [])))).flat().filter((name) => module.test(name));
  await expect.poll(files).not.toEqual([]);
  expect(await searching(page)).toEqual([]);
}

/** Blocks the published winnable deals, so that the solver has to search. */
export async function withoutPublishedDeals(context: BrowserContext): Promise<void> {
  await context.route('**/deals/*.json', (route) => route.fulfill({ json: {} }));
  await context.route(/\/en\/(play\/[\w-]+\/)?(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/ data-deals="[^"]*"/, '') });
  });
}

/** Clicks the button for a new deal. */
export async function newDeal(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.locator('dialog .deals .first').click();
}

/** Deals by another value of an option. @param value absent: any other value */
export async function dealByRule(page: Page, option: string, value?: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const wanted = value === undefined ? '' : `[value="${value}"]`;
  await page.locator(`dialog[open] [name="${option}"]`).first().waitFor(); // The dialog is drawn after the click.
  await page.locator(`dialog input[name="${option}"]${wanted}:not(:checked)`).first().check();
  await page.locator('dialog .deals .first').click();
}

/** Opens the dialog for choosing a deal. */
export async function chooseDeal(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Choose a deal …' }).click();
}
