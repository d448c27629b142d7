import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { blockTen } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(blockTen, { describe, test, games: 3, moves: 60, model, tests });

test('won when only tens are left', () => {
  expect(layOut(blockTen, { t1: '9S', t2: 'AH', t5: 'TC', t6: 'TD' }).play('t1+t2').status()).toBe('won');
});
