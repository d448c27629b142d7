import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { flowerGarden } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 13, 80, 335, 1145] },
  { seed: 2, layers: [1, 7, 36, 155, 561, 1802] },
  { seed: 3, layers: [1, 10, 60, 265, 958] },
];
conformance(flowerGarden, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('beds build down whatever the suit, any card fills an empty one, and nothing goes to the bouquet', () => {
  const table = layOut(flowerGarden, { t1: '9S', t2: '8S', r1: '8D', r2: 'KH' });
  expect(['t2>t1', 'r1>t1', 'r2>t1', 'r2>t3', 't1>r3'].map((move) => table.may(move))).toEqual([true, true, false, true, false]);
});
