/**
 * Whole recorded games by real touches on a phone, as quickly as people play, to the end of the finale, which a touch ends too.
 * Before a release: `pnpm touch -- spider`, or without a name a few; `PATIENCE_EVERY=1` for all, which takes hours.
 */
import { launch } from '@patience/tooling/browser';
import type { Browser } from 'playwright-core';
import type { PatienceGame } from '../src/index.js';
import { layOut, play, stand } from '../e2e/player.js';
import { Site, tablePage, type WonGame } from '../e2e/site.js';
import { PHONE, recordedGames } from './recorded.js';

/** From touch to touch, in milliseconds. */
const PACE = 350;
const SAMPLE = 4;

/** Plays a game and ends its finale. @throws {Error} when the game is not won, or the finale goes on */
async function touch(browser: Browser, base: string, game: WonGame): Promise<void> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(base);
  await layOut(page, base, game);
  await play(page, game, 'touch', PACE);
  const { status, moves } = await stand(page);
  if (status !== 'won') throw new Error(`${game.variant} is ${status} after ${moves} moves`);
  await page.locator('.celebrating').waitFor();
  await page.touchscreen.tap(195, 400);
  await page.locator('.result').waitFor();
  const goesOn = await page.locator('patience-game').evaluate((element: PatienceGame) => element.celebration.on);
  if (goesOn) throw new Error(`The finale of ${game.variant} goes on after a touch`);
  await context.close();
}

const games = recordedGames(SAMPLE);
const site = new Site({ '/': tablePage });
const base = await site.open();
const browser = await launch();
for (const game of games) {
  const began = performance.now();
  await touch(browser, base, game);
  console.log(`${game.variant}: won in ${game.gestures.flat().length} moves, ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
await browser.close();
await site.close();
