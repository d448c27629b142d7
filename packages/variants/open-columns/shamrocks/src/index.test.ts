import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { shamrocks } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 10, 34, 96, 275, 842] },
  { seed: 2, layers: [1, 4, 25, 148, 677] },
  { seed: 3, layers: [1, 4, 19, 77, 275, 918] },
];
conformance(shamrocks, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('fans build up or down whatever the suit, and hold three cards', () => {
  const table = layOut(shamrocks, { t1: '9S', t2: '8H', t3: 'TS', t4: '2C 3C 9D', t5: 'KS', t6: 'AS' });
  expect(['t2>t1', 't3>t1', 't5>t6', 't1>t7'].map((move) => table.may(move))).toEqual([true, true, false, false]);
  expect(table.may('t2>t4')).toBe(false);
});
