import { loadInstalled } from '@patience/core/installed';
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ForeignServer } from './foreign-server.js';
import { dealt, playMoves, saved, Site, variants, storedGames } from './site.js';

const site = Site.forTests();
const foreign = ForeignServer.forTests();
const { id, names } = variants[0]!;

const cursor = async (page: Page): Promise<number> => (await saved(page)).cursor;

async function links(page: Page): Promise<{ deal: string; game: string }> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  return {
    deal: await page.getByRole('textbox', { name: 'This deal' }).inputValue(),
    game: await page.getByRole('textbox', { name: 'The whole game' }).inputValue(),
  };
}

describe('a shared link', () => {
  test('the keys step through a watched game from the moment the controls are shown', async () => {
    const mine = await site.visit(`en/play/${id}/?seed=5`);
    await dealt(mine);
    const count = await playMoves(mine, 3);
    const { game } = await links(mine);
    const context = await site.visitor();
    await context.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('#view [type=range]')) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    const watching = await context.newPage();
    await watching.goto(game);
    await watching.getByText(`Move ${count} of ${count}`).first().waitFor();
  });

  test('a link contains the deal or the whole game, which can be stepped through and continued from any point', async () => {
    const mine = await site.visit(`en/play/${id}/?seed=5`);
    await dealt(mine);
    const count = await playMoves(mine, 6);
    expect(count).toBeGreaterThan(3);
    await mine
      .locator('patience-game')
      .evaluate((element: HTMLElement & { load(save: object): void; save(): object }) =>
        element.load({ ...element.save(), elapsedMs: 3_600_000 }),
      );
    const game = await saved(mine);
    const { deal, game: whole } = await links(mine);
    expect(whole.length).toBeLessThan(400);

    const other = await site.visit(deal);
    await dealt(other);
    expect(await saved(other)).toMatchObject({ seed: 5, variant: id, gestures: [] });

    const watching = await site.visit(whole);
    await watching.getByRole('heading', { name: `Watch a game: ${names.en}` }).waitFor();
    await watching.getByRole('button', { name: 'Next move' }).click();
    await expect.poll(() => cursor(watching)).toBe(1);
    await watching.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => cursor(watching)).toBe(count);
    await watching.getByRole('button', { name: 'Previous move' }).click();
    await watching.getByRole('slider').fill('2');
    await expect.poll(() => cursor(watching)).toBe(2);
    await watching.getByText(`Move 2 of ${count}`).first().waitFor();
    await watching.getByRole('button', { name: 'Play on from here' }).click();
    await watching.waitForURL(`**/en/play/${id}/?seed=5`);
    await dealt(watching);
    await watching.waitForFunction(() => (document.querySelector('patience-game') as { game?: { cursor: number } }).game?.cursor === 2);
    expect((await saved(watching)).gestures).toEqual(game.gestures.slice(0, 2));
    expect((await saved(watching)).elapsedMs).toBeLessThan(3_600_000); // Discard the shared play time: it does not tell how long the first two moves took.
    // A shared game is stored with the player's first move, and never counts. A reload brings it back, before and after that move.
    expect(await storedGames(watching)).toEqual([]);
    await watching.reload();
    await dealt(watching);
    await expect.poll(async () => (await saved(watching)).cursor).toBe(2);
    await playMoves(watching, 1);
    await expect.poll(() => storedGames(watching)).toMatchObject([{ watched: true }]);
    await watching.reload();
    await dealt(watching);
    await expect.poll(async () => (await saved(watching)).cursor).toBe(3);
    await watching.goto('en/statistics/');
    await watching.getByText('not counted').first().waitFor();
  });

  test('a link opens the table that was shared, without the moves that were undone', async () => {
    const mine = await site.visit(`en/play/${id}/?seed=5`);
    await dealt(mine);
    await playMoves(mine, 4);
    await mine.locator('patience-game').evaluate((element: HTMLElement & { undo(): void }) => {
      for (let i = 0; i < 3; i++) element.undo();
    });
    const { gestures } = await saved(mine);
    expect(gestures.length).toBe(4);
    const { game } = await links(mine);
    const watching = await site.visit(game);
    await watching.getByRole('button', { name: 'To the end' }).click();
    await watching.getByText('Move 1 of 1').first().waitFor();
    expect((await saved(watching)).gestures).toEqual(gestures.slice(0, 1));
  });

  test('a shared game plays to its end by itself', async () => {
    const mine = await site.visit(`en/play/${id}/?seed=5`);
    await dealt(mine);
    const count = await playMoves(mine, 2);
    const { game } = await links(mine);
    const watching = await site.visit(game);
    await watching.getByRole('button', { name: 'Play', exact: true }).click();
    await watching.getByText(`Move ${count} of ${count}`).first().waitFor();
    await watching.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  test('a move on the table continues the watched game', async () => {
    const mine = await site.visit(`en/play/${id}/?seed=5`);
    await dealt(mine);
    await playMoves(mine, 2);
    const { game } = await links(mine);
    const watching = await site.visit(game);
    await watching.getByRole('button', { name: 'Next move' }).click();
    await expect.poll(() => cursor(watching)).toBe(1);
    await playMoves(watching, 1);
    await watching.waitForURL(`**/en/play/${id}/?seed=5`);
    await dealt(watching);
    await watching.waitForFunction(() => (document.querySelector('patience-game') as { game?: { cursor: number } }).game?.cursor === 2);
  });

  test('a watched game that is continued from its beginning becomes a new game beside the running one', async () => {
    const mine = await site.visit(`en/play/${id}/?seed=5`);
    await dealt(mine);
    await playMoves(mine, 2);
    const { game } = await links(mine);
    await mine.goto(game);
    await mine.getByRole('button', { name: 'Play on from here' }).click();
    await mine.waitForURL(`**/en/play/${id}/?seed=5`);
    await dealt(mine);
    expect((await saved(mine)).gestures).toEqual([]);
  });

  test('the table’s undo and redo keys step through a watched game, and its deal keys do nothing', async () => {
    const mine = await site.visit(`en/play/${id}/?seed=5`);
    await dealt(mine);
    const count = await playMoves(mine, 3);
    const { game } = await links(mine);
    const watching = await site.visit(game);
    await watching.getByRole('button', { name: 'To the end' }).click();
    await watching.getByText(`Move ${count} of ${count}`).first().waitFor();
    await watching.locator('patience-game').evaluate((element: HTMLElement & { command(command: string): void; newGame(): void }) => {
      element.newGame();
      element.command('new');
      element.command('undo');
    });
    await watching
      .getByText(`Move ${count - 1} of ${count}`)
      .first()
      .waitFor();
    expect((await saved(watching)).seed).toBe(5);
    expect(await watching.getByRole('dialog').count()).toBe(0);
  });

  test('arrow keys and the space bar step through a watched game before any click', async () => {
    const mine = await site.visit(`en/play/${id}/?seed=5`);
    await dealt(mine);
    const count = await playMoves(mine, 3);
    const { game } = await links(mine);
    const watching = await site.visit(game);
    await dealt(watching); // The keys are heard from the first deal on.
    const at = (n: number): Promise<void> => expect.poll(() => cursor(watching)).toBe(n);
    await watching.keyboard.press('ArrowRight');
    await at(1);
    await watching.keyboard.press('End');
    await at(count);
    await watching.keyboard.press('ArrowLeft');
    await at(count - 1);
    await watching.keyboard.press('Home');
    await at(0);
    await watching.keyboard.press('Space');
    await watching.getByRole('button', { name: 'Pause' }).waitFor();
    await watching.keyboard.press('Space');
    await watching.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await watching.getByRole('button', { name: 'To the end' }).focus();
    await watching.keyboard.press('End');
    await at(count);
  });

  test('the Copy button copies the link', async () => {
    const context = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`en/play/${id}/?seed=5`);
    await dealt(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link to this deal copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.address}en/play/${id}/?seed=5`);
  });

  test('copying a link is announced every time', async () => {
    const context = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`en/play/${id}/?seed=5`);
    await dealt(page);
    await playMoves(page, 1);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const status = page.getByRole('dialog').getByRole('status');
    let before = '';
    for (const [link, text] of [
      ['This deal', 'Link to this deal copied.'],
      ['The whole game', 'Link to the whole game copied.'],
      ['The whole game', 'Link to the whole game copied.'],
      ['This deal', 'Link to this deal copied.'],
      ['This deal', 'Link to this deal copied.'],
      ['This deal', 'Link to this deal copied.'],
    ] as const) {
      await page.getByRole('button', { name: `Copy link: ${link}` }).click();
      await expect.poll(() => status.textContent()).not.toBe(before);
      before = (await status.textContent())!;
      expect(before.trim()).toBe(text);
    }
  });

  test.each([
    ['cut off', (code: string) => code.slice(0, -9), 'damaged'],
    ['of a newer version', () => '9.AAAA', 'newer version'],
    ['empty', () => '', 'There is no game'],
    ['forged', () => '1.AAAAAAAA', 'damaged'],
  ])('a link that is %s is refused with the reason', async (_name, change, reason) => {
    const mine = await site.visit(`en/play/${id}/?seed=5`);
    await dealt(mine);
    await playMoves(mine, 2);
    const { game } = await links(mine);
    const [address, code] = game.split('#') as [string, string];
    const page = await site.visit(`${address}#${change(code)}`);
    await page.locator('[role=alert]', { hasText: reason }).waitFor();
  });
});

describe('embedding', () => {
  test('the embed page writes the code snippets and shows the result', async () => {
    const page = await site.visit(`en/embed/?variant=${id}`);
    await page.getByLabel('Deal number').fill('77');
    await page.getByLabel('Language').selectOption('de');
    const code = page.getByLabel('As a frame', { exact: true });
    await expect.poll(() => code.inputValue()).toContain(`<iframe src="${site.address}embed/?variant=${id}&#38;seed=77&#38;lang=de"`);
    expect(await page.getByLabel('As a script tag', { exact: true }).inputValue()).toContain(
      `<patience-game variant="${id}" seed="77" lang="de">`,
    );
    const frame = page.frameLocator('iframe');
    await frame.locator('patience-game .card, patience-game .back').first().waitFor();
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('de');
    const out = frame.getByRole('link', { name: 'Dieses Spiel auf eigener Seite öffnen' });
    await expect.poll(() => out.getAttribute('href')).toContain(`/de/play/${id}/?seed=77`);
  });

  test('the link out of the frame takes the game along', async () => {
    const page = await site.visit(`embed/?variant=${id}&seed=77&lang=en&fbclid=x`);
    await dealt(page);
    expect((await saved(page)).seed).toBe(77);
    const count = await playMoves(page, 2);
    const door = page.getByRole('link', { name: 'Open this game on its own page' });
    await page.locator('#open[href*="#"]').waitFor();
    const there = await site.visit((await door.getAttribute('href'))!);
    await dealt(there);
    await expect.poll(() => cursor(there)).toBe(count);
    await expect.poll(() => there.url()).toBe(`${site.address}en/play/${id}/?seed=77`);
    const broken = await site.visit(`en/play/${id}/?seed=77#game=1.AAAAAAAA`);
    await broken.getByText('This link is damaged').waitFor();
    await dealt(broken);
    expect((await saved(broken)).seed).toBe(77);
  });

  test('a height out of range is corrected in its field as well', async () => {
    const page = await site.visit(`en/embed/?variant=${id}`);
    const height = page.getByLabel('Height');
    await height.fill('50');
    await height.blur();
    expect(await height.inputValue()).toBe('240');
    await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('height="240"'));
  });

  test('the options of a game that has some can be chosen for its snippet', async () => {
    const loaded = await Promise.all(variants.map(loadInstalled));
    const one = loaded.find(({ options }) => Object.keys(options).length > 0)!;
    const [name, values] = Object.entries(one.options)[0]!;
    const page = await site.visit(`en/embed/?variant=${one.id}`);
    await page.locator(`select[name="option-${name}"]`).selectOption(String(values[1]));
    await page.waitForFunction((text) => document.querySelector('textarea')?.value.includes(text), `${name}=${values[1]}`);
    expect(await page.getByLabel('As a script tag', { exact: true }).inputValue()).toContain(`options="${name}=${values[1]}"`);
    const table = page.frameLocator('iframe').locator('patience-game');
    await expect
      .poll(() =>
        table.evaluate((element: HTMLElement & { save?(): { options: Record<string, unknown> } | undefined }) => element.save?.()?.options),
      )
      .toMatchObject({ [name]: values[1] });
  });

  test('the script tag works on the page of another site', async () => {
    const address = foreign.put(
      '/page.html',
      'text/html',
      `<!doctype html><title>x</title><link rel="icon" href="data:,"><script type="module" src="${site.address}patience.js"></script><style>patience-game{height:500px}</style><patience-game variant="${id}" seed="7"></patience-game>`,
    );
    const page = await site.visit(address);
    await dealt(page);
    expect(await saved(page)).toMatchObject({ variant: id, seed: 7 });
  });
});
