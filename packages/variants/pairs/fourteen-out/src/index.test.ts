import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { fourteenOut } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 8, 38, 139] },
  { seed: 2, layers: [1, 4, 13, 36, 98, 250] },
  { seed: 3, layers: [1, 7, 19, 51, 118] },
];
conformance(fourteenOut, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('two end cards that make fourteen leave, and two sevens too', () => {
  const table = layOut(fourteenOut, { t1: '9S KH', t2: 'AH', t3: '7D', t4: '7C', t5: '5C' });
  expect(['t1+t2', 't3+t4', 't1+t5'].map((move) => table.may(move))).toEqual([true, true, false]);
  expect(table.play('t1+t2').may('t1+t5')).toBe(true);
});
