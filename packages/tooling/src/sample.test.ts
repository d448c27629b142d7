import { afterEach, expect, test, vi } from 'vitest';
import { sample } from './sample.js';

const list = Array.from({ length: 10 }, (_, i) => i);

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['the short tier', '', '', [0, 5]],
  ['the full run', '1', '', [0, 2, 5, 7]],
  ['a run of everything', '', '1', list],
])('sample takes its share of a list, evenly spread: %s', (_name, all, every, expected) => {
  vi.stubEnv('PATIENCE_ALL', all);
  vi.stubEnv('PATIENCE_EVERY', every);
  expect(sample(list, 4, 2)).toEqual(expected);
});

test('sample returns a list that is short enough as it is', () => {
  expect(sample(list, 10)).toBe(list);
});
