import { loadInstalled } from '@patience/core/installed';
import { deal, formatDeck } from '@patience/core/internals';
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseDeal, dealt, findWinnable, hint, newDeal, playMoves, saved, Site, storedGames, variants } from './site.js';
import { open, stored, outcomes } from './kept-games.js';

const site = Site.forTests();

const id = variants[0]!.id;

const other = variants.at(-1)!.id;

/** The first patience with options, and one of its options with a value that is not the default. */
const choice = await firstChoice();

async function firstChoice(): Promise<{ id: string; option: string }> {
  for (const installed of variants) {
    const variant = await loadInstalled(installed);
    const [option] = Object.keys(variant.options);
    if (option !== undefined) return { id: installed.id, option };
  }
  throw new Error('no patience has a choice');
}

async function dealNumber(page: Page, number: string): Promise<void> {
  await chooseDeal(page);
  await page.getByLabel('Deal number').fill(number);
  await page.locator('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
}

describe('a game', () => {
  test('a game resumes after leaving the page, by its address and without one', async () => {
    const context = await site.visitor();
    const page = await open(context, `en/play/${id}/?seed=5`);
    const count = await playMoves(page, 3);
    const before = await saved(page);
    await page.goto('en/games/');
    await page.locator(`.tile[data-id="${id}"] .badge`).waitFor();
    await expect.poll(() => page.locator('.tile').first().getAttribute('data-id')).toBe(id); // The gallery lists the game that was played last first.
    for (const path of [`en/play/${id}/?seed=5`, `en/play/${id}/`, 'en/']) {
      const again = await open(context, path);
      expect(await saved(again)).toMatchObject({ seed: 5, gestures: before.gestures, cursor: count });
      await again.close();
    }
  });

  test('a game that is left with its page is noted in localStorage with its time, without a write to the database', async () => {
    const context = await site.visitor();
    await context.addInitScript(() => {
      let leaving = false;
      const tell = (what: string): void => (leaving ? localStorage.setItem(`while leaving: ${what}`, 'yes') : undefined);
      addEventListener('pagehide', () => (leaving = true));
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (...args: Parameters<typeof transaction>) {
        if (args[1] === 'readwrite') tell('write');
        return transaction.apply(this, args);
      };
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        setItem.call(this, key, value);
        if (key.startsWith('patience.pending')) tell('note');
      };
    });
    const page = await open(context, `en/play/${id}/?seed=5`);
    await playMoves(page, 1);
    await stored(page, 1);
    await page.goto('en/games/');
    expect(
      await page.evaluate(() => ['note', 'write'].map((what) => localStorage.getItem(`while leaving: ${what}`))),
      'note, write',
    ).toEqual(['yes', null]);
  });

  test('a game stays stored when another is dealt, and Back and Forward go through the deals', async () => {
    const page = await open(await site.visitor(), `en/play/${id}/?seed=5`);
    const count = await playMoves(page, 2);
    await newDeal(page);
    await page.waitForURL((url) => url.searchParams.get('seed') !== '5');
    await expect.poll(async () => (await saved(page)).gestures).toHaveLength(0);
    const second = await saved(page);
    await page.goBack();
    await page.waitForFunction(() => (document.querySelector('patience-game') as { save?: () => { seed: number } }).save?.().seed === 5);
    expect((await saved(page)).cursor).toBe(count);
    await page.goForward();
    await page.waitForFunction(
      (seed) => (document.querySelector('patience-game') as { save?: () => { seed: number } }).save?.().seed === seed,
      second.seed,
    );
  });

  test('a deal chosen by number is dealt, and the dialog says that the running game is kept', async () => {
    const page = await open(await site.visitor(), `en/play/${id}/?seed=5`);
    await playMoves(page, 1);
    await chooseDeal(page);
    await page.getByText('Your current game is kept').waitFor();
    await page.getByLabel('Deal number').fill('any words');
    await page.locator('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
    await page.waitForURL(/seed=any/);
    await expect.poll(async () => (await saved(page)).seed).toBe('any words');
  });

  test('a deal can be typed card by card: a mistake is named and the running game stays; correct cards are dealt', async () => {
    const variant = await loadInstalled(variants[0]!);
    const other = deal(variant, { seed: 6 });
    if (!other.ok) throw new Error(other.error.message);
    const deck = formatDeck(other.value.table.face);
    const [first, second] = deck.split(' ');
    const page = await open(await site.visitor(), `en/play/${id}/?seed=5`);
    await chooseDeal(page);
    const field = page.getByLabel('Deal number');
    await field.fill(deck.replace(first!, second!).toLowerCase());
    await field.press('Enter');
    await page.getByText(/^The deck (has|lacks) the /).waitFor();
    expect((await saved(page)).seed).toBe(5);
    await field.fill(deck.replaceAll('T', '10').replaceAll(' ', ', '));
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('deck') === deck.replaceAll(' ', '.'));
    await expect.poll(async () => (await saved(page)).deck).toBe(deck);
  });

  test('a winnable deal is found on request, and hints in it are counted', async () => {
    const page = await open(await site.visitor(), 'en/'); // Open the first page, whose game the site chooses.
    const before = await saved(page);
    await chooseDeal(page);
    await page.getByLabel('Winnable deals only').check();
    await findWinnable(page);
    expect((await saved(page)).seed).not.toBe(before.seed);
    await hint(page);
    await playMoves(page, 1);
    await stored(page, 1);
    expect((await storedGames(page)).map(({ hints }) => hints)).toEqual([1]);
    // The first page now has the address of its deal; its links must still work.
    expect(new URL(page.url()).pathname).toBe('/en/');
    const { seed } = await saved(page);
    await page.reload();
    await dealt(page);
    expect(await saved(page)).toMatchObject({ seed, cursor: 1 });
    await page.goBack();
    await page.waitForFunction(
      (wanted) => (document.querySelector('patience-game') as { save?: () => { seed: unknown } }).save?.().seed === wanted,
      before.seed,
    );
    await page.locator('.strip li a').first().click();
    await page.waitForURL('**/en/play/**');
    await dealt(page);
  });

  test('a deal in a link is dealt despite unknown parameters, which are removed from the address', async () => {
    const page = await open(await site.visitor(), `en/play/${id}/?seed=5&fbclid=x&utm_source=y`);
    expect((await saved(page)).seed).toBe(5);
    expect(new URL(page.url()).search).toBe('?seed=5');
    expect(await page.locator('.notice').count()).toBe(0);
  });

  test('a game keeps its cards when the address names a rule that does not exist, and the page shows a message', async () => {
    const page = await open(await site.visitor(), `en/play/${choice.id}/?seed=5&${choice.option}=nonsense`);
    await page.getByText('cannot be “nonsense”').waitFor();
    expect((await saved(page)).seed).toBe(5);
  });

  test('an impossible deal in the address is replaced by a new deal, with a short reason', async () => {
    const page = await open(await site.visitor(), `en/play/${id}/?seed=${'x'.repeat(300)}`);
    await page.getByText(`“${'x'.repeat(39)}…”`).waitFor();
    expect(await playMoves(page, 1)).toBe(1);
  });

  test('a game chosen in the statistics opens, although another game has the same deal', async () => {
    const page = await open(await site.visitor(), `en/play/${id}/?seed=5`);
    const older = await playMoves(page, 3);
    await dealNumber(page, '6');
    await page.waitForURL(/seed=6/);
    await dealNumber(page, '5');
    await page.waitForURL(/seed=5/);
    await expect.poll(async () => (await saved(page)).gestures).toHaveLength(0);
    await playMoves(page, 1);
    await page.goto('en/statistics/');
    await page.locator('.games tbody tr').last().getByRole('link', { name: 'Continue' }).click();
    for (let visit = 0; visit < 2; visit++) {
      await dealt(page);
      await expect.poll(async () => (await saved(page)).cursor).toBe(older);
      expect(new URL(page.url()).search).toBe('?seed=5');
      await page.reload();
    }
  });

  test('a game that is abandoned for an address of its patience counts as a loss, and can be resumed', async () => {
    const page = await open(await site.visitor(), `en/play/${id}/?seed=5`);
    const count = await playMoves(page, 2);
    await stored(page, 2);
    await page.goto(`en/play/${id}/?seed=6`);
    await dealt(page);
    await page.goto('en/statistics/');
    await page.locator('.outcome.open').waitFor(); // The game was opened but not played.
    await page.goto(`en/play/${id}/?seed=6`);
    await dealt(page);
    await playMoves(page, 1);
    await expect.poll(() => outcomes(page)).toEqual(['left', 'open']);
    await page.goto('en/statistics/');
    await page.locator('.outcome.left').waitFor();
    await page.goto(`en/play/${id}/?seed=5`);
    await dealt(page);
    await expect.poll(async () => (await saved(page)).cursor).toBe(count);
  });

  test('a game that no longer fits the rules stays stored, and the page says why another one was dealt', async () => {
    const page = await open(await site.visitor(), `en/play/${id}/?seed=5`);
    await playMoves(page, 1);
    await stored(page, 1);
    await page.goto('en/statistics/');
    // Wait until the note from leaving the page has reached the store, before the test changes the stored game.
    await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('patience.pending')));
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const request = indexedDB.open('patience');
          request.onsuccess = () => {
            const games = request.result.transaction('games', 'readwrite').objectStore('games');
            games.getAll().onsuccess = ({ target }) => {
              const [game] = (target as IDBRequest<{ save: { gestures: string[][] } }[]>).result;
              game!.save.gestures = [['nowhere>else']];
              games.put(game);
            };
            games.transaction.oncomplete = () => {
              request.result.close();
              done();
            };
          };
        }),
    );
    await page.goto(`en/play/${id}/`);
    await dealt(page);
    await page.getByText('Your unfinished game cannot be opened any more').waitFor();
    await page.goto('en/statistics/');
    await page.locator('.games tbody tr').waitFor();
  });

  test('a game survives a crash of its tab during a write', async () => {
    const context = await site.visitor();
    const page = await open(context, `en/play/${id}/?seed=5`);
    const count = await playMoves(page, 4);
    const cdp = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void cdp.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await open(context, `en/play/${id}/?seed=5`);
    const { gestures } = await saved(again);
    expect(gestures.length).toBeLessThanOrEqual(count);
    expect(await playMoves(again, 1)).toBe(1);
  });

  test('a game can be played in one tab at a time: the tab that opens it last gets it', async () => {
    const context = await site.visitor();
    const first = await open(context, `en/play/${id}/?seed=5`);
    await playMoves(first, 2);
    await stored(first, 2);
    const second = await open(context, `en/play/${id}/?seed=5`);
    await first.getByText('being played in another tab').waitFor();
    expect((await saved(second)).cursor).toBe(2);
    await playMoves(second, 1);
    await stored(second, 3);
    await first.getByRole('button', { name: 'Play here' }).click();
    await second.getByText('being played in another tab').waitFor();
    await first.waitForFunction(() => (document.querySelector('patience-game') as { game?: { cursor: number } }).game?.cursor === 3);
    // A tab that deals something else no longer shows the notice.
    await second.getByText('being played in another tab').waitFor();
    await second.getByRole('button', { name: 'New deal' }).click();
    await expect.poll(() => second.getByText('being played in another tab').count()).toBe(0);
    // Opening another game in a second tab shows no notice.
    await open(context, `en/play/${other}/?seed=5`);
    expect(await first.getByText('being played in another tab').count()).toBe(0);
  });
});

test('a page that was open during a deployment asks for a reload, and the game is still there', async () => {
  const context = await site.visitor();
  const page = await open(context, `en/play/${id}/?seed=5`);
  const count = await playMoves(page, 2);
  await page.locator('#to-share:not([disabled])').waitFor();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const notice = page.locator('.notice', { hasText: 'has been updated' });
  await notice.waitFor();
  await page.unroute('**/assets/*.js');
  await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Reload' }).click()]);
  await dealt(page);
  expect(await saved(page)).toMatchObject({ seed: 5, cursor: count });
  site.faults.length = 0; // Clear the faults: the request for the missing file failed as intended.
});
