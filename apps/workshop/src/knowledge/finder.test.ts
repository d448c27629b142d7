import { expect, test } from 'vitest';
import type { FieldKey } from '../form/field.js';
import { TEMPLATES } from '../start/templates.js';
import { Finder, fits, knobsOf } from './finder.js';
import { KeptResults } from './kept-results.js';

/** Makes no worker, so that the solver works in this thread. */
const makeWorker = (): Worker => {
  throw new Error('no worker');
};
const recipe = { ...TEMPLATES.cells, deck: { ranks: ['A', 2, 3, 4] }, strings: { en: { name: 'Mine' } } };
const target = { share: 95, tolerance: 5, shortest: 0, longest: 1000, keys: new Set<FieldKey>(['count', 'suit', 'empty']) };

test('the finder offers three variations that fit, changed in the chosen fields only', async () => {
  let calls = 0;
  const finder = new Finder(new KeptResults(), makeWorker, () => calls++);
  await finder.find(recipe, target);
  expect(finder.busy).toBe(false);
  expect(finder.finds).toHaveLength(3);
  expect(calls).toBeGreaterThan(finder.tried);
  for (const { differences, tally, length, recipe: found } of finder.finds) {
    expect(found).not.toEqual(recipe);
    expect(differences.every(({ from }) => target.keys.has(from.field.key))).toBe(true);
    expect(tally.interval[0] * 100).toBeGreaterThanOrEqual(target.share - target.tolerance);
    expect(tally.interval[1] * 100).toBeLessThanOrEqual(target.share + target.tolerance);
    expect(length).toBeGreaterThan(15);
  }
});

test.each([
  ['a wide interval around the wish', [0.01, 0.91], false],
  ['an interval that reaches beyond the wish', [0.45, 0.61], false],
  ['an interval inside the wish', [0.41, 0.6], true],
])('%s fits only if all of it does', (_which, interval, expected) => {
  const tally = { won: 1, lost: 1, unknown: 1, carried: 0, interval: interval as [number, number] };
  expect(fits(tally, { share: 50, tolerance: 10 })).toBe(expected);
});

test('a search without a fitting variation names the nearest one, and it does not fit', async () => {
  const finder = new Finder(new KeptResults(), makeWorker, () => undefined);
  await finder.find(recipe, { ...target, share: 3, tolerance: 1, keys: new Set<FieldKey>(['suit']) });
  expect(finder.finds).toEqual([]);
  expect(finder.nearest!.tally.won + finder.nearest!.tally.lost).toBeGreaterThan(0);
  expect(fits(finder.nearest!.tally, { share: 3, tolerance: 1 })).toBe(false);
  finder.drop();
  expect(finder.nearest).toBeUndefined();
});

test('a length that no win has is refused, and a search that is stopped ends at once', async () => {
  const finder = new Finder(new KeptResults(), makeWorker, () => undefined);
  await finder.find(recipe, { ...target, longest: 3, keys: new Set<FieldKey>(['suit']) });
  expect(finder.finds).toEqual([]);
  const running = finder.find(recipe, target);
  finder.stop();
  await running;
  expect(finder).toMatchObject({ busy: false, finds: [] });
});

test('the fields of a search are those of columns, cells and stock that have a value', () => {
  const keys = (template: keyof typeof TEMPLATES): string[] => [...new Set(knobsOf(TEMPLATES[template]).map(({ field }) => field.key))];
  expect(keys('stock')).toEqual(expect.arrayContaining(['count', 'suit', 'empty', 'take', 'turned', 'redeals']));
  expect(keys('cells')).toContain('count');
});
