import { complete, type Variant } from '@patience/core';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, mount, names, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

afterEach(() => document.body.replaceChildren());

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
    element.actions.open('more');
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

describe('an action that is a different move on each pile', () => {
  /**
   * Returns a patience in which the lowest card of a column may be moved to its top once in a game.
   * @param take which cards may be lifted there
   */
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

  test('an action for each pile is in the menu once for each pile, and once while a card is chosen', async () => {
    const element = await mount(variant('top'), { deck: STAIRS_DECK });
    const lines = (): string[] =>
      [...element.shadowRoot!.querySelectorAll('dialog .menu button')]
        .map((line) => line.textContent.trim())
        .filter((line) => /Merci/.test(line));
    element.actions.open('more');
    await expect.poll(lines).toEqual(['Merci, column 1', 'Merci, column 2', 'Merci, column 3']);
    element.actions.open(undefined);
    button(element, 'ace of spades').click();
    element.actions.open('more');
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
