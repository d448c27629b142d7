import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PatienceGame } from '../patience-game.js';
import { mill } from '../testing/mill.js';
import { button, mount, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

const active = (element: PatienceGame): string => element.shadowRoot!.activeElement?.getAttribute('aria-label') ?? '';

afterEach(() => document.body.replaceChildren());

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
    element.addEventListener('keydown', (event) => element.input.press(event));
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
