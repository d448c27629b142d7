import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { threeBlindMice } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 7, 30, 94, 237, 502, 922] },
  { seed: 2, layers: [1, 7, 31, 99, 240, 473, 783] },
  { seed: 3, layers: [1, 8, 36, 118, 307, 667, 1257] },
];
conformance(threeBlindMice, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('a card moves with all that lies on it, onto the next of its suit; the reserve is free and never refilled', () => {
  const table = layOut(threeBlindMice, { t1: '9S', t2: '8S KD 3C', t3: '8H', r1: '2C', t4: '5D' });
  expect(['t2>t1*3', 't3>t1', 'r1>t2', 't4>r2'].map((move) => table.may(move))).toEqual([true, false, true, false]);
});
