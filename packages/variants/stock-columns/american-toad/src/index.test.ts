import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { americanToad } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 7, 9, 13, 21, 32, 42, 48, 54, 65] },
  { seed: 2, layers: [1, 3, 4, 4, 5, 8, 11, 12, 14, 18, 22] },
  { seed: 3, layers: [1, 2, 3, 4, 4, 4, 4, 5, 7, 9, 12] },
];
conformance(americanToad, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

/** Twenty cards and the base come first in the pack. */
const before = { stock: '<2H> '.repeat(20), f1: 'QC' };

test('columns give their end card or the whole; the reserve fills gaps', () => {
  const full = { t4: '2D', t5: '2D', t6: '2D', t7: '2D', t8: '2D' };
  const table = layOut(americanToad, { ...before, ...full, t1: '9S 8S 7S', t2: 'TS', t3: '8S', r1: '3D 4D' });
  expect(['t1>t2*3', 't1>t2*2', 't1>t3'].map((move) => table.may(move))).toEqual([true, false, true]);
  expect(table.play('t1>t2*3').cards('t1')).toBe('4D');
});

test('a family ends below its base, though there is another card of that face', () => {
  const family = 'QC KC AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC';
  expect(layOut(americanToad, { stock: '<2H> '.repeat(20), f1: family, t1: 'QC' }).may('t1>f1')).toBe(false);
});
