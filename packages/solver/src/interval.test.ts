import { expect, test } from 'vitest';
import { wilsonInterval } from './interval.js';

test.each([
  // Wilson 1927, as given by any table of the score interval.
  [10, 100, 0.0552, 0.1744],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 2, 0.0945, 0.9055],
])('%i of %i is a share from %f to %f', (wins, deals, low, high) => {
  const [a, b] = wilsonInterval(wins, 0, deals);
  expect(a).toBeCloseTo(low, 4);
  expect(b).toBeCloseTo(high, 4);
});

test('the interval of no deals is 0 to 1', () => {
  expect(wilsonInterval(0, 0, 0)).toEqual([0, 1]);
});

test('unknown results widen the interval to both sides', () => {
  expect(wilsonInterval(6, 4, 10)).toEqual([wilsonInterval(6, 0, 10)[0], wilsonInterval(10, 0, 10)[1]]);
});

test('a larger quantile widens the confidence interval', () => {
  // 10 of 100 at 99 %.
  const [low, high] = wilsonInterval(10, 0, 100, 2.5758);
  expect(low).toBeCloseTo(0.046, 4);
  expect(high).toBeCloseTo(0.2037, 4);
});
