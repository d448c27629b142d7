import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { fortunes } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 3, 6, 14, 27, 56, 121, 259, 568] },
  { seed: 2, layers: [1, 2, 3, 8, 25, 60, 134, 284, 561] },
  { seed: 3, layers: [1, 3, 5, 6, 10, 19, 35, 61, 109, 205, 397] },
];
conformance(fortunes, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('the lower of two end cards of a suit goes, and aces are high', () => {
  const table = layOut(fortunes, { t1: '9S', t2: 'KS', t3: 'AS', t4: '2H' });
  expect(['t1', 't2', 't3', 't4'].map((from) => table.may(`${from}>discard`))).toEqual([true, true, false, false]);
  expect(table.why('t4>discard')).toBe('none-higher');
});

test('a card that is covered does not go, nor do several at once', () => {
  const table = layOut(fortunes, { t1: '3S 9H', t2: 'KS', t3: '4S 2S' });
  expect(['t1>discard', 't1>discard*2', 't3>discard', 't3>discard*2'].map((move) => table.may(move))).toEqual([false, false, true, false]);
});

test('an empty column takes a group of cards, whatever its order; nothing is laid on a card', () => {
  const table = layOut(fortunes, { t1: '2S 9S KD 3C', t2: 'TS' });
  expect(['t1>t3', 't1>t3*3', 't1>t3*4', 't2>t1', 't1>t2*2'].map((move) => table.may(move))).toEqual([true, true, true, false, false]);
  const parted = table.play('t1>t3*2');
  expect([parted.cards('t1'), parted.cards('t3'), parted.may('t1>discard')]).toEqual(['2S 9S', 'KD 3C', true]);
});

test('the stock deals a card to each column, once', () => {
  const table = layOut(fortunes, { t1: '9S', stock: '<5C> <4C> <3C> <2C>' }).play('deal');
  expect(['t1', 't2', 't3', 't4'].map(table.cards)).toEqual(['9S 2C', '3C', '4C', '5C']);
  expect(table.why('deal')).toBe('stock-empty');
});

test('won when only the four aces are left', () => {
  const table = layOut(fortunes, { t1: 'AS 2D', t2: 'AH', t3: 'AC', t4: 'AD' });
  expect([table.status(), table.play('t1>discard').status()]).toEqual(['playing', 'won']);
});
