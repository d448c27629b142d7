import { Game } from '@patience/core';
import { loadInstalled } from '@patience/core/installed';
import { sample } from '@patience/tooling/sample';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { layOut, play, playOnPhone, stateOf, type Hands } from './player.js';
import { tablePage, variants, wonGames, type WonGame } from './site.js';

const site = openForTests({ '/': tablePage });

async function open(width: number, height: number, hasTouch = false): Promise<Page> {
  // Play by touch in forced colours.
  const forcedColors = hasTouch ? 'active' : 'none';
  const context = await site.browser.newContext({ viewport: { width, height }, hasTouch, forcedColors, locale: 'en-GB' });
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.unreachable(error.message));
  await page.goto(site.base);
  return page;
}

/** Variants with two packs that are face up from the start: the largest tables. They are played by mouse and by keyboard. */
const largest = new Set<string>();
for (const game of wonGames()) {
  const variant = await loadInstalled(variants.find(({ id }) => id === game.variant)!);
  const loaded = Game.load(variant, { ...game, cursor: 0 });
  if (loaded.ok && loaded.value.table.cards.length > 52 && loaded.value.table.up.every((up) => up === 1)) largest.add(game.variant);
}

/** Tells whether a recorded game is too long: real input takes time, so by default only some of the shorter games are played. */
const long = ({ gestures }: WonGame): boolean => gestures.flat().length > (process.env['PATIENCE_EVERY'] === '1' ? 6000 : 100);
const byHand = sample(
  wonGames().filter((game) => !long(game) && !largest.has(game.variant)),
  3,
);
const largestByHand = sample(
  wonGames().filter((game) => largest.has(game.variant) && game.gestures.flat().length < 260),
  1,
);

const HANDS: readonly Hands[] = ['mouse', 'touch', 'keyboard'];

describe('recorded games are won again by real input', () => {
  for (const [i, game] of [...byHand, ...largestByHand].entries()) {
    // Shift the sequence by one after every three games, so that all input devices get different games.
    const inTurn = HANDS[(i + Math.floor(i / 3)) % 3]!;
    const alone = process.env['PATIENCE_EVERY'] === '1' ? (['mouse', 'keyboard'] as const) : (['mouse'] as const);
    for (const hands of largest.has(game.variant) ? alone : [inTurn])
      test(`the recorded game is won: ${game.variant}, by ${hands} alone`, { timeout: 300_000 }, async () => {
        // Touch uses the narrowest screen, a desktop of 1280 pixels at a zoom of 400 %, with the largest index in four colours.
        const finger = hands === 'touch';
        const page = await (finger ? open(320, 568, true) : open(1280, 800));
        await layOut(page, site.base, game, { motion: 'none', largeIndex: finger, fourColors: finger });
        await play(page, game, hands);
        expect(await stateOf(page)).toMatchObject({ status: 'won', announcement: expect.stringContaining('You won!') as string });
        await page.context().close();
      });
  }
});

/**
 * Recorded won games, the shortest first. Between two touches the test looks for the next card, as a player does, so a game takes long:
 * by default only the shortest is played.
 */
const byLength = wonGames().sort((a, b) => a.gestures.flat().length - b.gestures.flat().length);
const onPhone = byLength.slice(0, process.env['PATIENCE_EVERY'] === '1' ? Infinity : 1);

test.each(onPhone)(
  '$variant is won by touches on a phone, card after card, and a touch ends the finale',
  { timeout: 1_800_000 },
  async (game) => {
    await playOnPhone(site.browser, site.base, game, (page) =>
      page.waitForFunction(() => !document.querySelector('patience-game')!.session!.view.animator.running),
    );
  },
);

/** By default every patience is shown on one of the small screens and on one of the others. */
const everySize = process.env['PATIENCE_EVERY'] === '1';
const SIZES = [
  [320, 568],
  [844, 390],
  [768, 1024],
  [1920, 1080],
] as const;

/** A table that is full of cards, such as one of sixteen columns on 320 × 568, loses at most so many indices to the guide. */
const MOST_COVERED = 4;

describe.each(SIZES.map(([width, height], at) => [width, height, at] as const))('on %i × %i', (width, height, at) => {
  test('all variants fit the screen with few nodes, and the guide, which is on every table, covers hardly any index', async () => {
    const page = await open(width, height);
    for (const variant of variants.filter((_, i) => everySize || i % 2 === at % 2)) {
      await layOut(page, site.base, { variant: variant.id });
      await page.locator('patience-game').evaluate((element: PatienceGame) => (element.guide = true));
      await page.locator('.guide').waitFor({ state: 'attached' });
      const found = await page.locator('patience-game').evaluate((element: PatienceGame) => {
        const root = element.shadowRoot!;
        const outside = [...root.querySelectorAll('.table button, .table i')].filter((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        });
        // Compare the middle of the index, at the upper left of the card.
        const guide = root.querySelector<HTMLElement>('.guide:not([data-form="none"])')?.getBoundingClientRect();
        const covered = [...root.querySelectorAll('.table .card')].filter((card) => {
          const { left, top, width, height } = card.getBoundingClientRect();
          const [x, y] = [left + width / 4, top + height / 8];
          return guide && x < guide.right && x > guide.left && y < guide.bottom && y > guide.top;
        });
        return {
          guided: guide !== undefined && guide.height > 0,
          outside: outside.length,
          covered: covered.length,
          // Do not count the paths of a large picture: they are one card.
          nodes: root.querySelectorAll(':not(.art *)').length,
          strokes: root.querySelectorAll('.art *').length,
          sideways: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect(found, variant.id).toMatchObject({ guided: true, outside: 0, sideways: 0 });
      expect(found.covered, variant.id).toBeLessThanOrEqual(MOST_COVERED);
      expect(found.nodes, variant.id).toBeLessThanOrEqual(450);
      expect(found.strokes, variant.id).toBeLessThanOrEqual(450);
    }
    await page.context().close();
  });
});

/** One patience of each family, whose folder its package is in. */
const families = [...new Map(variants.map((variant) => [variant.module.split(/[/\\]/).at(-4), variant.id])).values()];

test.each([
  [390, 844],
  [1440, 900],
])('the sentences of a hint and of refusals cover none of their cards on a table of each family on %i × %i', async (width, height) => {
  expect(families.length).toBeGreaterThan(4);
  const page = await open(width, height);
  for (const id of families) {
    await layOut(page, site.base, { variant: id });
    const covered = await page.locator('patience-game').evaluate(async (element: PatienceGame) => {
      const root = element.shadowRoot!;
      const session = element.session!;
      const drawn = async (): Promise<void> => {
        await element.updateComplete;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      };
      /** Returns the piles whose top cards or places the sentence covers. */
      const under = (piles: readonly string[]): string[] => {
        const box = root.querySelector('.bubble')!.getBoundingClientRect();
        return piles.filter((pile) => {
          const card = session.view.scene.elementAt(pile, Math.max(0, session.game.view.count(pile) - 1))?.getBoundingClientRect();
          return card && card.left < box.right - 1 && card.right > box.left + 1 && card.top < box.bottom - 1 && card.bottom > box.top + 1;
        });
      };
      const found: string[] = [];
      await element.hint();
      await drawn();
      const { hinted } = session.highlights;
      if (hinted && root.querySelector('.bubble')) found.push(...under([hinted.from, hinted.to]).map((pile) => `hint: ${pile}`));
      const { piles } = session.game;
      for (const pile of [piles[0]!, piles[Math.floor(piles.length / 2)]!, piles.at(-1)!]) {
        session.refuse({ kind: 'refused', reason: { code: 'only-top', params: {} }, pile: pile.id });
        element.requestUpdate();
        await drawn();
        if (root.querySelector('.bubble')) found.push(...under([pile.id]).map((covered) => `refusal: ${covered}`));
        else found.push(`no sentence: ${pile.id}`);
      }
      return found;
    });
    expect(covered, id).toEqual([]);
  }
  await page.context().close();
});
