import type { Variant } from '@patience/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PatienceGame } from '../patience-game.js';
import { mill } from '../testing/mill.js';
import { button, mount, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';
import { click, drag, tap } from '../testing/pointer.js';

afterEach(() => document.body.replaceChildren());

describe('one tap', () => {
  const one = (settings: Partial<PatienceGame> = {}): Promise<PatienceGame> =>
    mount(stairs, { deck: STAIRS_DECK, taps: undefined, ...settings });
  const played = (element: PatienceGame): readonly (readonly string[])[] => element.game!.gestures.slice(0, element.game!.cursor);

  test('repeated taps of a finger send a card to its best destination, to each further one, and then back', async () => {
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

  describe('on a card that a hint marks', () => {
    const HINT = ['t2>c2'];
    const press = (on: HTMLElement, key: string): unknown => {
      on.focus();
      return userEvent.keyboard(key);
    };
    const double = (on: HTMLElement): void => [1000, 1200].forEach((at) => click(on, at));

    test.each<[string, PatienceGame['taps'], (on: HTMLElement) => unknown]>([
      ['a tap', undefined, (on) => tap(on, 1000)],
      ['a click', undefined, (on) => click(on, 1000)],
      ['a double click', undefined, double],
      ['Enter', undefined, (on) => press(on, '{Enter}')],
      ['a double click where a card takes two', 'two', double],
    ])('%s plays this hint, not the best move', async (_by, taps, act) => {
      const element = await one({ taps });
      await element.hint(HINT);
      await settled(element);
      await act(button(element, 'ace of spades'));
      expect(played(element)).toEqual([HINT]);
    });

    test('a tap on another card forgets the hint', async () => {
      const element = await one();
      await element.hint(HINT);
      tap(button(element, 'three of spades'), 1000);
      await settled(element);
      tap(button(element, 'ace of spades'), 4000);
      expect(played(element)).toEqual([['t2>f1']]);
    });
  });

  test('a tap some seconds later does not send the card to its next destination', async () => {
    const element = await one();
    tap(button(element, 'two of hearts'), 1000);
    const first = played(element);
    expect(first).toEqual([['t1>c1']]);
    await settled(element);
    tap(button(element, 'two of hearts'), 4000);
    expect(played(element)[0]).toEqual(first[0]);
    expect(played(element)).toHaveLength(2);
  });

  describe('a trembling finger that taps twice', () => {
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
    expect(announced(element)).toBe('Needs the four of spades or an empty column.');
    expect([played(element).length, element.game!.mistakes]).toEqual([2, 0]);
  });

  test('a refused tap in a pairing game names the card that is needed, and the guide stays until the first move', async () => {
    const pairs: Variant = {
      ...stairs,
      id: 'test-pairs',
      deck: () => ({ suits: ['S', 'H'], ranks: [1, 2, 3, 4] }),
      table: () => [
        { id: 't1', role: 'tableau', at: [0, 0], take: 'top' },
        { id: 't2', role: 'tableau', at: [1, 0], take: 'top' },
        { id: 't3', role: 'tableau', at: [2, 0], take: 'top' },
        { id: 'discard', role: 'discard', at: [3, 0] },
      ],
      deal(table) {
        for (const pile of ['t1', 't2', 't3']) table.move('pack', pile, { face: 'up' });
        table.move('pack', 'discard', { count: 5, face: 'up' });
      },
      pair: { cards: (a, b) => a.rank + b.rank === 5 },
    };
    const element = await mount(pairs, { deck: '1S 3S 2H 4S 4H 1H 3H 2S'.replaceAll('1', 'A'), taps: undefined, guide: true });
    tap(button(element, 'ace of spades'), 1000);
    await settled(element);
    expect(element.shadowRoot!.querySelector('.bubble')!.textContent).toContain('Needs a four.');
    expect(announced(element)).toContain('Needs a four.');
    expect(element.shadowRoot!.querySelectorAll('.guide')).toHaveLength(1);
    tap(button(element, 'three of spades'), 2000);
    await settled(element);
    expect(played(element)).toEqual([['t2+t3']]);
    expect(element.shadowRoot!.querySelectorAll('.guide')).toHaveLength(0);
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
