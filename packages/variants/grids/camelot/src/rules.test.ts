import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { camelot } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(camelot, { describe, test, games: 3, moves: 80, model, tests });

test('won when only court cards are left around the empty middle', () => {
  const table = layOut(camelot, { waste: '6C', t3: '4C', t1: 'KH' }).play('waste>t6');
  expect([table.status(), table.play('t3+t6').status()]).toEqual(['playing', 'won']);
});
