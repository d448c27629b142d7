import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { fortress } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 4, 4, 6, 8, 7] },
  { seed: 2, layers: [1, 5, 11, 18, 32, 52, 74] },
  { seed: 3, layers: [1, 4, 7, 6, 3, 2, 10] },
];
conformance(fortress, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('columns build up or down in suit, never round from ace to king', () => {
  const table = layOut(fortress, { t1: '9S', t2: '8S', t3: 'TS', t4: '8H', t5: 'AS', t6: 'KS' });
  expect(['t2>t1', 't3>t1', 't4>t1', 't5>t6', 't6>t5'].map((move) => table.may(move))).toEqual([true, true, false, false, false]);
});
