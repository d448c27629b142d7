import { expect, test } from 'vitest';
import { KnownShares, type RuleShares } from './shares.js';

const share = (from: number): RuleShares => ({ possible: { from, to: 1 } });
const known = new KnownShares(
  { a: { 'draw=1&redeals=0': share(0.1), 'draw=3&redeals=0': share(0.3), 'draw=3&redeals=2': share(0.4) }, b: { '': share(0.5) } },
  { a: 'draw=1&redeals=0' },
);

test('a rule set is found by all its options', () => {
  expect(known.of('a', 'draw=3&redeals=2')).toEqual(share(0.4));
  expect(known.of('b', '')).toEqual(share(0.5));
});

test('a stored game without some options has the shares of the default values', () => {
  expect(known.of('a', 'draw=3')).toEqual(share(0.3));
  expect(known.of('a', 'redeals=2&draw=3')).toEqual(share(0.4));
  expect(known.of('a', '')).toEqual(share(0.1));
});

test('an unknown rule set, patience or scope has no shares', () => {
  expect(known.of('a', 'draw=7')).toBeUndefined();
  expect(known.of('c', 'draw=3')).toBeUndefined();
  expect(known.of('a', undefined)).toBeUndefined();
  expect(known.of(undefined, '')).toBeUndefined();
});
