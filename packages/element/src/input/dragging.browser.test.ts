import { afterEach, describe, expect, test } from 'vitest';
import type { PatienceGame } from '../patience-game.js';
import { mill } from '../testing/mill.js';
import { button, mount, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';
import { drag, tap, distance } from '../testing/pointer.js';

afterEach(() => document.body.replaceChildren());

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
    expect(announced(element)).toContain('Nothing can be placed on');
  });

  test('a card that is dropped squarely on an illegal pile does not go to its neighbour', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const card = button(element, 'two of hearts');
    drag(element, card, distance(card, button(element, 'foundation 2, empty')));
    expect([element.game!.gestures, element.game!.mistakes]).toEqual([[], 1]);
  });

  test('a card that is dropped a third of its height below the end of a column goes there', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.style.inlineSize = '1000px';
    await expect.poll(() => element.session!.view.frame!.box.width).toBe(1000);
    const { picture, frame } = element.session!.view;
    const { cardHeight } = frame!;
    expect(cardHeight / 3).toBeGreaterThan(24);
    const start = picture!.positions.get('t2')!.at(-1)!;
    const { left, bottom } = picture!.bounds('t1');
    drag(element, button(element, 'ace of spades'), [left - start.x, bottom + cardHeight / 3 - start.y]);
    expect(element.game!.gestures).toEqual([['t2>t1']]);
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

  test('a finger that trembles has tapped; a finger that drags the card away and back has not', async () => {
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

  test('a new deal ends a drag', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    drag(element, button(element, 'two of hearts'), [90, 90], 'mouse', 'none');
    element.newGame(1);
    expect(element.session!.highlights.lifted).toBeUndefined();
    await settled(element);
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
    expect(element.game!.cursor).toBe(0);
  });

  test('a finger on the cloth scrolls the page unless touch-action is none, a finger on a card never does, and two fingers may zoom it', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const actions = (selector: string): string[] => [
      ...new Set([...element.shadowRoot!.querySelectorAll(selector)].map((of) => getComputedStyle(of).touchAction)),
    ];
    const free = (): string[] =>
      [...element.shadowRoot!.querySelectorAll('.card.free')].map((card) => card.getAttribute('aria-label')!.split(',')[0]!);
    expect(free()).toEqual(['three of spades', 'two of hearts', 'ace of spades', 'two of spades', 'ace of hearts']);
    expect([actions('.table'), actions('.card.free'), actions('.card:not(.free)')]).toEqual([
      ['pan-y pinch-zoom'],
      ['none'],
      ['pinch-zoom'],
    ]);
    element.touchAction = 'none';
    await settled(element);
    expect([actions('.table'), actions('.card.free')]).toEqual([['pinch-zoom'], ['none']]);
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
