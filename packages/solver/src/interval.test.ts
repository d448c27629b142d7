import { expect, test } from 'vitest';
import { intervalOf } from './interval.js';

test.each([
  // Wilson 1927, as given by any table of the score interval.
  [10, 100, 0.0552, 0.1744],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 2, 0.0945, 0.9055],
])('%i of %i is a share from %f to %f', (wins, deals, low, high) => {
  const [a, b] = intervalOf(wins, 0, deals);
  expect(a).toBeCloseTo(low, 4);
  expect(b).toBeCloseTo(high, 4);
});

test('without a deal nothing is known', () => {
  expect(intervalOf(0, 0, 0)).toEqual([0, 1]);
});

test('what is unknown may be hits or none', () => {
  expect(intervalOf(6, 4, 10)).toEqual([intervalOf(6, 0, 10)[0], intervalOf(10, 0, 10)[1]]);
});
