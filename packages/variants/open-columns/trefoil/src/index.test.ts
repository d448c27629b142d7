import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { trefoil } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 10, 54, 227, 912] },
  { seed: 2, layers: [1, 6, 26, 116, 517, 2173] },
  { seed: 3, layers: [1, 8, 37, 152, 635] },
];
conformance(trefoil, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('fans build down in suit, and empty ones are not filled', () => {
  const table = layOut(trefoil, { t1: '9S', t2: '8S', t3: '8H', t4: 'KD' });
  expect(['t2>t1', 't3>t1', 't4>t5'].map((move) => table.may(move))).toEqual([true, false, false]);
});

test('twice what lies in the fans is dealt again in threes', () => {
  const table = layOut(trefoil, { t2: 'KS QS JS TS', t9: '9S' }).play('redeal');
  expect([1, 2, 3].map((fan) => table.cards(`t${fan}`).length)).toEqual([8, 5, 0]);
  expect(table.play('redeal').why('redeal')).toBe('no-redeal');
});
