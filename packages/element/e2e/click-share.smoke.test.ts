/**
 * Tests that one click of the mouse plays wherever exactly one place is possible. The places are found from the list of legal moves, not by
 * the code that interprets the click.
 */
import { sample } from '@patience/tooling/sample';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { layOut } from './player.js';
import { tablePage, variants } from './site.js';

/** Number of positions of each patience; in each of them one card is clicked. */
const POSITIONS = 12;
/** Least distance of two clicks in pixels: a second click at the same point, soon after the first, counts as a slip of the hand. */
const APART = 24;

const site = openForTests({ '/': tablePage });

/** A point in the window, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A card with exactly one place. */
interface Candidate extends Point {
  /** The only move of the card, in notation. */
  readonly move: string;
}

/**
 * Plays one legal move, then looks for an exposed card that has exactly one place. Of cards on foundations none is looked for, since a click
 * takes none down; nor where a click means an action.
 * @param nth chooses the move and the card
 * @param last the point of the click before
 * @returns the card; a text when the game is over or has no such card now
 */
const nextCandidate = (page: Page, nth: number, last: Point): Promise<Candidate | 'over' | 'none'> =>
  page.locator('patience-game').evaluate(
    async (element: PatienceGame, [nth, last, apart]) => {
      const { game, session } = element;
      const before = game!.legalMoves();
      if (game!.status !== 'playing' || before.length === 0) return 'over';
      // Prefer moves of cards to actions in two of three positions, so that the stock is not used up at once.
      const cards = before.filter((move) => /[>+]/.test(move));
      const listed = nth % 3 !== 0 && cards.length > 0 ? cards : before;
      element.play(listed[(nth * 7) % listed.length]!);
      await element.updateComplete;
      if (game!.status !== 'playing') return 'over';
      const legal = game!.legalMoves();
      const found: Candidate[] = [];
      for (const { id, role, fan } of game!.piles) {
        const mine = legal.filter((move) => {
          const [, from, sign, to, count = '1'] = /^(\w+)([>+])(\w+)(?:\*(\d+))?$/.exec(move) ?? [];
          return count === '1' && (from === id || (sign === '+' && to === id));
        });
        if (mine.length !== 1 || role === 'foundation' || session!.selection.actionAt(id) !== undefined) continue;
        const card = session!.view.scene.elementAt(id, game!.view.count(id) - 1);
        if (!card) continue;
        const { left, right, top } = card.getBoundingClientRect();
        const [x, y] = [fan === 'left' ? right - 8 : left + 8, top + 8];
        if (Math.hypot(x - last.x, y - last.y) < apart) continue;
        if (element.shadowRoot!.elementFromPoint(x, y)?.closest('button') === card) found.push({ x, y, move: mine[0]! });
      }
      return found.length > 0 ? found[nth % found.length]! : 'none';
    },
    [nth, last, APART] as const,
  );

/**
 * Clicks cards that have exactly one place.
 * @param last the point of the click before, which may have been in another patience
 * @returns the number of clicks, those that did not play the move, and the point of the last one
 */
async function clickThrough(page: Page, variant: string, last: Point): Promise<{ clicks: number; missed: string[]; last: Point }> {
  const missed: string[] = [];
  let clicks = 0;
  let seed = 1;
  for (let nth = 1; nth <= POSITIONS; nth++) {
    const candidate = await nextCandidate(page, nth, last);
    if (candidate === 'over') await layOut(page, site.base, { variant, seed: ++seed }, { motion: 'none', taps: undefined });
    if (typeof candidate === 'string') continue;
    const gesturesOf = (): Promise<readonly (readonly string[])[]> =>
      page.locator('patience-game').evaluate(({ game }: PatienceGame) => game!.gestures.slice(0, game!.cursor));
    const before = (await gesturesOf()).length;
    await page.mouse.click(candidate.x, candidate.y);
    clicks++;
    last = candidate;
    const after = await gesturesOf();
    if (after.length !== before + 1 || after.at(-1)![0] !== candidate.move)
      missed.push(`${variant} ${seed}: ${candidate.move} was ${after.slice(before).join() || 'not played'}`);
    // A chosen card would give the next click another meaning.
    await page.locator('patience-game').evaluate(({ session }: PatienceGame) => session!.release());
  }
  return { clicks, missed, last };
}

test('one click plays wherever exactly one place is possible, in every patience', { timeout: 1_800_000 }, async () => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(site.base);
  let clicks = 0;
  const missed: string[] = [];
  let last: Point = { x: 0, y: 0 };
  for (const { id } of sample(variants, Infinity, 6)) {
    await layOut(page, site.base, { variant: id }, { motion: 'none', taps: undefined });
    // A patience that asks for two clicks gets them.
    if (await page.locator('patience-game').evaluate(({ game }: PatienceGame) => game!.variant.taps !== undefined)) continue;
    const found = await clickThrough(page, id, last);
    last = found.last;
    clicks += found.clicks;
    missed.push(...found.missed);
  }
  expect(clicks).toBeGreaterThan(20);
  expect(missed, `${clicks - missed.length} of ${clicks} single clicks played`).toEqual([]);
  await context.close();
});
