import { afterEach, expect, test } from 'vitest';
import type { Variant } from '@patience/core';
import { button, mount, settled } from '../testing/mount.js';
import { stairs } from '../testing/stairs.js';

afterEach(() => document.body.replaceChildren());

/** A patience of two piles, one of which covers the other. */
const covering: Variant = {
  ...stairs,
  table: () => [
    { id: 't1', role: 'tableau', at: [0, 0], take: 'top', coveredBy: ['t2'] },
    { id: 't2', role: 'tableau', at: [0.5, 0.5], take: 'top' },
    { id: 'f1', role: 'foundation', at: [2, 0], accept: { empty: 'any', on: 'any' } },
  ],
  deal(table) {
    table.move('pack', 't1', { count: 7, face: 'up' });
    table.move('pack', 't2', { face: 'up' });
  },
};

const paper = (card: HTMLElement): string => getComputedStyle(card).backgroundColor;

test('a card on which others lie is darker until they have left', async () => {
  const element = await mount(covering, { seed: 1 });
  const blocked = element.shadowRoot!.querySelector<HTMLElement>('.blocked')!;
  const free = button(element, 'ace of hearts');
  expect(paper(blocked)).not.toBe(paper(free));
  element.highContrast = true;
  await settled(element);
  expect(paper(blocked)).toBe(paper(free));
  element.play('t2>f1');
  await settled(element);
  expect(element.shadowRoot!.querySelector('.blocked')).toBeNull();
});

test('a chosen card keeps its face', async () => {
  const element = await mount(covering, { seed: 1 });
  const card = button(element, 'ace of hearts');
  const before = paper(card);
  card.click();
  await settled(element);
  expect([card.matches('.chosen'), paper(card)]).toEqual([true, before]);
});
