import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { cover } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(cover, { describe, test, games: 3, moves: 60, model, tests });

test('won with an empty stock', () => {
  expect(layOut(cover, { t1: '9S', t2: '4H', t3: 'KD', t4: '2S', stock: '<5C> <6C>' }).play('t1+t4').status()).toBe('won');
});
