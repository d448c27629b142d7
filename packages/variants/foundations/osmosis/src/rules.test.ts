import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { osmosis } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(osmosis, { describe, test, games: 3, moves: 60, model, tests });

test('a lower family takes a rank only when it lies in the family above', () => {
  const table = layOut(osmosis, { f1: '7H 8H TH', f2: '7S 8S', r1: '2H', r2: 'TS', r3: '7D', r4: '2S', waste: '8D' });
  expect(['r1>f1', 'r2>f2', 'r3>f3', 'r3>f4', 'r4>f2', 'waste>f3'].map((move) => table.may(move))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([table.why('r3>f4'), table.why('r4>f2'), table.why('waste>f3'), table.why('r1>f2')]).toEqual([
    'not-above',
    'not-above',
    'other-base',
    'other-suit',
  ]);
  expect(table.play('r3>f3').may('waste>f3')).toBe(true);
});

test('three cards are turned at a time, the last one on top, or single ones', () => {
  const waste = (turn: 3 | 1): string => layOut(osmosis, { f1: '7H', stock: '<5C> <4C> <3C> <2C>' }, { turn }).play('turn').cards('waste');
  expect([waste(3), waste(1)]).toEqual(['2C 3C 4C', '2C']);
});
