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

test('an empty place that is alone in its role has its name, unless a word is wider than the place', async () => {
  const element = await mount(calls, { seed: 1 });
  const namesOf = (): (string | null)[] => [...element.shadowRoot!.querySelectorAll('.slot > .name')].map(({ textContent }) => textContent);
  for (const [width, expected] of [
    [600, ['waste', 'discard']],
    [160, []],
  ] as const) {
    element.style.inlineSize = `${width}px`;
    await settled(element);
    await settled(element);
    expect(namesOf()).toEqual(expected);
  }
  element.style.inlineSize = '600px';
  await settled(element);
  button(element, 'stock').click();
  await settled(element);
  expect(namesOf()).toEqual(['discard']);
});

test('the name of an empty place is never broken inside a word, whatever the page says', async () => {
  const element = await mount(calls, { seed: 1, lang: 'de' });
  element.style.cssText += 'overflow-wrap: anywhere; word-break: break-all; hyphens: auto; block-size: 700px';
  const broken: string[] = [];
  const seen = new Set<string>();
  for (let width = 200; width <= 760; width += 20) {
    element.style.inlineSize = `${width}px`;
    await settled(element);
    await settled(element);
    for (const name of element.shadowRoot!.querySelectorAll<HTMLElement>('.slot > .name')) {
      const range = document.createRange();
      range.selectNodeContents(name);
      const place = name.closest('.slot')!.getBoundingClientRect();
      const rects = [...range.getClientRects()];
      seen.add(name.textContent);
      const isInside = rects.every(({ left, right }) => left >= place.left && right <= place.right);
      if (new Set(rects.map(({ top }) => top)).size > 1 || !isInside) broken.push(`${name.textContent} at ${width}`);
    }
  }
  expect(broken).toEqual([]);
  expect([...seen].sort()).toEqual(['Ablage', 'Abwurfstapel']);
});

test('an empty row of several lines shows the field in which its cards will lie', async () => {
  const long: Variant = {
    ...calls,
    id: 'test-long-row',
    table: { f1: { role: 'foundation', at: [0, 0], fan: 'right' }, stock: { at: [0, 1] }, waste: { at: [1, 1] } },
    shows: {},
  };
  const element = await mount(long, { seed: 1 });
  element.style.cssText += 'inline-size: 390px; block-size: 700px';
  await settled(element);
  await settled(element);
  const field = element.shadowRoot!.querySelector('.field')!.getBoundingClientRect();
  const table = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
  const place = button(element, 'foundation').getBoundingClientRect();
  expect(table.right - field.right).toBeLessThan(10);
  expect([field.left, field.top]).toEqual([place.left, place.top]);
  expect(field.height).toBeGreaterThan(place.height * 1.4);
  expect(field.bottom).toBeLessThanOrEqual(button(element, 'stock').getBoundingClientRect().top);
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
