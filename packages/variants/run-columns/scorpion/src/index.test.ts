import { conformance, layOut, deadEndOfTable } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { scorpion } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 6, 22, 66, 170, 382, 776] },
  { seed: 2, layers: [1, 4, 9, 13, 13, 10, 5] },
  { seed: 3, layers: [1, 5, 20, 66, 188, 477, 1106] },
];
conformance(scorpion, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('a card moves with all that lies on it, onto the next of its suit', () => {
  const table = layOut(scorpion, { t1: '9S', t2: '8S KD 3C', t3: '8H', t4: 'AS', t5: '<2C> KH 5D' });
  expect(['t2>t1*3', 't3>t1', 't3>t4', 't5>t6*2', 't1>t6'].map((move) => table.may(move))).toEqual([true, false, false, true, false]);
  expect(table.play('t5>t6*2').cards('t5')).toBe('2C');
});

test('the stock deals to the first three columns at any time', () => {
  const table = layOut(scorpion, { t1: '9S', stock: '<3C> <2C> <AC>' }).play('deal');
  expect(['t1', 't2', 't3', 't4'].map(table.cards)).toEqual(['9S AC', '2C', '3C', '']);
});

test('a run from the king that can only be carried from gap to gap is a dead end', () => {
  const { table } = layOut(scorpion, { t1: 'KS QS JS', t2: '2H 4H', t3: '3D 2C' });
  expect(deadEndOfTable(table)).toBe('dead');
});
