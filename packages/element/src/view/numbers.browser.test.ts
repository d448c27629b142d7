import type { Variant } from '@patience/core';
import { afterEach, expect, test } from 'vitest';
import { announced, button, mount, settled } from '../testing/mount.js';

afterEach(() => document.body.replaceChildren());

const words = {
  name: 'Calls',
  summary: 'Calls, for tests.',
  rules: 'Call the ranks.',
  actions: { turn: 'Turn' },
  shows: { called: 'Call: {n}', left: 'Cards left: {n}' },
};

/** A patience that calls the next rank at each turned card. */
const calls: Variant = {
  api: 1,
  id: 'test-calls',
  rules: 1,
  options: {},
  table: { stock: { at: [0, 0] }, waste: { at: [1, 0] }, discard: { at: [2, 0] } },
  deal: [{ to: 'stock', rest: true }],
  actions: {
    turn: {
      on: 'stock',
      when: (view) => view.count('stock') > 0 || 'stock-empty',
      run(table) {
        table.move('stock', 'waste', { face: 'up' });
        table.set('call', table.counter('call') + 1);
      },
    },
  },
  shows: { called: { counter: 'call', as: 'rank', on: 'stock' }, left: { cards: 'stock' } },
  strings: { de: words, en: words },
};

test('a number on a pile is in its picture and name, and is announced when it changes', async () => {
  const element = await mount(calls, { seed: 1 });
  const root = element.shadowRoot!;
  expect(root.querySelector('.numbers')).toBeNull();
  button(element, 'stock').click();
  await settled(element);
  const number = root.querySelector('.numbers')!;
  expect(number.textContent).toBe('Call: ace');
  expect(number.getAttribute('aria-hidden')).toBe('true');
  expect(number.closest('button')!.getAttribute('aria-label')).toContain('Call: ace');
  expect(announced(element)).toContain('Call: ace.');
  element.undo();
  await settled(element);
  expect(root.querySelector('.numbers')).toBeNull();
  element.redo();
  await settled(element);
  expect(announced(element)).toContain('Call: ace.');
});

test('the words of a number on a narrow card are broken only between words', async () => {
  const shows = { ...words.shows, called: 'Column 1: {n}' };
  const narrow = { ...calls, strings: { de: { ...words, shows }, en: { ...words, shows } } };
  const element = await mount(narrow, { seed: 1 });
  element.style.inlineSize = '160px';
  button(element, 'stock').click();
  await settled(element);
  const text = [...element.shadowRoot!.querySelector('.numbers')!.childNodes].find((node) => node.nodeValue?.includes('Column'))!;
  const linesOf = ([word]: RegExpExecArray, start: number): number => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  expect([...text.nodeValue!.matchAll(/\S+/g)].map((match) => linesOf(match, match.index))).toEqual([1, 1, 1]);
});

test('a number without a pile is above the table and is not announced at each move', async () => {
  const element = await mount(calls, { seed: 1 });
  expect(element.shadowRoot!.querySelector('.status')!.textContent).toContain('Cards left: 52');
  button(element, 'stock').click();
  await settled(element);
  expect(element.shadowRoot!.querySelector('.status')!.textContent).toContain('Cards left: 51');
  expect(announced(element)).not.toContain('Cards left: 51');
});

test('a number on a pile lies inside the pile and leaves its count free', async () => {
  const element = await mount(calls, { seed: 1 });
  button(element, 'stock').click();
  await settled(element);
  const number = element.shadowRoot!.querySelector('.numbers')!.getBoundingClientRect();
  const pile = element.shadowRoot!.querySelector('.numbers')!.closest('button')!.getBoundingClientRect();
  const count = element.shadowRoot!.querySelector('.count')!.getBoundingClientRect();
  expect(number.left).toBeGreaterThanOrEqual(pile.left - 1);
  expect(number.right).toBeLessThanOrEqual(pile.right + 1);
  expect(number.bottom).toBeLessThanOrEqual(count.top);
});
