import { expect, test } from 'vitest';
import { allowedAt } from './allowed.js';
import { nineTowers } from './testing.js';

test('the range of a number, the words of a text and the fields of an object are those of the grammar', () => {
  expect(allowedAt(['actions', 'turn', 'turn'])).toMatchObject({ range: { min: 1, max: 200 }, isChoosable: true });
  expect(allowedAt(['finale']).values).toEqual(['fan', 'curl', 'row', 'families']);
  expect(allowedAt(['table', 't1-7', 'reveal']).values).toEqual([true, false]);
  expect(allowedAt(['table', 't1-7', 'accept', '0']).fields).toEqual(['empty', 'on', 'max', 'whole', 'from']);
  expect(allowedAt(['table', 't1-7', 'accept'])).toMatchObject({ isList: true, entries: 8 });
  expect(allowedAt(['strings', 'en', 'name']).characters).toBe(80);
});

test('a default is that of the kind of object which the recipe has at the place', () => {
  const deal = [{ to: 't1-7' }, { to: 'r1', cards: 3 }];
  expect([0, 1].map((i) => allowedAt(['deal', String(i), 'face'], { deal }).default)).toEqual(['up', 'down']);
});

test('a place inside a choice of the player allows what the place of the choice allows', () => {
  const { values, isChoosable } = allowedAt(['table', 'waste', 'fan', 'values', '3'], nineTowers);
  expect([values, isChoosable]).toEqual([['down', 'right', 'left', false], false]);
});

test('a place that the grammar does not have allows nothing', () => {
  expect(allowedAt(['table', 't1-7', 'nowhere', 'at', 'all'])).toMatchObject({ fields: [], values: [], isList: false, isChoosable: false });
});
