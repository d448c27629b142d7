import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { bisley } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 13, 35, 83, 175, 334] },
  { seed: 2, layers: [1, 6, 23, 70, 174, 379, 756] },
  { seed: 3, layers: [1, 13, 75, 275, 779, 1871] },
];
conformance(bisley, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('suits grow up on aces and down on kings, wherever they meet', () => {
  const table = layOut(bisley, { f1: 'AS 2S', f5: 'KS QS', t1: '3S', t2: 'JS', t3: 'KH' });
  expect(['t1>f1', 't2>f5', 't3>f6', 't1>f5', 't2>f1'].map((move) => table.may(move))).toEqual([true, true, true, false, false]);
});

test('columns build up or down in suit, and empty ones are not filled', () => {
  const table = layOut(bisley, { t1: '9S', t2: '8S', t3: 'TS', t4: '8H' });
  expect(['t2>t1', 't3>t1', 't4>t1', 't1>t5'].map((move) => table.may(move))).toEqual([true, true, false, false]);
});
