import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { wall } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(wall, { describe, test, games: 3, moves: 80, model, tests });

test('won when the kings have fallen, whatever else still stands', () => {
  const table = layOut(wall, { w1: 'KH', w2: 'KD AC', t1: 'KS KS', t9: '2C' });
  expect([table.status(), table.play('attack@t1').status()]).toEqual(['playing', 'won']);
});
