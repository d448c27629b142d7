import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { rainbow } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 1, 1, 1, 1, 1, 1, 3, 3, 5, 7] },
  { seed: 2, layers: [1, 2, 2, 3, 4, 4, 5, 9, 17, 25, 34] },
  { seed: 3, layers: [1, 3, 3, 3, 3, 6, 10, 21, 35, 57, 86] },
];
conformance(rainbow, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

/** Thirteen cards and the base come first in the pack. */
const before = { stock: '<2H> '.repeat(13), f1: 'QC' };

test('any suit fits, and the stock is turned card by card, once', () => {
  const table = layOut(rainbow, { ...before, t1: '9S', t2: 'TS', t3: 'KH', t4: 'AH', waste: '8S' });
  expect(['t1>t2', 't3>t4', 'waste>t1'].map((move) => table.may(move))).toEqual([true, true, true]);
  for (let i = 0; i < 13; i++) table.play('turn');
  expect(table.why('turn')).toBe('stock-empty');
});

test('a gap is filled from the reserve at once', () => {
  const table = layOut(rainbow, { ...before, t1: '9S', t2: 'TS', t3: '2C', t4: '2C', r1: '<2C> 7D' }).play('t1>t2');
  expect([table.cards('t1'), table.cards('r1')]).toEqual(['7D', '2C']);
});
