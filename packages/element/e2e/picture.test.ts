/**
 * Tests that after any input the table looks like an untouched one with the same saved game. Uses real pointers on every installed variant
 * and compares after every gesture.
 */
import { sample } from '@patience/tooling/sample';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { lines, type Line } from './lines.js';
import { openForTests } from './open-site.js';
import type { PictureTools } from './pages/picture.js';
import { layOut } from './player.js';
import { variants } from './site.js';

/** Number of moves by real input in all games together. `PATIENCE_HANDS=2000` for a longer run. */
const HANDS = Number(process.env['PATIENCE_HANDS'] ?? 220);
const effort = Math.max(4, Math.round(HANDS / variants.length / 2));

const played = await lines(effort);

declare const tools: PictureTools;

const site = openForTests(
  {
    '/': {
      html: `<style>body { margin: 0 } patience-game { position: fixed; inset: 0; block-size: 100vh; z-index: 1 } .untouched { z-index: 0 }</style>
<patience-game></patience-game>
<script type="module" src="/element/patience-game.cdn.js"></script>
<script type="module" src="/picture.js"></script>`,
    },
  },
  { modules: { '/picture.js': new URL('./pages/picture.ts', import.meta.url) } },
);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mouse or a finger, and further fingers that disturb it. */
class Pointer {
  #at: Point = { x: 0, y: 0 };

  constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
    private readonly kind: 'mouse' | 'touch',
  ) {}

  async down(at: Point): Promise<void> {
    this.#at = at;
    await this.#send('mousePressed', 'touchStart', [at]);
  }

  /** Moves by a distance, in steps that are each rendered in a frame. */
  async by(way: Point): Promise<void> {
    const from = this.#at;
    for (const part of [0.15, 0.5, 0.85, 1]) {
      this.#at = { x: from.x + way.x * part, y: from.y + way.y * part };
      await this.#send('mouseMoved', 'touchMove', [this.#at]);
      await this.page.evaluate(() => tools.frame());
    }
  }

  async up(): Promise<void> {
    await this.#send('mouseReleased', 'touchEnd', []);
  }

  /** Taps quickly: a press that waits for the page would be a long press. */
  async tap(at: Point): Promise<void> {
    await Promise.all([this.down(at), this.up()]);
  }

  /** Disturbs a press by another finger or by Escape. */
  async disturb(): Promise<void> {
    if (this.kind === 'mouse') return this.page.keyboard.press('Escape');
    await this.#send('mousePressed', 'touchStart', [this.#at, { x: 5, y: 5 }]);
  }

  async #send(
    mouse: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    touch: 'touchStart' | 'touchMove' | 'touchEnd',
    at: readonly Point[],
  ) {
    if (this.kind === 'touch')
      await this.cdp.send('Input.dispatchTouchEvent', { type: touch, touchPoints: at.map(({ x, y }, id) => ({ x, y, id })) });
    else
      await this.cdp.send('Input.dispatchMouseEvent', {
        type: mouse,
        ...this.#at,
        button: 'left',
        buttons: mouse === 'mouseReleased' ? 0 : 1,
        clickCount: mouse === 'mouseMoved' ? 0 : 1,
      });
  }
}

/** Returns card and destination of a move; undefined for an action. */
function carried(move: string): { from: string; depth: number; to: string } | undefined {
  const [, from, to, count = '1'] = /^(\w+)[>+](\w+)(?:\*(\d+))?$/.exec(move) ?? [];
  return from === undefined || to === undefined ? undefined : { from, depth: Number(count) - 1, to };
}

describe.each([
  ['touch', 390, 844],
  ['mouse', 1280, 900],
] as const)('by %s on %i × %i', (kind, width, height) => {
  let page: Page;
  let pointer: Pointer;
  const element = () => page.locator('patience-game').first();
  const errors: string[] = [];

  beforeAll(async () => {
    const context = await site.browser.newContext({ viewport: { width, height }, hasTouch: kind === 'touch', locale: 'en-GB' });
    page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(site.base);
    await page.waitForFunction(() => 'tools' in globalThis);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Animation.enable');
    await cdp.send('Animation.setPlaybackRate', { playbackRate: 8 });
    pointer = new Pointer(page, cdp, kind);
  });
  afterAll(() => page.context().close());

  const same = async (after: string): Promise<void> => {
    expect(await page.evaluate(() => tools.differences()), after).toEqual([]);
  };
  const playOn = (moves: readonly string[]): Promise<boolean> =>
    element().evaluate((game: PatienceGame, all) => all.every((move) => game.play(move)), [...moves]);
  const last = (): Promise<readonly string[] | undefined> =>
    element().evaluate((game: PatienceGame) => game.game!.gestures[game.game!.cursor - 1]);

  /** Returns the start of a move's drag and its distance. */
  const measure = async (move: string): Promise<{ at: Point; by: Point } | undefined> => {
    await page.evaluate(() => tools.rest());
    return page.evaluate(
      ([way]) => {
        const at = tools.grasp(way.from, way.depth);
        return at && { at, by: tools.way(way.from, way.depth, way.to) };
      },
      [carried(move)!] as const,
    );
  };

  /** Plays a move by a drag or by taps. Returns false where that is not possible. */
  const playByHand = async (move: string, drag: boolean): Promise<boolean> => {
    if (!carried(move)) {
      await page.evaluate(() => tools.rest()); // Wait for animations, so that the pointer hits the pile and not a moving card.
      const place = await element().evaluate((game: PatienceGame, action) => {
        const [name, pile] = action.split('@') as [string, string?];
        const { on } = game.game!.variant.actions![name]!;
        return tools.grasp(pile ?? game.game!.piles.find(({ id, role }) => id === on || role === on)!.id, 0);
      }, move);
      if (!place) return false;
      await pointer.tap(place);
      return true;
    }
    const way = await measure(move);
    if (!way) return false;
    if (drag) {
      await pointer.down(way.at);
      await pointer.by(way.by);
      await pointer.up();
    } else {
      await pointer.tap(way.at);
      const to = await page.evaluate(([pile]) => tools.grasp(pile, 0), [carried(move)!.to] as const);
      if (!to) return false;
      await pointer.tap(to);
    }
    return true;
  };

  const play = async ({ game, moves, byHand }: Line): Promise<void> => {
    await layOut(page, site.base, game);
    await same('the deal');
    let at = 0;
    for (const [n, index] of byHand.entries()) {
      const move = moves[index]!;
      expect(await playOn(moves.slice(at, index)), `moves before ${move}`).toBe(true);
      at = index + 1;
      const played = await playByHand(move, n % 3 !== 2);
      if (!played) await playOn([move]);
      expect(await last(), `move ${index}`).toEqual([move]);
      await same(`move ${index}, ${move}`);
    }
  };

  /** Drags of a card that are disturbed, by name. */
  const breaks: Readonly<Record<string, () => Promise<void>>> = {
    'another finger or Escape': () => pointer.disturb(),
    'a resize': async () => {
      await page.setViewportSize({ width: width - 30, height: height - 60 });
      await page.evaluate(() => tools.frame().then(tools.frame));
    },
    'undo by the page': () => element().evaluate((game: PatienceGame) => void game.game!.undo()),
    undo: () => element().evaluate((game: PatienceGame) => void game.undo()),
    redo: () => element().evaluate((game: PatienceGame) => void game.redo()),
    'a new deal': () => element().evaluate((game: PatienceGame) => game.newGame(2)),
  };

  /** Runs some of the disturbances. With few moves in a game, each game gets others. */
  const disturb = async ({ moves }: Line, nth: number): Promise<void> => {
    const all = Object.entries(breaks);
    const share = Math.min(all.length, Math.max(2, effort - 2));
    const inTurn = all.filter((_, i) => (i + nth * share) % all.length < share);
    for (const [what, come] of inTurn) {
      // Return to a card that can be dragged.
      const way = await element().evaluate(
        (game: PatienceGame, line) => {
          while (game.game!.cursor > 1) {
            game.undo();
            const [, from, count = '1'] = /^(\w+)[>+]\w+(?:\*(\d+))?$/.exec(line[game.game!.cursor]!) ?? [];
            if (from === undefined) continue;
            return tools.rest().then(() => tools.grasp(from, Number(count) - 1));
          }
          return undefined;
        },
        [...moves],
      );
      if (!way) return;
      await pointer.down(way);
      await pointer.by({ x: 70, y: 40 });
      expect(await element().evaluate((game: PatienceGame) => game.matches(':state(dragging)')), what).toBe(true);
      await come();
      await pointer.by({ x: -30, y: 60 });
      await pointer.up();
      await same(`a drag broken off by ${what}`);
      if (what === 'a resize') await page.setViewportSize({ width, height });
    }
  };

  // By default a sample, each variant with mouse or finger; with `PATIENCE_EVERY=1` all with both.
  const half = kind === 'touch' ? 0 : 1;
  const own = played.map((line, nth) => [line.game.variant, line, nth] as const);
  test.each(sample(process.env['PATIENCE_EVERY'] === '1' ? own : own.filter(([, , nth]) => nth % 2 === half), 8))(
    '%s looks like an untouched table',
    async (_, line, nth) => {
      await play(line);
      await disturb(line, nth);
      expect(errors).toEqual([]);
    },
  );
});
