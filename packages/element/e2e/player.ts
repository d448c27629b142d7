import type { Browser, Page } from 'playwright-core';
import type { PatienceGame } from '../src/index.js';
import type { WonGame } from './site.js';

/** Shows a variant on the table of a page. */
export async function layOut(
  page: Page,
  base: string,
  game: Partial<WonGame> & { readonly variant: string },
  settings: Record<string, unknown> = {},
): Promise<void> {
  await page.locator('patience-game').evaluate(
    async (element: PatienceGame, [address, { options, deck, seed }, given]) => {
      const ready = new Promise((wake) => element.addEventListener('patience-ready', wake, { once: true }));
      Object.assign(element, { options, deck, seed: deck === undefined ? (seed ?? 1) : undefined, taps: 'two', src: address, ...given });
      await ready;
      // Tests of the table expect announcements and animations at once.
      do await new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake)));
      while (!element.actions.features.loaded);
    },
    [`${base}/variants/${game.variant}.js`, game as WonGame, settings] as const,
  );
}

/** Returns status, number of moves and announcement of the game. */
export const stateOf = (page: Page): Promise<{ status: string; moves: number; announcement: string }> =>
  page.locator('patience-game').evaluate((element: PatienceGame) => ({
    status: element.status ?? '',
    moves: element.game!.cursor,
    announcement: element.shadowRoot!.querySelector('[role=status]')!.textContent.trim(),
  }));

/** Returns the centre of the visible part of a card, on the screen. */
const middleOf = (page: Page, pile: string, depth: number): Promise<[number, number]> =>
  page.locator('patience-game').evaluate(
    (element: PatienceGame, [id, below]) => {
      const { scene, game, animator } = element.session!.view;
      animator.finish();
      const top = Math.max(0, game.view.count(id) - 1);
      const card = (scene.elementAt(id, Math.max(0, top - below)) ?? scene.elementAt(id, top))!;
      const { x, y, width } = card.getBoundingClientRect();
      return [x + (game.piles.find((p) => p.id === id)!.fan === 'left' ? width - 6 : 6), y + 6] as [number, number];
    },
    [pile, depth] as const,
  );

/** A pile, and the number of cards on the touched one. */
export type Touch = readonly [pile: string, depth: number];

/** Returns the touches of a move: one or two. */
async function touchesFor(page: Page, move: string): Promise<readonly Touch[]> {
  const laid = /^(\w+)[>+](\w+)(?:\*(\d+))?$/.exec(move);
  if (laid)
    return [
      [laid[1]!, Number(laid[3] ?? 1) - 1],
      [laid[2]!, 0],
    ];
  // An action that is a move of its own on each of its piles names the pile: `merci@t3`.
  const [action, named] = move.split('@') as [string, string?];
  if (named !== undefined) return [[named, 0]];
  const stock = await page.locator('patience-game').evaluate((element: PatienceGame, name) => {
    const { on } = element.game!.variant.actions![name]!;
    return element.game!.piles.find(({ id, role }) => id === on || role === on)!.id;
  }, action);
  return [[stock, 0]];
}

export type Hands = 'mouse' | 'touch' | 'keyboard';

/**
 * Plays all gestures by real clicks, taps or keys, move by move.
 * @param wait is awaited before each touch
 */
export async function play(page: Page, { gestures }: WonGame, hands: Hands, wait?: () => Promise<unknown>): Promise<void> {
  if (hands === 'keyboard') await page.keyboard.press('Tab');
  for (const move of gestures.flat())
    for (const touch of await touchesFor(page, move)) {
      await wait?.();
      await press[hands](page, touch);
    }
}

/** Browser settings of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true, locale: 'en' };

/**
 * Plays a whole game by real touches on a phone, with all animations, and ends its finale by a touch.
 * @param wait is awaited before each touch
 * @throws {Error} when the game is not won, or the finale goes on
 */
export async function playOnPhone(browser: Browser, base: string, game: WonGame, wait: (page: Page) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(base);
  await layOut(page, base, game);
  await play(page, game, 'touch', () => wait(page));
  const { status, moves } = await stateOf(page);
  if (status !== 'won') throw new Error(`${game.variant} is ${status} after ${moves} moves`);
  await page.locator('.celebrating').waitFor();
  await page.touchscreen.tap(195, 400);
  await page.locator('.result').waitFor();
  const goesOn = await page
    .locator('patience-game')
    .evaluate((element: PatienceGame) => element.actions.features.loaded?.celebration.on ?? false);
  if (goesOn) throw new Error(`The finale of ${game.variant} goes on after a touch`);
  if (errors.length > 0) throw errors[0]!;
  await context.close();
}

const press: Record<Hands, (page: Page, touch: Touch) => Promise<void>> = {
  mouse: async (page, touch) => page.mouse.click(...(await middleOf(page, ...touch))),
  touch: async (page, touch) => page.touchscreen.tap(...(await middleOf(page, ...touch))),
  async keyboard(page, spot) {
    // More keys than the longest row of piles has: a table may have more than fifty places in one.
    for (let i = 0; i < 200; i++) {
      const key = await page.evaluate(nextKey, spot);
      await page.keyboard.press(key);
      if (key === 'Enter') return;
    }
    throw new Error(`The keyboard does not reach ${spot[0]}`);
  },
};

/** Returns the key that moves the focus towards a card, or Enter when it has the focus. Runs in a page, as text. */
export function nextKey([goal, below]: Touch): string {
  const { session, shadowRoot } = document.querySelector('patience-game')!;
  const focused = shadowRoot!.activeElement;
  const spot = focused ? session!.view.scene.spotOf(focused) : undefined;
  const { rows } = session!.cursor;
  const goalRow = rows.findIndex((row) => row.includes(goal));
  const row = spot ? rows.findIndex((piles) => piles.includes(spot.pile)) : -1;
  if (!spot) return 'Tab';
  if (row !== goalRow) return row < goalRow ? 'Tab' : 'Shift+Tab';
  const across = rows[row]!.indexOf(goal) - rows[row]!.indexOf(spot.pile);
  if (across !== 0) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
  if (session!.selection.pile(goal).take === 'all') return 'Enter';
  return spot.depth === below ? 'Enter' : spot.depth < below ? 'ArrowUp' : 'ArrowDown';
}
