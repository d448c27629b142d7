import { Game, type Variant } from '@patience/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { layOut } from './player.js';
import { variants, type PageSource } from './site.js';

/** A patience with empty places from the first deal on. */
async function withCells(): Promise<string> {
  for (const { id, module } of variants) {
    const dealt = Game.start(((await import(module)) as { readonly default: Variant }).default, { seed: 1 });
    if (dealt.ok && dealt.value.piles.some(({ role }) => role === 'cell')) return id;
  }
  throw new Error('no patience has cells');
}

const article = (attributes: string): PageSource => ({
  html: `<h1>An article</h1><div style="block-size: 30rem">Text</div><patience-game ${attributes}></patience-game><div style="block-size: 90rem">Text</div>
<script type="module" src="/element/patience-game.cdn.js"></script>`,
});

const site = openForTests({ '/article': article(''), '/still': article('touch-action="none"') });

/** Opens an article and scrolls its table to the top of the window. */
async function open(path: string, width: number, height: number): Promise<Page> {
  const page = await site.browser.newPage({ viewport: { width, height }, hasTouch: true, isMobile: true });
  await page.goto(site.base + path);
  await layOut(page, site.base, { variant: await withCells() });
  await page.locator('patience-game').evaluate((element) => element.scrollIntoView());
  return page;
}

/** Returns a point of the table, in pixels of the window: free cloth, the middle of an empty place, or a card that can be played. */
const pointOn = (page: Page, what: 'cloth' | 'place' | 'card'): Promise<readonly [number, number]> =>
  page.locator('patience-game').evaluate(({ shadowRoot }: PatienceGame, wanted) => {
    const table = shadowRoot!.querySelector('.table')!;
    if (wanted !== 'cloth') {
      const { left, bottom, width } = [...table.querySelectorAll(wanted === 'card' ? '.card.free' : '.slot')]
        .at(-1)!
        .getBoundingClientRect();
      return [left + width / 2, bottom - 20] as const;
    }
    const { left, right, bottom } = table.getBoundingClientRect();
    // A finger near the edge of a card means the card.
    const isFree = (x: number, y: number): boolean => [x - 15, x, x + 15].every((near) => shadowRoot!.elementFromPoint(near, y) === table);
    for (let y = Math.min(bottom, innerHeight) - 15; y > 0; y -= 5)
      for (let x = left + 15; x < right; x++) if (isFree(x, y)) return [x, y] as const;
    throw new Error('no free cloth');
  }, what);

/** Swipes up with a finger until the browser has drawn the end of the swipe. @returns a function by how many pixels the page is scrolled since */
async function swipe(page: Page, [x, y]: readonly [number, number]): Promise<() => Promise<number>> {
  const input = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints });
  const before = await page.evaluate(() => scrollY);
  await send('touchStart', { x, y });
  for (let way = 10; way <= 120; way += 10) await send('touchMove', { x, y: y - way });
  await send('touchEnd');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return async () => Math.round((await page.evaluate(() => scrollY)) - before);
}

test.each([
  ['cloth', 390, 844],
  ['place', 390, 844],
  ['place', 844, 390],
] as const)('a finger on the %s scrolls an article at %i × %i, and a finger on a card does not', async (what, width, height) => {
  const page = await open('/article', width, height);
  const held = await swipe(page, await pointOn(page, 'card'));
  expect(await held()).toBe(0);
  // The browser may draw the scrolled page later than the end of the swipe.
  await expect.poll(await swipe(page, await pointOn(page, what))).toBeGreaterThan(50);
  await page.close();
});

test('a finger on the table never scrolls a page with touch-action="none"', async () => {
  const page = await open('/still', 390, 844);
  for (const what of ['cloth', 'place', 'card'] as const) {
    const scrolled = await swipe(page, await pointOn(page, what));
    expect(await scrolled()).toBe(0);
  }
  await page.close();
});
