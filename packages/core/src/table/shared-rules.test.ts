import { expect, test } from 'vitest';
import type { AcceptFn, Pile } from '../contract.js';
import { row } from '../shared/row.js';
import { rulesOf } from './shared-rules.js';

const piles = (n: number, accept: Pile['accept']): Pile[] =>
  row('t', n, (i) => ({ role: 'tableau', at: [i, 0], ...(accept === undefined ? {} : { accept }) }));

test('equal piles of one variant are compiled once', () => {
  const variant = { id: 'one' };
  const first = rulesOf(variant, piles(2, { empty: 'any', max: 1 }));
  expect(rulesOf(variant, piles(2, { empty: 'any', max: 1 }))).toBe(first);
  expect(rulesOf({ id: 'one' }, piles(2, { empty: 'any', max: 1 }))).not.toBe(first);
});

test.each([
  ['another number of piles', piles(3, { empty: 'any', max: 1 })],
  ['another accept', piles(2, { empty: 'any', max: 2 })],
  ['one accept less', piles(2, undefined)],
  ['a rule more', piles(2, { empty: 'any', max: 1, from: ['waste'] })],
  ['a list instead of one', piles(2, [{ empty: 'any', max: 1 }])],
])('%s is compiled anew', (_, other) => {
  const variant = { id: 'two' };
  const first = rulesOf(variant, piles(2, { empty: 'any', max: 1 }));
  const second = rulesOf(variant, other);
  expect(second).not.toBe(first);
  expect(second.piles).toBe(other);
});

test('tables share compiled rules only if accept functions are the same function', () => {
  const variant = { id: 'three' };
  const make = (): AcceptFn => () => true;
  const accept = make();
  const first = rulesOf(variant, piles(2, accept));
  expect(rulesOf(variant, piles(2, accept))).toBe(first);
  expect(rulesOf(variant, piles(2, make()))).not.toBe(first);
});
