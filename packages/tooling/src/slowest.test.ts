import { expect, test } from 'vitest';
import { slowest } from './slowest.js';

test('the list of slowest tests names ten tests, the slowest first, in seconds', () => {
  const timed = Array.from({ length: 30 }, (_, i) => ({ name: `test ${i}`, ms: i * 1000 }));
  const lines = slowest(timed);
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe('  29.0 s  test 29');
  expect(lines[10]).toBe('  20.0 s  test 20');
});

test('the list of slowest tests is empty when no test was timed', () => {
  expect(slowest([])).toEqual([]);
});
