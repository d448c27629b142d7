/** End-to-end tests of the short tier: each kind of page in each language, and one game for each kind of input. */
import { expect, test } from 'vitest';
// The element's tests have the functions that play a game by mouse, touch or keyboard.
import { play, wonGames, type Hands } from '@patience/element/testing';
import { dealt, drawn, languages, PAGES, Site } from './site.js';

const site = Site.forTests();

test.each(languages)('each page in "%s" shows its heading and reports no error', async (lang) => {
  const page = await site.visit(`${lang}/`, { locale: lang });
  for (const path of PAGES) {
    await page.goto(`${lang}/${path}`);
    if (!path.startsWith('rules/')) await drawn(page);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    expect(await page.locator('html').getAttribute('lang'), path).toBe(lang);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
});

const shortest = wonGames()
  .filter(({ deck }) => deck === undefined)
  .sort((a, b) => a.gestures.flat().length - b.gestures.flat().length)[0]!;
const rules = Object.entries(shortest.options ?? {}).map(([name, value]) => [name, String(value)]);
const deal = new URLSearchParams([...rules, ['seed', String(shortest.seed ?? 1)]]);

test.each<Hands>(['mouse', 'touch', 'keyboard'])('the first moves of a game can be played by %s alone', async (hands) => {
  const page = await site.visit(`en/play/${shortest.variant}/?${deal.toString()}`, { hasTouch: hands === 'touch' });
  await dealt(page);
  await page.locator('patience-game').evaluate((element: HTMLElement & { taps: string }) => void (element.taps = 'two'));
  const gestures = shortest.gestures.flat().slice(0, 5);
  await play(page, { ...shortest, gestures: [gestures] }, hands);
  const cursor = await page
    .locator('patience-game')
    .evaluate((element: HTMLElement & { game?: { cursor: number } }) => element.game!.cursor);
  expect(cursor).toBe(gestures.length);
});
