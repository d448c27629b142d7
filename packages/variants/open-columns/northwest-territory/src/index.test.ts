import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { northwestTerritory } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 6, 21, 55, 122, 238, 425] },
  { seed: 2, layers: [1, 9, 44, 151, 413, 956, 1919] },
  { seed: 3, layers: [1, 11, 60, 222, 640, 1556] },
];
conformance(northwestTerritory, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('runs move in alternating colours, kings fill gaps, and nothing goes to the reserve', () => {
  const table = layOut(northwestTerritory, { t1: 'TH', t2: '9S 8D', t3: 'KC', r1: '7C' });
  expect(['t2>t1*2', 't1>t4', 't3>t4', 'r1>t2', 't3>r2'].map((move) => table.may(move))).toEqual([true, false, true, true, false]);
});

test('an uncovered card turns up', () => {
  expect(layOut(northwestTerritory, { t1: '<2C> 9S', t2: 'TD' }).play('t1>t2').cards('t1')).toBe('2C');
});
