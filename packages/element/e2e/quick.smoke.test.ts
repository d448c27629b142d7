/** Tests quick taps in a steady rhythm, while cards are still moving: none may be lost. */
import { Game } from '@patience/core';
import { loadInstalled } from '@patience/core/installed';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { layOut } from './player.js';
import { tablePage, variants, wonGames, type WonGame } from './site.js';

/** Milliseconds between two taps, and number of moves. */
const BEAT = 120;
const MOVES = 40;

const site = openForTests({ '/': tablePage });

/** Returns the recorded games of two packs, those with the most cards in columns first. */
async function fullest(): Promise<readonly WonGame[]> {
  const games: { game: WonGame; columns: number }[] = [];
  for (const game of wonGames()) {
    const variant = await loadInstalled(variants.find(({ id }) => id === game.variant)!);
    const dealt = Game.start(variant, { seed: 1, options: game.options });
    if (!dealt.ok || dealt.value.table.cards.length <= 52) continue;
    const { view } = dealt.value;
    games.push({ game, columns: view.piles('tableau').reduce((sum, pile) => sum + view.count(pile), 0) });
  }
  return sample(
    games.sort((a, b) => b.columns - a.columns).map(({ game }) => game),
    1,
  );
}

test('quick taps in a steady rhythm play every move', async () => {
  const games = await fullest();
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) await playQuickly(game);

  async function playQuickly(game: WonGame): Promise<void> {
    const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(site.base);
    await layOut(page, site.base, game, { motion: 'none' });
    const moves = game.gestures.flat().slice(0, MOVES);
    const element = page.locator('patience-game');
    // Compute all points in advance, as a player who knows the game would.
    const points = await element.evaluate((table: PatienceGame, all) => {
      const corner = table.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
      const found = all.flatMap((move) => {
        const { game: played, picture, frame } = table.session!.view;
        const [, from, to, count = '1'] = /^(\w+)[>+](\w+)(?:\*(\d+))?$/.exec(move) ?? [];
        const on = played.variant.actions?.[move]?.on;
        const touches =
          from && to
            ? ([
                [from, Number(count) - 1],
                [to, 0],
              ] as const)
            : [[played.piles.find(({ id, role }) => id === on || role === on)!.id, 0] as const];
        const places = touches.map(([pile, depth]) => picture!.positions.get(pile)!.at(-1 - depth) ?? frame!.places.get(pile)!);
        table.play(move);
        return places.map(({ x, y }) => ({ x: corner.x + x + 8, y: corner.y + y + 8 }));
      });
      table.load({ ...table.save()!, gestures: [], cursor: 0 });
      table.motion = undefined;
      return found;
    }, moves);
    await page.evaluate(() => new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake))));
    const cdp = await context.newCDPSession(page);
    const began = performance.now();
    // The events tell when the player has tapped: a busy machine sends them late.
    const timeOf = (i: number): number => (performance.timeOrigin + began + i * BEAT) / 1000;
    const taps = points.map(async (point, i) => {
      await new Promise((wake) => setTimeout(wake, began + i * BEAT - performance.now()));
      await Promise.all([
        cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp: timeOf(i) }),
        cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timeOf(i) }),
      ]);
    });
    await Promise.all(taps);
    await expect
      .poll(() => element.evaluate((table: PatienceGame) => table.game!.gestures.flat()), { message: game.variant })
      .toEqual(moves);
    await context.close();
  }
});
