import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { pileon } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(pileon, { describe, test, games: 3, moves: 50, model, tests });

test('won when every pile is complete or empty', () => {
  expect(layOut(pileon, { t1: '4S 4D 4H', t2: '4C' }).play('t2>t1').status()).toBe('won');
});
