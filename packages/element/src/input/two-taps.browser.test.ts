import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Variant } from '@patience/core';
import { mill } from '../testing/mill.js';
import { button, mount, names, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';
import { tap } from '../testing/pointer.js';

afterEach(() => document.body.replaceChildren());

describe('two taps for a move', () => {
  test('two taps choose a card, show its destinations, and lay it there', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    await userEvent.click(button(element, 'two of hearts'));
    expect(names(element)).toContain('two of hearts, chosen, 2 of 2, column 1');
    expect(announced(element)).toBe('Chosen: two of hearts. It can go to 2 places.');
    await userEvent.click(button(element, 'cell 1, empty, possible place'));
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
    expect(announced(element)).toContain('Nothing can be placed on');
    expect(element.shadowRoot!.querySelector('.bubble')!.textContent).toContain('Nothing can be placed on');
    expect(element.game!.mistakes).toBe(1);
    expect(names(element)).toContain('ace of hearts, chosen, 2 of 2, column 3');
  });

  test('a refused move says what it costs where mistakes cost points', async () => {
    const costly: Variant = { ...stairs, score: (_view, _options, { mistakes }) => 100 - 50 * mistakes };
    const element = await mount(costly, { deck: STAIRS_DECK });
    await userEvent.click(button(element, 'two of hearts'));
    await userEvent.click(button(element, 'ace of hearts'));
    expect(element.shadowRoot!.querySelector('.bubble')!.textContent).toMatch(/ This costs 50 points for good\.$/);
  });

  test('piles that block a move are marked until the next touch, and the note does not hide them', async () => {
    const turn = { ...mill.actions!['turn']!, when: () => 'over waste nowhere' };
    const element = await mount({ ...mill, actions: { turn } }, { seed: 1 });
    await userEvent.click(button(element, 'stock'));
    const causes = (): string[] =>
      [...element.shadowRoot!.querySelectorAll('.refusal-cause')].map((slot) => slot.getAttribute('aria-label')!);
    await expect.poll(causes).toEqual(['waste, empty']);
    expect(getComputedStyle(element.shadowRoot!.querySelector('.refusal-cause')!).outlineStyle).toBe('double');
    const box = (of: string): DOMRect => element.shadowRoot!.querySelector(of)!.getBoundingClientRect();
    expect(box('.bubble').top).toBeGreaterThanOrEqual(box('.refusal-cause').bottom);
    await userEvent.click(button(element, 'foundation'));
    await expect.poll(causes).toEqual([]);
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
