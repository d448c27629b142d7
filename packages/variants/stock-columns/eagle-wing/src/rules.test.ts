import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { eagleWing } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(eagleWing, { describe, test, games: 3, moves: 40, model, tests });

/** Thirteen cards and the base come first in the pack. */
const before = { stock: '<2H> '.repeat(13), f1: 'QC' };
const full = { t4: 'KD', t5: 'KH', t6: 'KD', t7: 'KH', t8: 'KD' };

test('no column holds more than three cards', () => {
  const table = layOut(eagleWing, { ...before, ...full, t1: '9S 8S 7S', t2: '6S', t3: 'TS', t4: '5S' });
  expect(['t2>t1', 't4>t2', 't1>t2'].map((move) => table.may(move))).toEqual([false, true, false]);
});

test('the reserve fills gaps face up, and its last card is turned up', () => {
  const table = layOut(eagleWing, { ...before, ...full, t1: '9S', t2: 'TS', t3: 'TC', r1: '<3D> <4D>' }).play('t1>t2');
  expect([table.cards('t1'), table.cards('r1')]).toEqual(['4D', '3D']);
});
