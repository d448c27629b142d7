import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { westcliff } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 7, 9, 11, 24, 50, 105, 207] },
  { seed: 2, layers: [1, 4, 7, 9, 11, 33, 52, 81, 185] },
  { seed: 3, layers: [1, 4, 8, 13, 39, 99, 192] },
];
conformance(westcliff, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('a run may fill an empty column, and what it covered turns up', () => {
  const table = layOut(westcliff, { t1: '<2C> 9S 8H', t2: 'TD' });
  expect(table.play('t1>t3*2').cards('t1')).toBe('2C');
  expect(table.may('t3>t2*2')).toBe(true);
});

test('no card comes back from a foundation, and the stock is turned once', () => {
  const table = layOut(westcliff, { f1: 'AC', t1: '2D', stock: '<3C>' });
  expect([table.may('f1>t1'), table.play('turn').why('turn')]).toEqual([false, 'stock-empty']);
});
