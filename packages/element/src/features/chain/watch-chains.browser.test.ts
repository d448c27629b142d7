import { afterEach, expect, test } from 'vitest';
import { row, type Variant } from '@patience/core';
import { mount } from '../../testing/mount.js';
import { stairs } from '../../testing/stairs.js';

afterEach(() => document.body.replaceChildren());

/** A patience of one column, from which any card goes to a foundation, and an action that only counts. */
const leaving: Variant = {
  ...stairs,
  table: () => [
    ...row('f', 1, () => ({
      role: 'foundation' as const,
      at: [0, 0] as const,
      accept: { empty: 'any', on: 'any' },
    })),
    { id: 't1', role: 'tableau', at: [1, 0], take: 'top', fan: 'down' },
  ],
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
