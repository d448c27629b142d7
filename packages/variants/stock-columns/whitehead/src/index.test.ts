import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { whitehead } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 8, 18, 37, 57, 81, 119, 168] },
  { seed: 2, layers: [1, 5, 12, 21, 36, 48, 64, 87, 117, 148] },
  { seed: 3, layers: [1, 4, 14, 38, 75, 127] },
];
conformance(whitehead, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('columns build in colour; only one suit moves together', () => {
  const table = layOut(whitehead, { t1: '9H 8H', t2: 'TD', t3: '9D 8H', t4: 'TC' });
  expect(['t1>t2*2', 't3>t2*2', 't1>t4*2', 't1>t5*2'].map((move) => table.may(move))).toEqual([true, false, false, true]);
});
