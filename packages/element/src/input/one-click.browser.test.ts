import { complete, row, type Variant } from '@patience/core';
import { afterEach, describe, expect, test } from 'vitest';
import type { PatienceGame } from '../patience-game.js';
import { button, mount, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';
import { click } from '../testing/pointer.js';
import { featureWords } from '../words/features/index.js';

afterEach(() => document.body.replaceChildren());

describe('one click', () => {
  const pointed = (settings: Partial<PatienceGame> = {}): Promise<PatienceGame> =>
    mount(stairs, { deck: STAIRS_DECK, taps: undefined, ...settings });
  const played = (element: PatienceGame): readonly (readonly string[])[] => element.game!.gestures.slice(0, element.game!.cursor);
  /**
   * A patience whose columns accept nothing and which has no cells: the ace of spades has one destination, and so has the three of hearts
   * below it.
   */
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

  test('one click sends a card to its foundation, although it has other destinations', async () => {
    const element = await pointed();
    click(button(element, 'ace of spades'), 1000);
    expect(played(element)).toEqual([['t2>f1']]);
  });

  test('one click chooses a card with several destinations but no foundation, and marks the best', async () => {
    const element = await pointed();
    click(button(element, 'two of hearts'), 1000);
    await settled(element);
    expect(played(element)).toEqual([]);
    expect(element.shadowRoot!.querySelector('.best')!.getAttribute('aria-label')).toMatch(/^cell 1/);
    click(button(element, 'cell 2'), 3000);
    expect(played(element)).toEqual([['t1>c2']]);
  });

  describe('where cards are taken from one pile alone', () => {
    const square: Variant = {
      ...stairs,
      taps: 'two',
      table: () => [
        { id: 'w', role: 'waste', at: [0, 0], take: 'top' },
        ...row('t', 4, (i) => ({ role: 'tableau', at: [i % 2, 1 + Math.floor(i / 2)], accept: { empty: 'any', max: 1 } })),
      ],
      deal: [{ to: 'w', cards: 8, face: 'up' }],
    };

    test('one click on a place lays the open card there, and on a full place says why not, without a mistake', async () => {
      const element = await pointed({ variant: square });
      click(button(element, 'column 2'), 1000);
      expect(played(element)).toEqual([['w>t2']]);
      await settled(element);
      const laid = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.table button')].find((each) =>
        each.getAttribute('aria-label')!.includes('column 2'),
      )!;
      click(laid, 3000);
      await settled(element);
      expect([element.game!.cursor, element.game!.mistakes]).toEqual([1, 0]);
      expect(announced(element)).not.toBe('');
      expect(announced(element)).not.toMatch(/no card here/i);
    });

    test('the second click of a double click on a place is ignored', async () => {
      const element = await pointed({ variant: square });
      const place = button(element, 'column 2');
      const at = place.getBoundingClientRect();
      click(place, 1000, at);
      const said = announced(element);
      click(button(element, 'column 2'), 1200, at);
      expect([element.game!.cursor, element.session!.highlights.bubble, announced(element)]).toEqual([1, undefined, said]);
    });
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
    expect(played(element)).toEqual([['t3>f1']]);
    expect(element.game!.mistakes).toBe(0);
  });

  test.each([
    ['the table', '.table'],
    ['the bar of tools', '.tools'],
    ['the room beside the table', '.scroller'],
    ['the page', 'body'],
  ])('a click on %s releases the chosen card', async (_, where) => {
    const element = await pointed();
    click(button(element, 'two of hearts'), 1000);
    expect(element.session!.selection.chosen).toBeDefined();
    const cloth = element.shadowRoot!.querySelector<HTMLElement>(where) ?? document.querySelector<HTMLElement>(where)!;
    click(cloth, 3000);
    cloth.click();
    expect(element.session!.selection.chosen).toBeUndefined();
    await settled(element);
    expect(announced(element)).toBe(featureWords('en').dropped);
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
