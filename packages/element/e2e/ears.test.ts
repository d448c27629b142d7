import { sample } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { BlindPlayer } from './ears.js';
import { openForTests } from './opened.js';
import { layOut, stand } from './player.js';
import { tablePage, variants, wonGames } from './site.js';

const site = openForTests({ '/': tablePage });

/** Who listens takes time: on a push a few of the shortest games, else all that are not endless. */
const every = process.env['PATIENCE_EVERY'] === '1';
const games = sample(
  wonGames().filter(({ gestures }) => gestures.length <= (every ? 450 : 35)),
  2,
);

describe('won games that variants bring are won again from what is said alone', () => {
  for (const [i, game] of games.entries()) {
    const language = i % 2 === 0 ? 'de' : 'en';
    test(`${game.variant}, ${language}`, { timeout: 300_000 }, async () => {
      const page = await site.browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(site.base);
      await layOut(page, site.base, game, { motion: 'none', lang: language, speech: 'short' });
      // The hints follow the known line; everything else the player finds out by listening.
      await page.locator('patience-game').evaluate((element: PatienceGame, gestures) => {
        element.adviser = (session) => Promise.resolve(gestures[session.cursor]);
      }, game.gestures);
      await new BlindPlayer(page, language).win();
      expect(await stand(page)).toMatchObject({ status: 'won' });
      await page.close();
    });
  }
});

test('every name on a table is there once, in either language', { timeout: 300_000 }, async () => {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(site.base);
  for (const [i, { id }] of sample(variants, 10).entries()) {
    await layOut(page, site.base, { variant: id }, { motion: 'none', lang: i % 2 === 0 ? 'de' : 'en' });
    const names = await page
      .locator('patience-game')
      .evaluate(({ shadowRoot }: PatienceGame) =>
        [...shadowRoot!.querySelectorAll('.table button')].map((button) => button.getAttribute('aria-label')),
      );
    expect(
      names.filter((name, at) => names.indexOf(name) !== at),
      id,
    ).toEqual([]);
  }
  await page.close();
});
