import { complete, type Variant } from '@patience/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PatienceGame } from '../patience-game.js';
import { mill } from '../testing/mill.js';
import { button, mount, names, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

afterEach(() => document.body.replaceChildren());

const active = (element: PatienceGame): string => element.shadowRoot!.activeElement?.getAttribute('aria-label') ?? '';

/** Presses, moves and releases a pointer. */
function drag(
  element: PatienceGame,
  from: HTMLElement,
  by: readonly [x: number, y: number],
  pointerType = 'mouse',
  end = 'pointerup',
): void {
  const { x, y } = from.getBoundingClientRect();
  const at = { pointerId: 1, isPrimary: true, pointerType, bubbles: true, composed: true, button: 0 };
  const table = element.shadowRoot!.querySelector<HTMLElement>('.table')!;
  table.setPointerCapture = () => undefined;
  from.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: x + 10, clientY: y + 10 }));
  for (const part of [0.3, 0.7, 1])
    table.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: x + 10 + by[0] * part, clientY: y + 10 + by[1] * part }));
  table.dispatchEvent(new PointerEvent(end, { ...at, clientX: x + 10 + by[0], clientY: y + 10 + by[1] }));
}

/** Taps with given event times, in milliseconds. @param clicks whether the browser's click follows */
function tap(on: HTMLElement, at: number, clicks = true, { x, y }: { x: number; y: number } = on.getBoundingClientRect()): void {
  const init = { pointerId: 1, isPrimary: true, pointerType: 'touch', bubbles: true, composed: true, clientX: x + 4, clientY: y + 4 };
  const send = (event: MouseEvent): void => {
    Object.defineProperty(event, 'timeStamp', { value: at });
    on.dispatchEvent(event);
  };
  send(new PointerEvent('pointerdown', { ...init, button: 0 }));
  send(new PointerEvent('pointerup', init));
  if (clicks) send(new MouseEvent('click', { detail: 1, bubbles: true, composed: true }));
}

/** Returns the distance between the centres of two elements. */
function distance(from: HTMLElement, to: HTMLElement): [number, number] {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return [b.x - a.x, b.y - a.y];
}

describe('tap and tap', () => {
  test('two taps choose a card, show its destinations, and lay it there', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    await userEvent.click(button(element, 'two of hearts'));
    expect(names(element)).toContain('two of hearts, chosen, 2 of 2, column 1');
    expect(announced(element)).toBe('Chosen: two of hearts. It can go to 2 places.');
    await userEvent.click(button(element, 'cell 1, empty, possible'));
    expect(element.game!.gestures).toEqual([['t1>c1']]);
    expect(announced(element)).toBe('two of hearts to cell 1.');
  });

  test('two taps move a run as one', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.play('t2>c1');
    await settled(element);
    await userEvent.click(button(element, 'three of spades'), { position: { x: 8, y: 6 } });
    expect(announced(element)).toContain('Chosen: three of spades');
  });

  test('a refused move is announced, shown next to the pile, and counted as one mistake', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    await userEvent.click(button(element, 'two of hearts'));
    await userEvent.click(button(element, 'ace of hearts'));
    expect(announced(element)).toContain('Nothing can be laid on');
    expect(element.shadowRoot!.querySelector('.bubble')!.textContent).toContain('Nothing can be laid on');
    expect(element.game!.mistakes).toBe(1);
    expect(names(element)).toContain('ace of hearts, chosen, 2 of 2, column 3');
  });

  test('piles that block a move are marked until the next touch, and the note does not hide them', async () => {
    const turn = { ...mill.actions!['turn']!, when: () => 'over waste nowhere' };
    const element = await mount({ ...mill, actions: { turn } }, { seed: 1 });
    await userEvent.click(button(element, 'stock'));
    const blamed = (): string[] => [...element.shadowRoot!.querySelectorAll('.blamed')].map((slot) => slot.getAttribute('aria-label')!);
    await expect.poll(blamed).toEqual(['waste, empty']);
    expect(getComputedStyle(element.shadowRoot!.querySelector('.blamed')!).outlineStyle).toBe('double');
    const box = (of: string): DOMRect => element.shadowRoot!.querySelector(of)!.getBoundingClientRect();
    expect(box('.bubble').top).toBeGreaterThanOrEqual(box('.blamed').bottom);
    await userEvent.click(button(element, 'foundation'));
    await expect.poll(blamed).toEqual([]);
  });

  test('choosing a card that cannot be lifted is refused without a mistake', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    await userEvent.click(button(element, 'three of hearts'), { position: { x: 8, y: 6 } });
    expect(announced(element)).toContain('top card');
    expect(element.game!.mistakes).toBe(0);
  });

  test('a second tap releases the card, a quick second tap sends it to its best destination', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    tap(button(element, 'ace of hearts'), 1000);
    tap(button(element, 'ace of hearts'), 1400);
    await settled(element);
    expect(announced(element)).toBe('Put back.');
    tap(button(element, 'ace of hearts'), 2000);
    tap(button(element, 'ace of hearts'), 2300);
    expect(element.game!.gestures).toEqual([['t3>f1']]);
  });

  test('two quick taps send a card while another is chosen; one tap lays the chosen card', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    tap(button(element, 'two of hearts'), 1000);
    await settled(element);
    tap(button(element, 'ace of spades'), 2000);
    tap(button(element, 'ace of spades'), 2200);
    expect(element.game!.gestures).toEqual([['t2>f1']]);
    await settled(element);
    tap(button(element, 'two of hearts'), 3000);
    await settled(element);
    tap(button(element, 'cell 1'), 4000);
    expect(element.game!.gestures.at(-1)).toEqual(['t1>c1']);
  });

  test.each([
    ['as good as arrived is meant itself', 0.1, 0.25, { pile: 'c1', depth: 0 }],
    ['only passes by is not', 0.6, Infinity, { pile: 't1', depth: 0 }],
  ])('a card in flight that has %s', async (_, least, most, chosen) => {
    const element = await mount(stairs, { deck: STAIRS_DECK, motion: undefined });
    element.style.inlineSize = '360px'; // The whole table fits on the screen.
    await expect.poll(() => element.session!.view.frame!.box.width).toBe(360);
    await settled(element);
    const goal = button(element, 'cell 1').getBoundingClientRect();
    element.play('t1>c1');
    await element.updateComplete;
    const card = button(element, 'two of hearts');
    const flight = card.getAnimations()[0]!;
    flight.pause();
    /** Returns the distance of the card from its destination, in card widths. */
    const away = (): number => Math.hypot(card.getBoundingClientRect().x - goal.x, card.getBoundingClientRect().y - goal.y) / goal.width;
    flight.currentTime = 1;
    while (away() > most) flight.currentTime += 1;
    expect(away()).toBeGreaterThan(least);
    const { x, y } = card.getBoundingClientRect();
    expect(element.shadowRoot!.elementFromPoint(x + 4, y + 4)).toBe(card);
    tap(card, 1000);
    expect(element.session!.selection.chosen).toEqual(chosen);
  });

  test('a tap on the stock does its action', async () => {
    const element = await mount(mill, { seed: 1 });
    await userEvent.click(button(element, 'stock'));
    expect(element.game!.view.count('waste')).toBe(1);
    for (let i = 0; i < 4; i++) await userEvent.click(button(element, 'stock'));
    expect(names(element)).toContain('stock, empty, Turn a card, once more');
    for (let i = 0; i < 6; i++) await userEvent.click(button(element, 'stock'));
    expect(names(element)).toContain('stock, empty, closed');
    await userEvent.click(button(element, 'stock'));
    expect(announced(element)).toBe('The mill stands still.');
  });
});

describe('one tap', () => {
  const one = (settings: Partial<PatienceGame> = {}): Promise<PatienceGame> =>
    mount(stairs, { deck: STAIRS_DECK, taps: undefined, ...settings });
  const played = (element: PatienceGame): readonly (readonly string[])[] => element.game!.gestures.slice(0, element.game!.cursor);

  test('a tap of a finger sends a card to its best destination, soon after to the next ones, and then back', async () => {
    const element = await one();
    const turn = async (at: number): Promise<void> => {
      await settled(element);
      tap(button(element, 'ace of spades'), at);
    };
    const places = ['t2>f1', 't2>f2', 't2>t1', 't2>c1', 't2>c2'];
    const could = element.game!.legalMoves().filter((move) => move.startsWith('t2>'));
    expect(places.filter((move) => could.includes(move)).length).toBe(could.length);
    for (const [i, move] of places.filter((place) => could.includes(place)).entries()) {
      await turn(1000 + 1000 * i);
      expect(played(element)).toEqual([[move]]);
    }
    await turn(1000 + 1000 * could.length);
    expect(played(element)).toEqual([]);
    expect(announced(element)).toBe('Put back.');
    expect(element.game!.mistakes).toBe(0);
  });

  test('a tap later than a moment does not continue the one before', async () => {
    const element = await one();
    tap(button(element, 'two of hearts'), 1000);
    const first = played(element);
    expect(first).toEqual([['t1>c1']]);
    await settled(element);
    tap(button(element, 'two of hearts'), 4000);
    expect(played(element)[0]).toEqual(first[0]);
    expect(played(element)).toHaveLength(2);
  });

  describe('of a trembling finger, which taps again', () => {
    const again = async (later: number, away: number): Promise<readonly (readonly string[])[]> => {
      const element = await one();
      const card = button(element, 'two of hearts');
      const { x, y } = card.getBoundingClientRect();
      tap(card, 1000, true, { x, y });
      await settled(element);
      // The card that was uncovered could move as well.
      tap(button(element, 'three of spades'), 1000 + later, true, { x: x + away, y });
      return played(element);
    };

    test('a second tap of a trembling finger at the same point is ignored', async () => {
      for (const [later, away] of [
        [60, 0],
        [190, 14],
      ] as const)
        expect(await again(later, away)).toEqual([['t1>c1']]);
    });

    test('a second tap elsewhere, or later, moves the next card', async () => {
      for (const [later, away] of [
        [150, 24],
        [250, 0],
      ] as const)
        expect(await again(later, away)).toEqual([['t1>c1'], ['t1>c2']]);
    });

    test('a second tap on the stock counts, however fast', async () => {
      const element = await mount(mill, { seed: 1, taps: undefined });
      for (const at of [1000, 1090, 1240, 1390]) tap(button(element, 'stock'), at);
      expect(element.game!.view.count('waste')).toBe(4);
    });
  });

  test('a tap on a card without destinations shakes it and shows one sentence, without a mistake', async () => {
    const element = await one({ motion: undefined });
    element.play('t1>c1');
    element.play('t2>c2');
    element.session!.view.animator.finish();
    await settled(element);
    const card = button(element, 'three of hearts');
    tap(card, 1000);
    expect(card.getAnimations()).toHaveLength(1);
    await settled(element);
    expect(element.shadowRoot!.querySelectorAll('.bubble')).toHaveLength(1);
    expect(announced(element)).toBe(element.session!.describer.words.noPlaces);
    expect([played(element).length, element.game!.mistakes]).toEqual([2, 0]);
  });

  test('one-tap moves are for fingers unless page, player or patience say otherwise; keys choose', async () => {
    const chosenBy = async (settings: Partial<PatienceGame>, act: (card: HTMLElement) => void): Promise<boolean> => {
      const element = await one(settings);
      act(button(element, 'two of hearts'));
      const { chosen } = element.session!.selection;
      element.remove();
      return chosen !== undefined;
    };
    const finger = (card: HTMLElement): void => tap(card, 1000);
    expect(await chosenBy({}, finger)).toBe(false);
    expect(await chosenBy({ taps: 'two' }, finger)).toBe(true);
    expect(await chosenBy({ variant: { ...stairs, taps: 'two' } }, finger)).toBe(true);
    expect(await chosenBy({ variant: { ...stairs, taps: 'two' }, taps: 'one' }, finger)).toBe(false);
    expect(await chosenBy({ taps: 'one' }, (card) => card.click())).toBe(true);
    const element = await one();
    await userEvent.click(button(element, 'two of hearts'));
    expect(element.session!.selection.chosen).toMatchObject({ pile: 't1' });
  });

  test('a long press chooses a card, and the next tap lays it', async () => {
    const element = await one();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      drag(element, button(element, 'two of hearts'), [2, 2], 'touch', 'none');
      vi.advanceTimersByTime(600);
      document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
    } finally {
      vi.useRealTimers();
    }
    expect(element.session!.selection.targets.size).toBe(2);
    await settled(element);
    tap(button(element, 'cell 2'), 3000);
    expect(played(element)).toEqual([['t1>c2']]);
  });
});

/** Clicks the mouse with a given event time, in milliseconds. */
function click(on: HTMLElement, at: number, { x, y }: { x: number; y: number } = on.getBoundingClientRect()): void {
  const init = { pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true, composed: true, clientX: x + 4, clientY: y + 4 };
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new PointerEvent(type, { ...init, button: 0 });
    Object.defineProperty(event, 'timeStamp', { value: at });
    on.dispatchEvent(event);
  }
}

describe('one click', () => {
  const pointed = (settings: Partial<PatienceGame> = {}): Promise<PatienceGame> =>
    mount(stairs, { deck: STAIRS_DECK, taps: undefined, ...settings });
  const played = (element: PatienceGame): readonly (readonly string[])[] => element.game!.gestures.slice(0, element.game!.cursor);
  /** Columns accept nothing and there are no cells: the ace of spades has one destination, and so has the three of hearts below it. */
  const narrow: Variant = {
    ...stairs,
    table: (...given) =>
      complete(stairs)
        .table(...given)
        .filter(({ role }) => role !== 'cell')
        .map((pile) => (pile.role === 'tableau' ? { ...pile, accept: [] } : pile)),
  };
  const prepared = async (settings?: Partial<PatienceGame>): Promise<PatienceGame> => {
    const element = await pointed({ variant: narrow, ...settings });
    for (const move of ['t3>f1', 't1>f1']) element.play(move);
    await settled(element);
    return element;
  };

  test('one click plays a card with a single destination', async () => {
    const element = await prepared();
    click(button(element, 'ace of spades'), 1000);
    expect(played(element).at(-1)).toEqual(['t2>f2']);
  });

  test('one click chooses a card with several destinations and marks the best', async () => {
    const element = await pointed();
    click(button(element, 'ace of spades'), 1000);
    await settled(element);
    expect(played(element)).toEqual([]);
    expect(element.shadowRoot!.querySelector('.best')!.getAttribute('aria-label')).toMatch(/^foundation 1/);
    click(button(element, 'cell 2'), 3000);
    expect(played(element)).toEqual([['t2>c2']]);
  });

  test('one click only chooses where player or patience ask for two steps', async () => {
    for (const settings of [{ taps: 'two' }, { variant: { ...narrow, taps: 'two' } }] as const) {
      const element = await prepared(settings);
      const { cursor } = element.game!;
      click(button(element, 'ace of spades'), 1000);
      expect([element.game!.cursor, element.session!.selection.chosen]).toEqual([cursor, { pile: 't2', depth: 0 }]);
      element.remove();
    }
  });

  test('a double click plays one card, not also the one below it', async () => {
    const element = await prepared();
    const { cursor } = element.game!;
    const card = button(element, 'ace of spades');
    const at = card.getBoundingClientRect();
    click(card, 1000, at);
    expect(element.game!.cursor).toBe(cursor + 1);
    await settled(element);
    click(button(element, 'three of hearts'), 1300, at);
    expect(element.game!.cursor).toBe(cursor + 1);
    click(button(element, 'three of hearts'), 1400, at);
    expect(element.game!.cursor).toBe(cursor + 2);
  });

  test('one click chooses, and a double click later sends the card', async () => {
    for (const taps of [undefined, 'two'] as const) {
      const element = await pointed({ taps });
      for (const at of [1000, 1900, 2100]) {
        click(button(element, 'ace of spades'), at);
        await settled(element);
      }
      expect(played(element)).toEqual([['t2>f1']]);
      element.remove();
    }
  });

  test('one click on another card that can move means that card, without a mistake', async () => {
    const element = await pointed();
    click(button(element, 'two of hearts'), 1000);
    click(button(element, 'ace of hearts'), 3000);
    expect(element.session!.selection.chosen).toEqual({ pile: 't3', depth: 0 });
    expect(element.game!.mistakes).toBe(0);
  });

  test.each([
    ['the table', '.table'],
    ['the bar of tools', '.tools'],
    ['the room beside the table', '.scroller'],
    ['the page', 'body'],
  ])('a click on %s releases the chosen card', async (_, where) => {
    const element = await pointed();
    click(button(element, 'ace of spades'), 1000);
    expect(element.session!.selection.chosen).toBeDefined();
    const cloth = element.shadowRoot!.querySelector<HTMLElement>(where) ?? document.querySelector<HTMLElement>(where)!;
    click(cloth, 3000);
    cloth.click();
    expect(element.session!.selection.chosen).toBeUndefined();
    await settled(element);
    expect(announced(element)).toBe(element.session!.describer.words.dropped);
  });
});

test('a click on a page’s button keeps the chosen card; a click on the table’s own tool bar releases it, in a dialog too', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const dialog = document.createElement('dialog');
  const own = document.createElement('button');
  dialog.append(element, own);
  document.body.append(dialog);
  dialog.show();
  button(element, 'ace of spades').click();
  own.click();
  expect(element.session!.selection.chosen).toBeDefined();
  element.shadowRoot!.querySelector<HTMLElement>('.tools')!.click();
  expect(element.session!.selection.chosen).toBeUndefined();
  dialog.remove();
});

test('the right button shows a covered card while it is down', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const card = button(element, 'three of hearts');
  const press = (type: string, target: EventTarget): boolean =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        button: 2,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
  press('pointerdown', card);
  expect(element.session!.highlights.peeked).toEqual({ pile: 't2', depth: 1 });
  expect(press('contextmenu', card)).toBe(false);
  press('pointerup', document);
  expect([element.session!.highlights.peeked, element.session!.selection.chosen]).toEqual([undefined, undefined]);
});

describe('dragging', () => {
  test.each(['mouse', 'touch', 'pen'])('a drag with %s lays the card on the pile that it covers most', async (kind) => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const card = button(element, 'two of hearts');
    const [x, y] = distance(card, button(element, 'cell 2'));
    drag(element, card, [x - 15, y + 20], kind);
    expect(element.game!.gestures).toEqual([['t1>c2']]);
  });

  test('a drag moves a run as one', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.play('t3>f1');
    element.play('t3>c1');
    await settled(element);
    const card = button(element, 'three of spades');
    drag(element, card, distance(card, button(element, 'column 3')));
    expect(element.game!.gestures.at(-1)).toEqual(['t1>t3*2']);
  });

  test('a small movement of the pointer is still a tap', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    drag(element, button(element, 'two of hearts'), [3, 3]);
    expect(element.session!.selection.chosen).toMatchObject({ pile: 't1', depth: 0 });
    expect(element.session!.highlights.lifted).toBeUndefined();
  });

  test('a card that is dropped nowhere, or whose drag is cancelled, goes back without a mistake', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    for (const end of ['pointerup', 'pointercancel']) {
      const card = button(element, 'two of hearts');
      const before = card.style.transform;
      drag(element, card, [400, 180], 'mouse', end);
      expect(card.style.transform).toBe(before);
    }
    expect(element.game!.mistakes).toBe(0);
    expect(element.game!.cursor).toBe(0);
  });

  test('a card that is dropped on an illegal pile goes back with the reason and a mistake', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const card = button(element, 'two of hearts');
    drag(element, card, distance(card, button(element, 'ace of hearts')));
    await settled(element);
    expect(element.game!.mistakes).toBe(1);
    expect(announced(element)).toContain('Nothing can be laid on');
  });

  test('a card that is dropped squarely on an illegal pile does not go to its neighbour', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const card = button(element, 'two of hearts');
    drag(element, card, distance(card, button(element, 'foundation 2, empty')));
    expect([element.game!.gestures, element.game!.mistakes]).toEqual([[], 1]);
  });

  test('a card that hardly moved goes to no neighbour, a card that narrowly misses a pile goes there', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.play('t1>c1');
    await settled(element);
    const card = button(element, 'two of hearts');
    const [x] = distance(card, button(element, 'cell 2'));
    drag(element, card, [12, 2]);
    expect([element.game!.cursor, element.game!.mistakes]).toEqual([1, 0]);
    drag(element, card, [x + card.offsetWidth + 12, -8]);
    expect(element.game!.gestures.at(-1)).toEqual(['c1>c2']);
  });

  test('a finger that trembles and comes back has tapped, a finger that brings the card back has not', async () => {
    const wander = (element: PatienceGame, far: number): void => {
      const card = button(element, 'ace of spades');
      const { x, y } = card.getBoundingClientRect();
      const table = element.shadowRoot!.querySelector<HTMLElement>('.table')!;
      table.setPointerCapture = () => undefined;
      const send = (type: string, on: HTMLElement, by: number): boolean =>
        on.dispatchEvent(
          new PointerEvent(type, {
            pointerId: 1,
            isPrimary: true,
            pointerType: 'touch',
            bubbles: true,
            composed: true,
            button: 0,
            clientX: x + 10 + by,
            clientY: y + 10,
          }),
        );
      send('pointerdown', card, 0);
      for (const by of [far / 2, far, 2]) send('pointermove', table, by);
      send('pointerup', table, 2);
    };
    const element = await mount(stairs, { deck: STAIRS_DECK, taps: undefined });
    wander(element, 60);
    expect([element.game!.cursor, element.session!.selection.chosen]).toEqual([0, undefined]);
    wander(element, 22);
    expect(element.game!.gestures).toEqual([['t2>f1']]);
  });

  test('a card that covers several piles goes to the one under the pointer', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const card = button(element, 'two of hearts');
    const [one, two] = ['cell 1, empty', 'cell 2, empty'].map((name) => button(element, name).getBoundingClientRect());
    const { x, y } = card.getBoundingClientRect();
    // The pointer is ten pixels from the card's corner: the pointer is on the first cell, most of the card on the second.
    drag(element, card, [one!.right - 4 - (x + 10), one!.y + 20 - y]);
    expect(one!.right - 14 + card.offsetWidth / 2).toBeGreaterThan(two!.left - 40);
    expect(element.game!.gestures).toEqual([['t1>c1']]);
  });

  test('a drag that Escape, a second finger or leaving the page cancels swallows only its own click', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const breaks: ((card: HTMLElement) => void)[] = [
      (card) => void card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true })),
      (card) =>
        void card.dispatchEvent(
          new PointerEvent('pointerdown', { pointerId: 2, isPrimary: false, pointerType: 'touch', bubbles: true, composed: true }),
        ),
      () => document.body.append(element),
    ];
    for (const breakOff of breaks) {
      const card = button(element, 'two of hearts');
      drag(element, card, [90, 90], 'mouse', 'none');
      breakOff(card);
      await settled(element);
      document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, pointerType: 'mouse' }));
      button(element, 'two of hearts').dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      expect(element.session!.selection.chosen).toBeUndefined();
      button(element, 'ace of spades').click();
      expect(element.session!.selection.chosen).toMatchObject({ pile: 't2', depth: 0 });
      tap(button(element, 'ace of hearts'), 1000);
      expect(element.session!.selection.chosen).toMatchObject({ pile: 't3', depth: 0 });
      element.command('release');
    }
  });

  test('a finger taps once, whether its click comes at once, late or never', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const chosen = (): string | undefined => element.session!.selection.chosen?.pile;
    tap(button(element, 'two of hearts'), 1000, false);
    expect(chosen()).toBe('t1');
    tap(button(element, 'ace of spades'), 1100);
    expect(chosen()).toBe('t2');
    const late = new MouseEvent('click', { detail: 1, bubbles: true });
    Object.defineProperty(late, 'timeStamp', { value: 1500 });
    button(element, 'ace of spades').dispatchEvent(late);
    expect(chosen()).toBe('t2');
    button(element, 'ace of hearts').click(); // click of an assistive technology
    expect(chosen()).toBe('t3');
  });

  test('a cancelled press is no tap', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    drag(element, button(element, 'two of hearts'), [2, 2], 'touch', 'none');
    document.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }));
    expect(element.session!.selection.chosen).toBeUndefined();
    drag(element, button(element, 'two of hearts'), [2, 2], 'touch', 'none');
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
    expect(element.session!.selection.chosen?.pile).toBe('t1');
  });

  test('a table that changes its size keeps the dragged card on the pointer, and gets its new layout after the drop', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const frame = element.session!.view.frame!;
    const card = button(element, 'two of hearts');
    drag(element, card, distance(card, button(element, 'cell 2')), 'mouse', 'none');
    element.style.inlineSize = '400px';
    await settled(element);
    await settled(element);
    expect([element.session!.highlights.lifted, element.session!.view.frame]).toEqual([{ pile: 't1', depth: 0 }, frame]);
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
    expect(element.game!.gestures).toEqual([['t1>c2']]);
    await settled(element);
    expect(element.session!.view.frame!.box.width).toBe(400);
    const { x, y } = element.session!.view.picture!.positions.get('c2')!.at(-1)!;
    expect(button(element, 'two of hearts').style.transform).toBe(`translate(${x}px, ${y}px)`);
  });

  test('a new deal takes the card from the pointer', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    drag(element, button(element, 'two of hearts'), [90, 90], 'mouse', 'none');
    element.newGame(1);
    expect(element.session!.highlights.lifted).toBeUndefined();
    await settled(element);
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
    expect(element.game!.cursor).toBe(0);
  });

  test('one finger on the table never scrolls the page, and two fingers may zoom it', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const free = (): string[] =>
      [...element.shadowRoot!.querySelectorAll('.card.free')].map((card) => card.getAttribute('aria-label')!.split(',')[0]!);
    expect(free()).toEqual(['three of spades', 'two of hearts', 'ace of spades', 'two of spades', 'ace of hearts']);
    expect(getComputedStyle(element.shadowRoot!.querySelector('.table')!).touchAction).toBe('pinch-zoom');
  });

  test('a swipe over the stock turns no card', async () => {
    const element = await mount(mill, { seed: 1, taps: undefined });
    drag(element, button(element, 'stock'), [0, 80], 'touch');
    expect(element.game!.cursor).toBe(0);
    drag(element, button(element, 'stock'), [0, 5], 'touch');
    expect(element.game!.cursor).toBe(1);
  });

  test('a card that cannot be lifted says why when it is dragged', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK, taps: undefined });
    drag(element, button(element, 'three of hearts'), [0, 80], 'touch');
    await settled(element);
    expect(announced(element)).toContain('top card');
    expect([element.game!.cursor, element.game!.mistakes]).toEqual([0, 0]);
  });

  test('a lifted card leaves the one below it whole, and its legal piles are marked', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const card = button(element, 'two of hearts');
    card.dispatchEvent(
      new PointerEvent('pointerdown', {
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        bubbles: true,
        composed: true,
        clientX: 5,
        clientY: 5,
      }),
    );
    const table = element.shadowRoot!.querySelector<HTMLElement>('.table')!;
    table.setPointerCapture = () => undefined;
    table.dispatchEvent(
      new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', bubbles: true, composed: true, clientX: 60, clientY: 60 }),
    );
    await settled(element);
    expect(element.matches(':state(dragging)')).toBe(true);
    expect(button(element, 'three of spades').classList).not.toContain('covered');
    expect(element.shadowRoot!.querySelectorAll('.target')).toHaveLength(2);
    element.remove();
    expect(element.session!.highlights.lifted).toBeUndefined();
  });
});

describe('keys', () => {
  test('Tab stops once in every row, arrow keys move inside it', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    expect([...element.shadowRoot!.querySelectorAll('.table button[tabindex="0"]')]).toHaveLength(3);
    button(element, 'two of hearts').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(active(element)).toBe('ace of spades, 2 of 2, column 2');
    await userEvent.keyboard('{ArrowUp}');
    expect(active(element)).toBe('three of hearts, 1 of 2, column 2, 1 face down');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active(element)).toBe('three of hearts, 1 of 2, column 2, 1 face down');
    await userEvent.keyboard('{End}{Home}{ArrowLeft}');
    expect(active(element)).toBe('two of hearts, 2 of 2, column 1');
    expect([...element.shadowRoot!.querySelectorAll('.table button[tabindex="0"]')]).toHaveLength(3);
  });

  test('Enter chooses and lays a card, the focus follows the card; Escape releases it', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    button(element, 'two of hearts').focus();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(announced(element)).toBe('Put back.');
    await userEvent.keyboard(' ');
    button(element, 'cell 1').focus();
    await userEvent.keyboard('{Enter}');
    await settled(element);
    expect(element.game!.gestures).toEqual([['t1>c1']]);
    expect(active(element)).toBe('two of hearts, cell 1');
  });

  test('Enter twice sends a card to its best destination', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    button(element, 'ace of spades').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await settled(element);
    expect(element.game!.gestures).toEqual([['t2>f1']]);
    expect(active(element)).toBe('ace of spades, foundation 1');
  });

  test('commands work by letters and with Ctrl', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    button(element, 'ace of spades').focus();
    await userEvent.keyboard('{Enter}{Enter}u');
    expect(element.game!.cursor).toBe(0);
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(element.game!.cursor).toBe(1);
    await userEvent.keyboard('{Control>}z{/Control}t');
    expect(announced(element)).toContain('Stairs. foundation 1: empty.');
    await userEvent.keyboard('h');
    expect(announced(element)).toContain('Hint: ace of spades from column 2');
    await userEvent.keyboard('a');
    expect(element.status).toBe('won');
    await userEvent.keyboard('n');
    await expect.poll(() => element.shadowRoot!.querySelector('dialog')?.open).toBe(true);
    await userEvent.keyboard('{Enter}');
    await settled(element);
    expect(element.status).toBe('playing');
    await userEvent.keyboard('?');
    await settled(element);
    expect(element.shadowRoot!.querySelector('dialog')!.textContent).toContain('Ctrl+Z');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element.shadowRoot!.querySelector('dialog')).toBeNull();
  });

  test.each([
    ['Cyrillic', 'г', 'U', 'я', 'Z'],
    ['Greek', 'θ', 'U', 'ζ', 'Z'],
  ])('letters and Ctrl+Z work on a %s keyboard by the position of the key', async (_, letter, code, z, zCode) => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const press = (key: string, at: string, ctrlKey = false): boolean =>
      button(element, 'two of hearts').dispatchEvent(
        new KeyboardEvent('keydown', { key, code: `Key${at}`, ctrlKey, bubbles: true, composed: true, cancelable: true }),
      );
    element.play('t2>f1');
    element.play('t3>c1');
    await settled(element);
    press(letter, code);
    expect(element.game!.cursor).toBe(1);
    press(z, zCode, true);
    expect(element.game!.cursor).toBe(0);
    // Latin letters count by their character, wherever they are on the keyboard.
    element.play('t2>f1');
    await settled(element);
    press('ü', 'U');
    expect(element.game!.cursor).toBe(1);
  });

  test('letter keys can be turned off, Ctrl keys stay', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK, withoutLetterKeys: true });
    element.play('t2>f1');
    await settled(element);
    button(element, 'two of hearts').focus();
    await userEvent.keyboard('u');
    expect(element.game!.cursor).toBe(1);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(element.game!.cursor).toBe(0);
  });

  test('keys typed in fields of the page or handled by the page are ignored; keys sent to the element are used', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.play('t2>f1');
    element.innerHTML = '<input slot="header">';
    await settled(element);
    element.querySelector('input')!.focus();
    await userEvent.keyboard('hand up');
    expect(element.querySelector('input')!.value).toBe('hand up');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(element.game!.cursor).toBe(1);
    const press = (): KeyboardEvent => new KeyboardEvent('keydown', { key: 'u', bubbles: true, composed: true, cancelable: true });
    element.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
    button(element, 'two of hearts').dispatchEvent(press());
    expect(element.game!.cursor).toBe(1);
    element.addEventListener('keydown', (event) => element.input.keyboard!.press(event));
    element.dispatchEvent(press());
    expect(element.game!.cursor).toBe(0);
  });

  test('letters outside the element are ignored', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.play('t2>f1');
    await userEvent.keyboard('u');
    expect(element.game!.cursor).toBe(1);
  });

  test('D announces that there is nothing to turn or deal', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    button(element, 'ace of spades').focus();
    await userEvent.keyboard('d');
    expect(announced(element)).toBe('There is nothing to turn or deal here.');
  });

  test('D turns the stock over', async () => {
    const element = await mount(mill, { seed: 1 });
    button(element, 'stock').focus();
    await userEvent.keyboard('d');
    expect(element.game!.view.count('waste')).toBe(1);
  });
});

describe('an action whose pile shows an open card', () => {
  /** An action that moves a card to an empty cell. @param on the pile of the action */
  const variant = (on: string, take?: 'top'): Variant => ({
    ...stairs,
    table: (...given) =>
      complete(stairs)
        .table(...given)
        .map(({ take: usual, ...pile }) =>
          pile.role === 'foundation' ? { ...pile, ...(take && { take }) } : { ...pile, ...(usual && { take: usual }) },
        ),
    actions: { swap: { on, when: (view) => view.count('c1') === 0 || 'done', run: (table) => table.move('t3', 'c1') } },
    strings: {
      de: { ...stairs.strings.de, actions: { swap: 'Tauschen' }, reasons: { done: 'Getauscht ist schon.' } },
      en: { ...stairs.strings.en, actions: { swap: 'Swap' }, reasons: { done: 'It was swapped already.' } },
    },
  });

  test('an action on an open card is done by its key and from the menu', async () => {
    const element = await mount(variant('tableau'), { deck: STAIRS_DECK });
    button(element, 'ace of spades').focus();
    await userEvent.keyboard('d');
    expect(element.game!.gestures).toEqual([['swap']]);
    await userEvent.keyboard('d');
    expect(announced(element)).toBe('It was swapped already.');
    const lines = (): HTMLButtonElement[] => [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('dialog .menu button')];
    element.controller.open('more');
    await expect.poll(() => lines()[0]?.textContent).toContain('Auto-move');
    element.undo();
    await expect.poll(() => lines()[0]?.textContent).toContain('Swap');
    lines()[0]!.click();
    expect(element.game!.gestures).toEqual([['swap']]);
  });

  test('an action on an open card is done by a tap where no card can be lifted, unless a chosen card may be laid there', async () => {
    const element = await mount(variant('foundation'), { deck: STAIRS_DECK });
    element.play('t3>f1');
    await settled(element);
    await userEvent.click(button(element, 'two of hearts'));
    await userEvent.click(button(element, 'ace of hearts'));
    expect(element.game!.gestures.at(-1)).toEqual(['t1>f1']);
    await userEvent.click(button(element, 'two of hearts'));
    expect(element.game!.gestures.at(-1)).toEqual(['swap']);
  });

  test('an action on an open card is not done by a tap that lifts', async () => {
    const element = await mount(variant('foundation', 'top'), { deck: STAIRS_DECK });
    element.play('t3>f1');
    await settled(element);
    await userEvent.click(button(element, 'ace of hearts'));
    expect(announced(element)).toContain('Chosen: ace of hearts');
  });
});

describe('an action that is something else on each pile', () => {
  /** The lowest card of a column may be drawn to its top once in a game. @param take which cards may be lifted there */
  const variant = (take?: 'top'): Variant => ({
    ...stairs,
    table: (...given) =>
      complete(stairs)
        .table(...given)
        .map(({ take: usual, ...pile }) =>
          pile.role === 'tableau' ? { ...pile, ...(take && { take }) } : { ...pile, ...(usual && { take: usual }) },
        ),
    actions: {
      merci: {
        on: 'tableau',
        each: true,
        when: (view, _options, pile) => (view.counter('merci') > 0 ? 'once' : view.count(pile) > 1 || 'alone'),
        run(table, _options, pile) {
          table.move(pile, pile, { take: 'bottom', face: 'up' });
          table.set('merci', 1);
        },
      },
    },
    strings: {
      de: { ...stairs.strings.de, actions: { merci: 'Merci' }, reasons: { once: 'Einmal nur.', alone: 'Darunter liegt keine.' } },
      en: { ...stairs.strings.en, actions: { merci: 'Merci' }, reasons: { once: 'Only once.', alone: 'None lies below.' } },
    },
  });

  test('an action for each pile is done by its key on the focused pile, announced, and refused there', async () => {
    const element = await mount(variant('top'), { deck: STAIRS_DECK });
    button(element, 'ace of hearts').focus();
    await userEvent.keyboard('d');
    expect(element.game!.gestures).toEqual([['merci@t3']]);
    await expect.poll(() => announced(element)).toBe('two of spades to column 3.');
    await userEvent.keyboard('d');
    await expect.poll(() => announced(element)).toBe('Only once.');
  });

  test('an action for each pile is in the menu once for each pile, and once in all while a card is chosen', async () => {
    const element = await mount(variant('top'), { deck: STAIRS_DECK });
    const lines = (): string[] =>
      [...element.shadowRoot!.querySelectorAll('dialog .menu button')]
        .map((line) => line.textContent.trim())
        .filter((line) => /Merci/.test(line));
    element.controller.open('more');
    await expect.poll(lines).toEqual(['Merci, column 1', 'Merci, column 2', 'Merci, column 3']);
    element.controller.open(undefined);
    button(element, 'ace of spades').click();
    element.controller.open('more');
    await expect.poll(lines).toEqual(['Merci, column 2']);
    [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('dialog .menu button')]
      .find((line) => /Merci/.test(line.textContent))!
      .click();
    expect(element.game!.gestures).toEqual([['merci@t2']]);
  });

  test('an action for each pile is done by a click where no card can be lifted, and named by the button', async () => {
    const element = await mount(variant(), { deck: STAIRS_DECK });
    expect(names(element)).toContain('ace of spades, 2 of 2, column 2, Merci');
    await userEvent.click(button(element, 'ace of spades'));
    expect(element.game!.gestures).toEqual([['merci@t2']]);
  });
});

describe('a long press on the stock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const hold = (element: PatienceGame): void => drag(element, button(element, 'stock'), [0, 0], 'mouse', 'none');

  test.each(['pointerup', 'pointercancel', 'blur'])('a long press on the stock ends with %s anywhere', async (end) => {
    const element = await mount(mill, { seed: 1 });
    hold(element);
    vi.advanceTimersByTime(700);
    const { cursor } = element.game!;
    expect(cursor).toBeGreaterThan(0);
    if (end === 'blur') dispatchEvent(new FocusEvent(end));
    else document.dispatchEvent(new PointerEvent(end, { pointerId: 1 }));
    vi.advanceTimersByTime(2000);
    expect(element.game!.cursor).toBe(cursor);
  });

  test('a long press on a stock that cannot be turned is refused once', async () => {
    const element = await mount({ ...mill, actions: { turn: { ...mill.actions!['turn']!, when: () => 'over' } } }, { seed: 1 });
    const refused: Event[] = [];
    element.addEventListener('patience-refused', (event) => refused.push(event));
    hold(element);
    vi.advanceTimersByTime(2000);
    expect(refused).toHaveLength(1);
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
  });

  test('a long press of a slow finger turns one card; a longer one goes on turning', async () => {
    const element = await mount(mill, { seed: 1 });
    hold(element);
    vi.advanceTimersByTime(1300);
    expect(element.game!.cursor).toBe(1);
    vi.advanceTimersByTime(600);
    expect(element.game!.cursor).toBeGreaterThan(2);
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
  });

  test('a long press on the stock ends with a new deal', async () => {
    const element = await mount(mill, { seed: 1 });
    element.addEventListener('patience-move', () => element.newGame(2), { once: true });
    hold(element);
    vi.advanceTimersByTime(2000);
    expect(element.game!.cursor).toBe(0);
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
  });
});

test('autoplay goes to the end and stops at a touch', async () => {
  const element = await mount(mill, { seed: 1 });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    element.controller.autoplay!.speed = 2;
    element.controller.autoplay!.start();
    vi.advanceTimersByTime(130);
    expect(element.game!.view.count('waste')).toBe(1);
    button(element, 'stock').click(); // The name of the stock changes with every card, so a locator by name would not find it.
    expect(element.controller.autoplay!.running).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(element.game!.view.count('waste')).toBe(1);
    element.controller.autoplay!.start();
    vi.advanceTimersByTime(10_000);
    expect(element.controller.autoplay!.running).toBe(false);
    expect(element.game!.stuck || element.game!.legalMoves().every((move) => move !== 'turn')).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
