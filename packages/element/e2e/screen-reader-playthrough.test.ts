import { sample } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { winByScreenReader } from './screen-reader-player.js';
import { openForTests } from './open-site.js';
import { layOut } from './player.js';
import { tablePage, variants, wonGames } from './site.js';
import { winByVoice } from './voice-player.js';

const site = openForTests({ '/': tablePage });

/**
 * Number of games: playing by announcements takes time, so the test plays a few of the shortest. `pnpm -F @patience/element
 * screen-reader-playthrough` wins one of every patience.
 */
const every = process.env['PATIENCE_EVERY'] === '1';
const games = sample(
  wonGames().filter(({ gestures }) => every || gestures.length <= 35),
  2,
);

describe('recorded games are won again by announcements alone', () => {
  for (const [i, game] of games.entries()) {
    const language = i % 2 === 0 ? 'de' : 'en';
    test(`the recorded game is won by announcements: ${game.variant}, ${language}`, { timeout: 900_000 }, async () => {
      const page = await site.browser.newPage({ viewport: { width: 1280, height: 800 } });
      for (const win of [winByScreenReader, winByVoice]) {
        const { doubles } = await win(page, site.base, game, language);
        expect(doubles, 'names that two buttons had at once').toEqual([]);
      }
      await page.close();
    });
  }
});

test('the names of buttons on a table are unique, in either language', { timeout: 300_000 }, async () => {
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
