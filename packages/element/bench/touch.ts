/**
 * Plays whole recorded games by real touches on a phone, at the pace of people, and ends the finale by a touch. For use before a release:
 * `pnpm -F @patience/element touch -- spider`, or a few without a name; `PATIENCE_EVERY=1` for all, which takes hours.
 */
import { launch } from '@patience/tooling/browser';
import { playOnPhone } from '../e2e/player.js';
import { Site, tablePage } from '../e2e/site.js';
import { recordedGames } from './recorded.js';

/** Milliseconds between two touches. */
const PACE = 350;
const SAMPLE = 4;

const games = recordedGames(SAMPLE);
const site = new Site({ '/': tablePage });
const base = await site.open();
const browser = await launch();
for (const game of games) {
  const began = performance.now();
  await playOnPhone(browser, base, game, (page) => page.waitForTimeout(PACE));
  console.log(`${game.variant}: won in ${game.gestures.flat().length} moves, ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
await browser.close();
await site.close();
