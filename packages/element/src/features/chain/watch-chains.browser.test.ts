import { afterEach, expect, test } from 'vitest';
import type { Pile, Variant } from '@patience/core';
import { mount, settled } from '../../testing/mount.js';
import { stairs } from '../../testing/stairs.js';

afterEach(() => document.body.replaceChildren());

/** Piles of a patience of one column, from which any card goes to a foundation. */
const piles = (limit = 52): readonly Pile[] => [
  { id: 'f1', role: 'foundation', at: [0, 1], accept: { empty: 'any', on: 'any' }, limit },
  { id: 't1', role: 'tableau', at: [1, 0], take: 'top', fan: 'down' },
];

/** Such a patience, with an action that only counts. */
const leaving: Variant = {
  ...stairs,
  table: () => piles(),
  deal: (table) => table.move('pack', 't1', { count: 8, face: 'up' }),
  actions: { turn: { on: 'f1', when: () => true, run: (table) => table.set('turns', 1) } },
};

test.each([
  ['full motion', undefined, ['3 in a row', '4 in a row']],
  ['no motion', 'none', []],
] as const)('a combination shows its length from the third move on: %s', async (_, motion, lengths) => {
  const element = await mount(leaving, { seed: 1, motion });
  for (let i = 0; i < 4; i++) element.play('t1>f1');
  const labels = [...element.shadowRoot!.querySelectorAll('.points')];
  expect(labels.map(({ textContent }) => textContent)).toEqual(lengths);
  expect(labels.every((label) => label.ariaHidden === 'true')).toBe(true);
  element.play('turn');
  element.play('t1>f1');
  expect(element.shadowRoot!.querySelectorAll('.points')).toHaveLength(lengths.length);
});

test('the length of a combination is whole beside the notice that no move is left', async () => {
  const turn = { on: 'f1', when: (): string => 'no', run: () => undefined };
  const element = await mount({ ...leaving, table: () => piles(4), actions: { turn } }, { seed: 1, motion: undefined });
  element.style.cssText = 'inline-size: 300px; block-size: 260px';
  await settled(element);
  for (let i = 0; i < 4; i++) element.play('t1>f1');
  await element.updateComplete;
  const root = element.shadowRoot!;
  const label = [...root.querySelectorAll('.points')].at(-1)!;
  expect(label.textContent).toBe('4 in a row');
  // Stop the label before the next frame: on a busy machine it would be gone by then.
  const [animation] = label.getAnimations();
  animation!.pause();
  await settled(element);
  const notice = root.querySelector('.notice')!.getBoundingClientRect();
  const table = root.querySelector('.table')!.getBoundingClientRect();
  for (const share of [0, 0.2, 0.7, 1]) {
    animation!.currentTime = share * 1099;
    const { left, right, top, bottom } = label.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(table.left);
    expect(right).toBeLessThanOrEqual(table.right);
    expect(right <= notice.left || left >= notice.right || bottom <= notice.top || top >= notice.bottom).toBe(true);
  }
});
