import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { fan } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 6, 21, 55, 120, 230, 409] },
  { seed: 2, layers: [1, 5, 17, 47, 118, 274, 585] },
  { seed: 3, layers: [1, 2, 3, 3, 4, 4, 6] },
];
conformance(fan, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('fans build down in suit, and only a king fills an empty one', () => {
  const table = layOut(fan, { t1: '9S', t2: '8S', t3: '8H', t4: 'KD' });
  expect(['t2>t1', 't3>t1', 't1>t5', 't4>t5'].map((move) => table.may(move))).toEqual([true, false, false, true]);
});

test('a card may come back from its family, but not go to another', () => {
  const table = layOut(fan, { f1: 'AC 2C', t1: '3C', f2: 'AD' });
  expect([table.may('f1>t1'), table.may('f2>f3')]).toEqual([true, false]);
});
