import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { wonGames } from '@patience/element/testing';
import { chooseDeal, dealt, playMoves, saved, Site, variants } from './site.js';
import { blockStorage, open, stored, outcomes, silenced } from './kept-games.js';

const site = Site.forTests();

const id = variants[0]!.id;

async function dealNumber(page: Page, number: string): Promise<void> {
  await chooseDeal(page);
  await page.getByLabel('Deal number').fill(number);
  await page.locator('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
}

describe('storage with a fault', () => {
  const noticed = async (page: Page, text: string): Promise<void> => {
    const notice = page.locator('.notice', { hasText: text });
    await notice.waitFor();
    expect(await notice.count()).toBe(1);
    await notice.getByRole('button', { name: 'OK' }).click();
    await page.goto('en/games/');
    await page.locator('.tile-links button').first().waitFor();
    expect(await page.locator('.notice').count()).toBe(0); // The notice is shown once.
    await page.goto(`en/play/${id}/?seed=6`);
    await dealt(page);
    expect(await playMoves(page, 2)).toBeGreaterThan(0);
  };

  /** Opens a table whose database has a version, and none of the object stores of the site. */
  const tableWithDatabase = async (version: number): Promise<Page> => {
    const page = await (await site.visitor()).newPage();
    await page.goto(`en/rules/${id}/`);
    await page.evaluate(
      (version) =>
        new Promise<void>((done) => {
          const request = indexedDB.open('patience', version);
          request.onsuccess = () => {
            request.result.close();
            done();
          };
        }),
      version,
    );
    await page.goto(`en/play/${id}/?seed=5`);
    await dealt(page);
    return page;
  };

  test('blocked storage shows one notice, and play continues', async () => {
    const context = await site.visitor();
    await blockStorage(context);
    await noticed(await open(context, `en/play/${id}/?seed=5`), 'This browser stores nothing');
  });

  test('full storage shows one notice and keeps the stored data, and play continues', async () => {
    const context = await site.visitor();
    const page = await open(context, `en/play/${id}/?seed=5`);
    await playMoves(page, 1);
    await stored(page, 1);
    await context.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await dealt(page);
    expect((await saved(page)).cursor).toBe(1);
    await playMoves(page, 1);
    await noticed(page, 'The storage is full');
    await page.goto(`en/play/${id}/?seed=5`);
    await dealt(page);
    expect((await saved(page)).cursor).toBe(2); // Moves that the database refused were noted in localStorage.
  });

  test('storage filled up to the browser’s own quota does not stop play', async () => {
    // Switch winnable deals off, so that nothing is written before the quota is set: Chromium caches the free space for half a minute.
    const context = await site.visitor({ storageState: site.storageWith({ winnable: false }) });
    const page = await open(context, `en/play/${id}/?seed=5`);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
    expect(await playMoves(page, 3)).toBeGreaterThan(0);
    await page.locator('.notice', { hasText: 'The storage is full' }).waitFor();
  });

  test('a database newer than this version of the site is not changed', async () => {
    const page = await tableWithDatabase(99);
    await noticed(page, 'newer version');
    expect(await page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === 'patience')?.version)).toBe(99);
  });

  test('a damaged database without its object stores is set aside', async () => {
    const page = await tableWithDatabase(2);
    await noticed(page, 'damaged');
  });

  test('a database with invalid records is read without them', async () => {
    const context = await site.visitor();
    const page = await open(context, `en/play/${id}/?seed=5`);
    await playMoves(page, 1);
    await stored(page, 1);
    await page.evaluate(
      (variant) =>
        new Promise<void>((done) => {
          const request = indexedDB.open('patience');
          request.onsuccess = () => {
            const transaction = request.result.transaction('games', 'readwrite');
            for (const junk of [
              { id: 'a' },
              { id: 'b', variant, deal: 'x', updated: Date.now() + 1e6, outcome: 'open', save: { gestures: 'no' } },
            ])
              transaction.objectStore('games').put(junk);
            transaction.oncomplete = () => {
              request.result.close();
              done();
            };
          };
        }),
      id,
    );
    await page.goto(`en/play/${id}/`);
    await dealt(page);
    expect(await saved(page)).toMatchObject({ seed: 5, cursor: 1 });
    await page.goto('en/statistics/');
    await page.getByText('2 stored games are damaged').waitFor();
    expect(await page.locator('.games tbody tr').count()).toBe(1);
  });

  test('a database deleted by another tab shows a notice, play continues, and the game is stored again', async () => {
    const context = await site.visitor();
    const page = await open(context, `en/play/${id}/?seed=5`);
    const count = await playMoves(page, 2);
    await stored(page, count);
    const other = await context.newPage();
    await other.goto(`en/rules/${id}/`);
    // The notice closes when the storage is back: watch for that from the start.
    await Promise.all([
      page.locator('.notice', { hasText: 'cannot be reached' }).waitFor(),
      other.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase('patience').onsuccess = done))),
    ]);
    const more = count + (await playMoves(page, 1));
    await page.locator('.notice', { hasText: 'can be reached again' }).waitFor();
    await page.locator('.notice', { hasText: 'cannot be reached' }).waitFor({ state: 'detached' });
    await stored(page, more);
  });

  test('a database upgraded by another tab shows a notice, and the next page has every move', async () => {
    const context = await site.visitor();
    const page = await open(context, `en/play/${id}/?seed=5`);
    await playMoves(page, 1);
    await stored(page, 1);
    const other = await context.newPage();
    await other.goto(`en/rules/${id}/`);
    await other.evaluate(
      () =>
        new Promise<void>((done) => {
          indexedDB.open('patience', 99).onsuccess = ({ target }) => {
            (target as IDBOpenDBRequest).result.close();
            done();
          };
        }),
    );
    const count = 1 + (await playMoves(page, 2));
    await page.locator('.notice', { hasText: 'newer version' }).waitFor();
    await page.close();
    await other.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase('patience').onsuccess = done)));
    const next = await open(context, `en/play/${id}/?seed=5`);
    expect((await saved(next)).cursor).toBe(count);
  });

  test('a database that never answers does not delay the deal', async () => {
    const page = await silenced(await site.visitor(), `en/play/${id}/?seed=5`);
    expect(await playMoves(page, 1)).toBe(1);
    await page.locator('.notice', { hasText: 'takes long to open' }).waitFor();
    expect(await page.locator('.notice', { hasText: 'cannot be reached' }).count()).toBe(0);
  });

  test('a stored game is continued when a database answers that was too slow for the deal', async () => {
    const context = await site.visitor();
    const page = await open(context, `en/play/${id}/?seed=5`);
    const count = await playMoves(page, 2);
    await stored(page, count);
    await page.addInitScript(() => {
      // Without the note of the page before, only the database has the game.
      for (const key of Object.keys(localStorage)) if (key.startsWith('patience.pending')) localStorage.removeItem(key);
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = () =>
        Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }) as IDBOpenDBRequest;
      addEventListener('answer', () => (IDBFactory.prototype.open = open));
    });
    for (const path of [`en/play/${id}/`, `en/play/${id}/?seed=5`]) {
      await page.goto(path);
      await dealt(page);
      expect((await saved(page)).gestures).toEqual([]);
      await page.evaluate(() => dispatchEvent(new Event('answer')));
      await expect.poll(async () => (await saved(page)).cursor).toBe(count);
      expect(new URL(page.url()).searchParams.get('seed')).toBe('5');
    }
    expect(await outcomes(page)).toEqual(['open']);
  });

  test('a notice about the storage waits until the result of a won game is closed', async () => {
    const { variant, options, seed, gestures } = wonGames().find(({ deck }) => deck === undefined)!;
    const rules = Object.entries(options).map(([name, value]) => [name, String(value)]);
    const context = await site.visitor();
    const page = await open(context, `en/play/${variant}/?${new URLSearchParams([...rules, ['seed', String(seed)]]).toString()}`);
    await page.locator('patience-game').evaluate((element: HTMLElement & { play(gesture: readonly string[]): boolean }, moves) => {
      for (const gesture of moves) element.play(gesture);
    }, gestures);
    await page.locator('patience-game .result').waitFor();
    const other = await context.newPage();
    await other.goto(`en/rules/${variant}/`);
    await other.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase('patience').onsuccess = done)));
    await page.locator('.notice').first().waitFor({ state: 'attached' });
    expect(await page.locator('.notice').first().isVisible()).toBe(false);
    await page.locator('patience-game').getByRole('button', { name: 'Hide' }).click();
    await page.locator('.notice').first().waitFor();
  });

  test('a first visit that ends at once without an answer of the database loses no game: the next page resumes it', async () => {
    const context = await site.visitor();
    const page = await silenced(context, `en/play/${id}/?seed=5`);
    await playMoves(page, 1);
    await page.goto('about:blank');
    const next = await open(context, `en/play/${id}/`);
    expect(await saved(next)).toMatchObject({ seed: 5, cursor: 1 });
  });

  test.each([
    ['back', 1e12],
    ['forward', 5e12],
  ])('a running game resumes when the clock was set %s by years', async (_way, time) => {
    const context = await site.visitor();
    const page = await open(context, `en/play/${id}/?seed=5`);
    await playMoves(page, 1);
    await page.evaluate((now) => (Date.now = () => now), time);
    await dealNumber(page, '6');
    await page.waitForURL(/seed=6/);
    await expect.poll(async () => (await saved(page)).gestures).toHaveLength(0);
    await playMoves(page, 2);
    await expect.poll(() => outcomes(page)).toEqual(['left', 'open']);
    const again = await open(context, `en/play/${id}/`);
    expect(await saved(again)).toMatchObject({ seed: 6, cursor: 2 });
  });
});
