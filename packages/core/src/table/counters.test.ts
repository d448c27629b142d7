import { expect, test } from 'vitest';
import { Counters } from './counters.js';

test('the key contains each counter by name and value, except counters at 0 and records', () => {
  const key = new Int32Array(2);
  const counters = new Counters(key, ['points']);
  const [redeals, passes, points] = ['redeals', 'passes', 'points'].map((name) => counters.indexOf(name)) as [number, number, number];
  const seen = new Set<string>();
  const after = (index: number, value: number): string => {
    counters.set(index, value);
    return key.join();
  };
  expect(after(redeals, 0)).toBe('0,0');
  for (const index of [redeals, passes])
    for (const value of [1, 2, 3, 1_000_000]) {
      const now = after(index, value);
      seen.add(now);
      expect(key[0]).not.toBe(0);
      expect(key[1]).not.toBe(0);
      expect(after(index, 0)).toBe('0,0');
    }
  expect(seen.size).toBe(8);
  expect(after(points, 7)).toBe('0,0');
});

test('counters are read by name, and a copy is independent', () => {
  const counters = new Counters(new Int32Array(2), undefined);
  counters.set(counters.indexOf('redeals'), 2);
  counters.set(counters.indexOf('passes'), 0);
  expect([counters.valueOf('redeals'), counters.valueOf('unheard'), counters.all()]).toEqual([2, 0, { redeals: 2 }]);
  const copy = new Counters(new Int32Array(2), undefined);
  copy.copyFrom(counters);
  copy.set(copy.indexOf('redeals'), 1);
  expect([counters.all(), copy.all()]).toEqual([{ redeals: 2 }, { redeals: 1 }]);
  expect(counters.nameOf(0)).toBe('redeals');
});

test('values of counters are shared while none changes, and can be restored, even from before the first counter', () => {
  const counters = new Counters(new Int32Array(2), undefined);
  const none = counters.values();
  expect(none).toBeUndefined();
  const redeals = counters.indexOf('redeals');
  counters.set(redeals, 2);
  const two = counters.values();
  expect(counters.values()).toBe(two);
  counters.set(redeals, 1);
  counters.set(counters.indexOf('passes'), 3);
  expect([counters.values(), two]).toEqual([[1, 3], [2]]);
  counters.restore(two);
  expect(counters.all()).toEqual({ redeals: 2 });
  counters.set(redeals, 1);
  counters.restore(none);
  expect([counters.all(), [...counters.key]]).toEqual([{}, [0, 0]]);
});
