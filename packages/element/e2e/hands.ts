/** Ways of playing: each turns a move in notation into real input on the table of the page. */
import type { BrowserContextOptions, Page } from 'playwright-core';

/** Plays single moves on one page. */
export interface Player {
  /** @param move `t3>t5*2`, `a+b`, or the name of an action */
  play(move: string): Promise<void>;
}

export interface Hand {
  readonly name: string;
  readonly context: BrowserContextOptions;
  take(page: Page): Promise<Player>;
}

/** Where to put a finger: on the pile with this number in the order of the table, so many cards below its top. */
type Spot = readonly [pile: number, depth: number];

/** The spots that a move touches, one after the other. */
async function spotsOf(page: Page, move: string): Promise<Spot[]> {
  return page.evaluate((text) => {
    const { piles, variant } = document.querySelector('patience-game')!.game!;
    const index = (id: string): number => piles.findIndex((pile) => pile.id === id);
    const action = variant.actions?.[text];
    if (action) return [[Math.max(index(action.on), piles.findIndex((pile) => pile.role === action.on)), 0] as const];
    const [from = '', rest = ''] = text.split(/[>+]/);
    const [to = '', count = '1'] = rest.split('*');
    return [[index(from), Number(count) - 1] as const, [index(to), 0] as const];
  }, move);
}

/** The middle of what is seen of a card or place, in pixels of the page. */
async function pointOf(page: Page, [pile, depth]: Spot): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([nth, below]) => {
      const root = document.querySelector('patience-game')!.shadowRoot!;
      const group = root.querySelectorAll('[part=pile]')[nth]!;
      const buttons = [...group.querySelectorAll('button')];
      const button = buttons.at(-1 - below) ?? buttons.at(-1)!;
      const { left, top, width, height } = button.getBoundingClientRect();
      for (const [x, y] of [[0.5, 0.5], [0.5, 0.1], [0.2, 0.1], [0.1, 0.5], [0.1, 0.05], [0.9, 0.5]] as const) {
        const point = { x: left + width * x, y: top + height * y };
        if (button.contains(root.elementFromPoint(point.x, point.y))) return point;
      }
      throw new Error(`Nothing is seen of ${button.ariaLabel ?? 'a card'}`);
    },
    [pile, depth] as const,
  );
}

const mouse: Hand = {
  name: 'mouse, click and click',
  context: { viewport: { width: 1280, height: 800 } },
  take: (page) =>
    Promise.resolve({
      async play(move) {
        for (const spot of await spotsOf(page, move)) {
          const { x, y } = await pointOf(page, spot);
          await page.mouse.click(x, y);
        }
      },
    }),
};

const touch: Hand = {
  name: 'touch, tap and tap, on a phone',
  context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  take: (page) =>
    Promise.resolve({
      async play(move) {
        for (const spot of await spotsOf(page, move)) {
          const { x, y } = await pointOf(page, spot);
          await page.touchscreen.tap(x, y);
        }
      },
    }),
};

/** Where the focus is: number of the pile and cards below the top; pile −1 when it is elsewhere. */
async function focusOf(page: Page): Promise<Spot> {
  return page.evaluate(() => {
    const root = document.querySelector('patience-game')!.shadowRoot!;
    const focused = root.activeElement;
    const group = focused?.closest('[part=pile]');
    if (!focused || !group) return [-1, 0] as const;
    const buttons = [...group.querySelectorAll('button')];
    return [[...root.querySelectorAll('[part=pile]')].indexOf(group), buttons.length - 1 - buttons.indexOf(focused as HTMLButtonElement)] as const;
  });
}

const keyboard: Hand = {
  name: 'keyboard alone',
  context: { viewport: { width: 1280, height: 800 } },
  take: (page) =>
    Promise.resolve({
      async play(move) {
        for (const spot of await spotsOf(page, move)) {
          await walkTo(page, spot);
          await page.keyboard.press('Enter');
        }
      },
    }),
};

/** Left and right inside a row of piles, Tab from row to row, up and down inside a pile. */
async function walkTo(page: Page, [pile, depth]: Spot): Promise<void> {
  for (let row = 0; row < 16; row++) {
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      let last = -2;
      for (let steps = 0; steps < 60; steps++) {
        const [at] = await focusOf(page);
        if (at === pile) return settle(page, pile, depth);
        if (at < 0 || at === last) break;
        last = at;
        await page.keyboard.press(key);
      }
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach pile ${pile}`);
}

async function settle(page: Page, pile: number, depth: number): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    const [at, below] = await focusOf(page);
    if (at === pile && below === depth) return;
    await page.keyboard.press(below < depth ? 'ArrowUp' : 'ArrowDown');
  }
  throw new Error(`The keyboard does not reach card ${depth} of pile ${pile}`);
}

export const HANDS: readonly Hand[] = [mouse, touch, keyboard];
