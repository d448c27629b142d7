import { row, type Variant } from '@patience/core';
import { afterEach, expect, test } from 'vitest';
import type { PatienceGame } from '../patience-game.js';
import { button, mount, settled } from '../testing/mount.js';

afterEach(() => document.body.replaceChildren());

const words = { name: 'Heaps', summary: 'Heaps, for tests.', rules: 'Clear them.' };

/** A patience with piles of hidden cards below an open one, and piles of face-down cards. */
const heaps: Variant = {
  api: 1,
  id: 'test-heaps',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['H', 'S', 'C'] }),
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], take: 'top', reveal: true },
    ...row('r', 5, (i) => ({ role: 'reserve', at: [i + 1, 0], take: 'top', reveal: i < 3 })),
    { id: 'f1', role: 'foundation', at: [0, 1] },
    { id: 'discard', role: 'discard', at: [1, 1] },
    { id: 't1', role: 'tableau', at: [2, 1], fan: 'down' },
    { id: 'c1', role: 'cell', at: [3, 1], accept: { empty: 'any', max: 1 } },
  ],
  deal(table) {
    const heap = (to: string, hidden: number, open: number): void => {
      table.move('pack', to, { count: hidden, face: 'down' });
      if (open) table.move('pack', to, { face: 'up' });
    };
    heap('r1', 4, 1);
    heap('r2', 2, 1);
    heap('r3', 1, 1);
    heap('r4', 3, 0);
    heap('r5', 1, 0);
    heap('f1', 4, 1);
    heap('discard', 4, 1);
    heap('t1', 4, 1);
    heap('stock', 9, 1);
  },
  strings: { de: words, en: words },
};

/** Returns the visible numbers with the name of the card or slot on which they are. */
const counts = (element: PatienceGame): readonly string[] =>
  [...element.shadowRoot!.querySelectorAll('.count')].map((count) => {
    const name = count.closest('button')!.getAttribute('aria-label')!;
    return `${/(?:stock|reserve|foundation|discard|column).*/.exec(name)![0]}: ${count.textContent}`;
  });

test('a squared pile shows the number of hidden cards, unless it is one or no card can be taken', async () => {
  const element = await mount(heaps, { seed: 1 });
  expect(counts(element)).toEqual([
    'stock, 9 face down: 9',
    'reserve 1, 4 face down: 4',
    'reserve 2, 2 face down: 2',
    'reserve 4, 3 face down: 3',
  ]);
  for (const count of element.shadowRoot!.querySelectorAll('.count')) expect(count.getAttribute('aria-hidden')).toBe('true');
});

test('a pile of open cards that are taken one by one shows their number, also in its name', async () => {
  const open: Variant = {
    ...heaps,
    deal(table) {
      table.move('pack', 'r1', { count: 5, face: 'up' });
      table.move('pack', 'r2', { count: 2, face: 'up' });
      table.move('pack', 'f1', { count: 5, face: 'up' });
      table.move('pack', 'stock', { count: 27 });
    },
  };
  const element = await mount(open, { seed: 1 });
  expect(counts(element)).toEqual(['stock, 26 face down: 26', 'reserve 1, 4 cards below: 4']);
});

test('the number of cards follows the game', async () => {
  const element = await mount(heaps, { seed: 1 });
  element.play('r1>c1');
  await settled(element);
  expect(counts(element)).toContain('reserve 1, 3 face down: 3');
  element.undo();
  await settled(element);
  expect(counts(element)).toContain('reserve 1, 4 face down: 4');
});

test.each([320, 1000])('the number of face-down cards is shown at the lower edge of the pile, on a table %i pixels wide', async (width) => {
  const element = await mount(heaps, { seed: 1 });
  element.style.cssText = `inline-size: ${width}px; block-size: 700px`;
  await settled(element);
  const back = button(element, 'reserve 4').closest('.back')!;
  const [number, pile] = [back.querySelector('.count')!, back].map((each) => each.getBoundingClientRect());
  expect(Math.abs(pile!.bottom - Number.parseFloat(getComputedStyle(back).borderBottomWidth) - number!.bottom)).toBeLessThanOrEqual(1);
  expect((number!.left + number!.right) / 2).toBeCloseTo((pile!.left + pile!.right) / 2, 0);
});

test.each([
  ['small cards', 320, {}],
  ['pictures', 1000, {}],
  ['German cards', 320, { faces: 'german' as const }],
  ['large German cards', 1000, { faces: 'german' as const }],
])('the number of cards lies on its card, in the corner without an index: %s', async (_, width, settings) => {
  const element = await mount(heaps, { seed: 1, ...settings });
  element.style.cssText = `inline-size: ${width}px; block-size: 700px`;
  await settled(element);
  await expect.poll(() => element.shadowRoot!.querySelector('.card .art') !== null).toBe(width === 1000 || 'faces' in settings);
  const count = [...element.shadowRoot!.querySelectorAll('.card .count')].find((each) => each.textContent === '9')!;
  const [number, card] = [count.getBoundingClientRect(), count.closest('.card')!.getBoundingClientRect()];
  // It may overlap the edge, on a small card most of it: farther inside it would cover a pip.
  expect(number.left).toBeGreaterThanOrEqual(card.left - card.width * 0.08);
  expect(number.bottom).toBeLessThanOrEqual(card.bottom + (card.width < 70 ? 13 : card.height * 0.06));
  expect(number.right - card.left).toBeLessThan(card.width * 0.5);
  expect(number.top - card.top).toBeGreaterThan(card.height * 0.6);
  expect(Number.parseFloat(getComputedStyle(count).fontSize)).toBeGreaterThanOrEqual(11);
});

test('the number of cards of a pile at the edge of a narrow table lies on the table, also if the cards are wide', async () => {
  const few: Variant = {
    ...heaps,
    table: () => [
      { id: 'stock', role: 'stock', at: [0, 0], take: 'top', reveal: true },
      ...row('r', 3, (i) => ({ role: 'reserve', at: [i + 1, 0], take: 'top' })),
    ],
    deal: (table) => table.move('pack', 'stock', { count: 39, face: 'up' }),
  };
  const element = await mount(few, { seed: 1 });
  element.style.cssText = 'inline-size: 376px; block-size: 700px';
  await settled(element);
  const count = element.shadowRoot!.querySelector('.card .count')!;
  expect(count.closest('.card')!.getBoundingClientRect().width).toBeGreaterThan(75);
  // The ring around the number is one pixel.
  expect(count.getBoundingClientRect().left - 1).toBeGreaterThanOrEqual(element.getBoundingClientRect().left);
});

test('a lifted card shows the back of the next card and leaves the number', async () => {
  const element = await mount(heaps, { seed: 1 });
  const card = element.shadowRoot!.querySelectorAll('.card .count')[1]!.closest<HTMLElement>('.card')!;
  const { x, y } = card.getBoundingClientRect();
  const at = { pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true, composed: true };
  const table = element.shadowRoot!.querySelector<HTMLElement>('.table')!;
  table.setPointerCapture = () => undefined;
  card.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: x + 5, clientY: y + 5 }));
  table.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: x + 60, clientY: y + 90 }));
  await settled(element);
  expect(element.session!.highlights.lifted).toEqual({ pile: 'r1', depth: 0 });
  const shadows = [...element.shadowRoot!.querySelectorAll('.card')].map((one) => [one === card, getComputedStyle(one).boxShadow] as const);
  for (const [isLifted, shadow] of shadows) expect(shadow.includes('0px 8px 16px'), shadow).toBe(isLifted);
  expect(getComputedStyle(card.querySelector('.count')!).display).toBe('none');
  const back = element.session!.view.scene.elementAt('r1', 3)!;
  expect([back.className, back.getBoundingClientRect().x]).toEqual(['back', x]);
  expect(button(element, 'reserve 4').querySelector('.count')!.checkVisibility()).toBe(true);
});

test.each([280, 320, 640])('a number is no wider than its card on a table of %i pixels, and covers no pip', async (width) => {
  const element = await mount(heaps, { seed: 1 });
  element.style.inlineSize = `${width}px`;
  await settled(element);
  for (const count of element.shadowRoot!.querySelectorAll('.count')) {
    const [inner, outer] = [count.getBoundingClientRect(), count.closest('button')!.getBoundingClientRect()];
    expect(inner.width).toBeLessThanOrEqual(outer.width);
    // Pips begin at a fifth of the width, and the lowest row ends at nine tenths of the height.
    if (count.closest('.card') && outer.width > 60)
      expect(inner.right <= outer.left + outer.width * 0.24 || inner.top >= outer.top + outer.height * 0.88).toBe(true);
    // The one large suit of a small card.
    else if (count.closest('.card')) {
      const marks = [...count.closest('.card')!.querySelectorAll('svg *')].map((mark) => mark.getBoundingClientRect());
      expect(marks.length).toBeGreaterThan(0);
      const covered = marks.filter(
        (mark) =>
          mark.width < outer.width * 0.9 &&
          mark.left < inner.right &&
          inner.left < mark.right &&
          mark.top < inner.bottom &&
          inner.top + 1 < mark.bottom,
      );
      expect(covered).toEqual([]);
    }
  }
});
