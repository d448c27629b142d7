import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { blackHole } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 7, 21, 30, 68, 112] },
  { seed: 2, layers: [1, 2, 8, 6, 17, 18, 66] },
  { seed: 3, layers: [1, 1, 2, 2, 7, 24, 86] },
];
conformance(blackHole, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('up or down in any suit, and ace and king are neighbours', () => {
  const table = layOut(blackHole, { f1: 'AS', t1: '2H', t2: 'KD', t3: 'QC', t4: 'AC' });
  expect(['t1>f1', 't2>f1', 't3>f1', 't4>f1'].map((move) => table.may(move))).toEqual([true, true, false, false]);
  expect(table.play('t2>f1').may('t3>f1')).toBe(true);
});

test('nothing is built on the fans', () => {
  expect(layOut(blackHole, { f1: 'AS', t1: '5H', t2: '6H' }).why('t1>t2')).toBe('pile-refuses');
});
