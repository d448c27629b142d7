/** End-to-end tests of the texts that a screen reader speaks in the workshop while films play and variations are compared, by keyboard alone. */
import { packRecipe } from '@patience/recipe';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heardBy, listen } from '../engines/announcements.js';
import type { Visit } from '../engines/visit.js';
import { fill } from '../src/text/fill.js';
import { de as german, en as english } from '../src/testing/words.js';
import { de } from '../../workshop/src/words/de.js';
import { en } from '../../workshop/src/words/en.js';
import { saved, Site } from './site.js';

const site = Site.forTests();
const LANGUAGES = [
  ['en', en, english],
  ['de', de, german],
] as const;

/** A small patience. @param on the cards that fit on each other in its columns */
const small = (empty: string, on: string): object => ({
  id: 'small',
  deck: { ranks: ['A', 2, 3, 4] },
  table: {
    'f1-4': { at: [0, 0] },
    'c1-2': { at: [4, 0] },
    't1-5': { at: [0, 1], accept: { empty, on, max: 1 }, take: 'top' },
  },
  deal: [{ to: 't1-5', all: true }],
  strings: { en: { name: 'Small' }, de: { name: 'Klein' } },
});

/** Opens a recipe in the workshop and starts recording the announcements for screen readers. */
async function visit(lang: string, recipe: object): Promise<{ readonly page: Page; readonly heard: () => Promise<readonly string[]> }> {
  const page = await site.visit(`${lang}/workshop/#recipe=${await packRecipe(JSON.stringify(recipe))}`);
  await page
    .locator('.bench .now strong')
    .getByText(lang === 'de' ? 'Klein' : 'Small')
    .waitFor();
  // Before the first deal, a film does not begin.
  await expect.poll(async () => (await saved(page))?.variant).toBe('small');
  const recorder = { tab: { run: (task: () => unknown) => page.evaluate(task) } } as unknown as Visit;
  await listen(recorder);
  const heard = async (): Promise<readonly string[]> =>
    (await heardBy(recorder)).flatMap(({ kind, text }) => (kind === 'announced' ? [text] : []));
  return { page, heard };
}

const at = async (page: Page): Promise<number> => Number(await page.locator('[data-film]').getAttribute('data-film'));
const focused = (page: Page): Promise<string> => page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim());

/** Waits for an announcement. @returns all that was heard until then */
async function waitFor(heard: () => Promise<readonly string[]>, text: string): Promise<readonly string[]> {
  const all: string[] = [];
  await expect
    .poll(async () => {
      all.push(...(await heard()));
      return all.some((each) => each.includes(text));
    })
    .toBe(true);
  return all;
}

test.each(LANGUAGES)(
  'a film announces where it stops, and single moves only if they are slow or asked for (%s)',
  async (lang, words, site) => {
    const { page, heard } = await visit(lang, small('any', 'any'));
    const { film } = words;
    await page.getByRole('button', { name: film.win }).press('Enter');
    await page.locator('[data-film]').waitFor();
    const moves = Number(await page.locator('.film input').getAttribute('max'));
    await expect.poll(() => focused(page)).toBe(site.player.pause);
    await expect.poll(() => at(page)).toBeGreaterThan(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(site.player.play);
    const place = fill(film.paused, { where: fill(site.player.position, { n: await at(page), of: moves }) });
    const played = await waitFor(heard, place);
    expect(played.filter((text) => text.includes(fill(film.found, { n: moves })))).toHaveLength(1);
    // The search, the film, the deal, the pause, and at most the last move.
    expect(played.length).toBeLessThanOrEqual(5);

    // A step that the player asks for is announced once.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(site.player.forth);
    const before = await at(page);
    await heard();
    await page.keyboard.press('Enter');
    await expect.poll(() => at(page)).toBe(before + 1);
    const step: string[] = [];
    await expect.poll(async () => step.push(...(await heard()))).toBe(1);

    // A slow film announces its moves; a fast one only its end.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: site.player.play, exact: true }).press('Enter');
    await expect.poll(() => at(page)).toBeGreaterThan(before + 1);
    expect((await waitFor(heard, '.')).join(' ')).not.toBe('');
    await page.getByLabel(film.speed).press('End');
    await page.getByRole('slider').press('End');
    await page.getByRole('slider').press('Home');
    await page.getByRole('button', { name: new RegExp(`^(${site.player.play}|${site.player.pause})$`) }).focus();
    await heard();
    if ((await focused(page)) === site.player.play) await page.keyboard.press('Enter');
    const ending = await waitFor(heard, film.ended);
    expect(ending.length).toBeLessThan(moves / 2);

    await page.getByRole('button', { name: film.close }).press('Enter');
    await expect.poll(() => focused(page)).toBe(film.win);
  },
);

test.each(LANGUAGES)('variations have names, and choosing one announces its name (%s)', async (lang, words) => {
  const { page, heard } = await visit(lang, small('K', 'down alternate'));
  const { around, fields } = words;
  await page.locator('#around > summary').press('Enter');
  await page.locator('button.neighbour').nth(8).waitFor();
  await waitFor(heard, around.comparing);
  const names: string[] = [];
  await page.keyboard.press('Tab'); // To the table that scrolls.
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Tab');
    names.push((await focused(page)).replaceAll(/\s+/g, ' '));
  }
  const suits = [fields.suit.values.any, fields.suit.values.alternate, fields.suit.values.same];
  const wanted = [around.gap.any, around.gap.K, around.gap.none].flatMap((gap) => suits.map((suit) => `${gap}, ${suit}:`));
  expect(names.map((name) => name.slice(0, name.indexOf(':') + 1))).toEqual(wanted);
  expect(names.filter((name) => name.includes(around.take))).toHaveLength(8);
  expect(names[4]).toContain(around.now);

  const first = page.locator('button.neighbour').first();
  await first.focus();
  await heard();
  await page.keyboard.press('Enter');
  const taken = await waitFor(heard, fill(around.taken, { name: wanted[0]!.slice(0, -1) }));
  // Taking over, the new deal, and the comparison that begins or ends.
  expect(taken.length).toBeLessThanOrEqual(4);
  await expect.poll(() => first.getAttribute('aria-current')).toBe('true');
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
});
