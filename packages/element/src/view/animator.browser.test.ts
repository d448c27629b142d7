import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PatienceGame } from '../patience-game.js';
import { mill } from '../testing/mill.js';
import { button, mount, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from '../testing/stairs.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Returns the animations of cards, in the order in which they start. */
const flights = (element: PatienceGame): Animation[] => element.shadowRoot!.getAnimations();
const target = (flight: Animation): HTMLElement => (flight.effect as KeyframeEffect).target as HTMLElement;
const start = (flight: Animation): string => String((flight.effect as KeyframeEffect).getKeyframes()[0]!['transform']);
const hidden = (element: PatienceGame): number =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('.table > * > *')].filter(({ style }) => style.opacity === '0').length;

/** Animation frames that the test advances by itself. */
class Frames {
  readonly #asked: FrameRequestCallback[] = [];
  now = 1000;

  constructor() {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => this.#asked.push(callback));
  }

  /** Runs the next frame, 16 milliseconds later. Returns false when none is requested. */
  next(): boolean {
    this.now += 16;
    const asked = this.#asked.splice(0);
    for (const callback of asked) callback(this.now);
    return asked.length > 0;
  }
}

/** Deals a new game and runs until its last card starts. */
async function dealAnew(element: PatienceGame): Promise<{ cards: Animation[]; took: number }> {
  const frames = new Frames();
  element.newGame(7);
  await element.updateComplete;
  const began = frames.now + 16;
  const ends: number[] = [];
  while (frames.next()) {
    for (let n = flights(element).length; ends.length < n;)
      ends.push(frames.now + Number(flights(element)[ends.length]!.effect!.getTiming().duration));
  }
  vi.restoreAllMocks();
  return { cards: flights(element), took: Math.max(0, ...ends) - began };
}

/** The test patience `mill`, with open cards on the waste from the start. */
const laid: typeof mill = {
  ...mill,
  deal(table) {
    table.move('pack', 'waste', { count: 3, face: 'up', turn: true });
    table.move('pack', 'stock', { count: 2 });
  },
};

describe('a new deal', () => {
  test('a new deal animates all cards from the stock, in dealing order, but not those that stay there', async () => {
    const element = await mount(laid, { motion: undefined });
    const { cards } = await dealAnew(element);
    const stock = element.shadowRoot!.querySelector<HTMLElement>('button.back')!;
    expect(cards).toHaveLength(3);
    expect(cards.map(start)).toEqual(cards.map(() => stock.style.transform));
    expect(cards.map((card) => element.session!.view.scene.spotOf(target(card))!.depth)).toEqual([2, 1, 0]);
  });

  test('a new deal without a stock comes from below the table, face-down cards too', async () => {
    const element = await mount(stairs, { motion: undefined });
    const { cards } = await dealAnew(element);
    const { height } = element.session!.view.frame!.box;
    expect(cards).toHaveLength(8);
    expect(cards.map((card) => element.session!.view.scene.spotOf(target(card))!.pile).join(' ')).toBe('t1 t2 t3 t1 t2 t3 t1 t2');
    for (const card of cards) expect(new DOMMatrix(start(card)).m42).toBeGreaterThanOrEqual(height);
  });

  test('a new deal takes at most 0.9 seconds, however many cards it has', async () => {
    const two: typeof stairs = { ...stairs, deck: () => ({ copies: 4 }) };
    const element = await mount(two, { motion: undefined });
    const { cards, took } = await dealAnew(element);
    expect(cards).toHaveLength(208);
    expect(took).toBeLessThanOrEqual(900);
  });

  test('a new deal animates transforms alone, and leaves nothing behind', async () => {
    const element = await mount(stairs, { motion: undefined });
    const { cards } = await dealAnew(element);
    const about = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const moved = new Set(
      cards.flatMap((card) =>
        (card.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame).filter((key) => !about.has(key))),
      ),
    );
    expect([...moved]).toEqual(['transform']);
    for (const card of cards) card.finish();
    await expect.poll(() => element.session!.view.animator.running).toBe(false);
    expect(cards.map((card) => target(card).style.zIndex).join('')).toBe('');
    expect(hidden(element)).toBe(0);
  });

  test.each<[string, (element: PatienceGame) => unknown, string]>([
    [
      'a finger',
      (element) => {
        const { x, y } = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
        const to = element.session!.view.picture!.positions.get('t3')!.at(-1)!;
        const at = { clientX: x + to.x + 9, clientY: y + to.y + 9, bubbles: true, composed: true, pointerId: 1, isPrimary: true };
        element.shadowRoot!.querySelector('.table')!.dispatchEvent(new PointerEvent('pointerdown', at));
        element.shadowRoot!.querySelector('.table')!.dispatchEvent(new PointerEvent('pointerup', at));
      },
      't3',
    ],
    [
      'a key',
      (element) => {
        const card = button(element, 'ace of spades');
        card.focus();
        card.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
      },
      '',
    ],
    ['a call', (element) => element.play('t3>f1'), ''],
  ])('a new deal is finished at once by %s, which finds the cards in place', async (_name, act, chosen) => {
    const element = await mount(stairs, { motion: undefined, deck: STAIRS_DECK });
    const frames = new Frames();
    element.session!.dealing = true;
    element.session!.view.redraw();
    await element.updateComplete;
    frames.next();
    frames.next();
    const cards = flights(element);
    expect([cards.length, hidden(element)]).toEqual([1, 7]);
    act(element);
    frames.next();
    expect(cards.map((card) => card.playState)).toEqual(['idle']);
    expect(hidden(element)).toBe(0);
    expect(element.session!.selection.chosen?.pile ?? '').toBe(chosen);
  });
});

describe('no animation', () => {
  test('no card is animated on the first load, for a stored or saved game, another seed, or a new size', async () => {
    const element = await mount(stairs, { motion: undefined, seed: 3, autosave: 'still' });
    expect(flights(element)).toHaveLength(0);
    expect(element.play(element.game!.legalMoves()[0]!)).toBe(true);
    element.session!.view.animator.finish();
    const again = await mount(stairs, { motion: undefined, seed: 3, autosave: 'still' });
    expect(again.game!.cursor).toBe(1);
    expect(flights(again)).toHaveLength(0);
    expect(again.load(again.save())).toBe(true);
    await again.updateComplete;
    expect(flights(again)).toHaveLength(0);
    element.seed = 4;
    await expect.poll(() => element.dealNumber).toBe(4);
    await element.updateComplete;
    expect(flights(element)).toHaveLength(0);
    await dealAnew(element);
    element.style.inlineSize = '400px';
    await expect.poll(() => element.session!.view.frame!.box.width).toBe(400);
    expect(flights(element)).toHaveLength(0);
  });

  test('no card is animated with reduced motion', async () => {
    const element = await mount(stairs, { motion: 'none' });
    expect((await dealAnew(element)).cards).toHaveLength(0);
  });

  test('no card is animated when a hidden element is shown after its new deal', async () => {
    const element = await mount(stairs, { motion: undefined, hidden: true });
    expect((await dealAnew(element)).cards).toHaveLength(0);
    element.hidden = false;
    await settled(element);
    expect(flights(element)).toHaveLength(0);
  });
});

describe('motion of single cards', () => {
  /** Plays gestures, finishes the animation of each, and returns the animations that the last one starts. */
  async function afterPlaying(element: PatienceGame, gestures: readonly string[]): Promise<readonly Animation[]> {
    for (const gesture of gestures) {
      element.session!.view.animator.finish();
      expect(element.play(gesture)).toBe(true);
      await element.updateComplete;
    }
    return flights(element);
  }
  const shadowOf = (flight: Animation): string => getComputedStyle(target(flight)).boxShadow;

  test('a card that is turned up opens from its edge to its full width', async () => {
    const element = await mount(stairs, { motion: undefined, deck: STAIRS_DECK });
    // The last of these moves uncovers the face-down 4 of spades.
    const all = await afterPlaying(element, STAIRS_WIN.slice(0, 6));
    const turned = all.find((flight) => start(flight).includes('scaleX(0.05)') || start(flight).includes('scaleX(.05)'))!;
    turned.pause();
    const widths = [0, Number(turned.effect!.getTiming().duration)].map((time) => {
      turned.currentTime = Math.max(0, time - 0.01);
      return target(turned).getBoundingClientRect().width;
    });
    expect(widths[0]! / widths[1]!).toBeCloseTo(0.05, 1);
  });

  test('the top card of a finished foundation grows and shines once, and that of another foundation does not', async () => {
    const element = await mount(stairs, { motion: undefined, deck: STAIRS_DECK });
    const shining = (all: readonly Animation[]): Animation[] =>
      all.filter((flight) => (flight.effect as KeyframeEffect).getKeyframes().some(({ boxShadow }) => boxShadow));
    expect(shining(await afterPlaying(element, STAIRS_WIN.slice(0, 6)))).toEqual([]);
    const [flight, ...others] = shining(await afterPlaying(element, STAIRS_WIN.slice(6, 7)));
    expect(others).toEqual([]);
    expect(target(flight!).getAttribute('aria-label')).toContain('foundation 1');
    const { delay, duration } = flight!.effect!.getTiming();
    flight!.pause();
    flight!.currentTime = 0;
    const before = [target(flight!).getBoundingClientRect().width, shadowOf(flight!)] as const;
    for (const other of flights(element)) if (other !== flight) other.finish();
    flight!.currentTime = delay! + Number(duration) * 0.4;
    expect(target(flight!).getBoundingClientRect().width).toBeGreaterThan(before[0] * 1.05);
    expect(shadowOf(flight!)).not.toBe(before[1]);
    flight!.finish();
    await expect.poll(() => element.session!.view.animator.running).toBe(false);
  });

  test('reduced motion turns and shines no card', async () => {
    for (const motion of ['full', 'none'] as const) {
      const matches = motion === 'full';
      if (matches)
        vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
      const element = await mount(stairs, { motion: matches ? undefined : 'none', deck: STAIRS_DECK });
      for (let played = 1; played <= 7; played++)
        for (const flight of await afterPlaying(element, STAIRS_WIN.slice(played - 1, played)))
          for (const frame of (flight.effect as KeyframeEffect).getKeyframes()) {
            expect(frame['transform']).toBeUndefined();
            expect(frame['boxShadow']).toBeUndefined();
          }
    }
  });
});

describe('a gesture of many moves', () => {
  const copies = (element: PatienceGame): HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.copies > .card')];

  /** Wins by one gesture, as Finish does, and keeps the frames. */
  async function finish(settings: Partial<PatienceGame> = {}): Promise<{ element: PatienceGame; frames: Frames }> {
    const element = await mount(stairs, { motion: undefined, deck: STAIRS_DECK, ...settings });
    const frames = new Frames();
    expect(element.session!.play(STAIRS_WIN)).toBe(true);
    await element.updateComplete;
    return { element, frames };
  }

  test('every card flies to its foundation, one after the other, within 2.5 seconds', async () => {
    const { element, frames } = await finish();
    expect(copies(element)).toHaveLength(8);
    const started: number[] = [];
    const began = frames.now;
    while (copies(element).length > 0 && frames.next())
      while (started.length < copies(element).filter(({ style }) => style.zIndex !== '').length) started.push(frames.now - began);
    expect(started).toHaveLength(8);
    expect(new Set(started).size).toBe(8);
    expect(frames.now - began).toBeLessThanOrEqual(2500);
    expect([copies(element).length, hidden(element), element.session!.view.animator.running]).toEqual([0, 0, false]);
  });

  test('cards wait where they lay until they fly', async () => {
    const { element, frames } = await finish();
    frames.next();
    const waiting = copies(element).filter(({ style }) => style.zIndex === '');
    expect(waiting.length).toBeGreaterThan(4);
    const { cardHeight } = element.session!.view.frame!;
    for (const { style } of waiting) expect(new DOMMatrix(style.transform).m42).toBeGreaterThan(cardHeight);
  });

  test.each<[string, (table: HTMLElement) => unknown]>([
    ['a press', (table) => table.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))],
    ['a key', (table) => table.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))],
  ])('%s ends the flights, and the celebration goes on', async (_by, act) => {
    const { element, frames } = await finish();
    frames.next();
    act(element.shadowRoot!.querySelector<HTMLElement>('.table')!);
    expect([copies(element).length, hidden(element), element.actions.features.loaded!.celebration.on]).toEqual([0, 0, true]);
    act(element.shadowRoot!.querySelector<HTMLElement>('.table')!);
    expect(element.actions.features.loaded!.celebration.on).toBe(false);
  });

  test('no card flies with reduced motion', async () => {
    const { element } = await finish({ motion: 'none' });
    expect(copies(element)).toHaveLength(0);
  });
});
