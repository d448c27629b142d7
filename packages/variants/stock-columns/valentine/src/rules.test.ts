import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { valentine } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(valentine, { describe, test, games: 2, moves: 80, model, tests });

test('won when stock and waste are used up', () => {
  const table = layOut(valentine, { waste: 'AH', t1: '2H', t2: 'AS', t3: 'AD', t4: 'AC' });
  expect([table.status(), table.play('waste>t1').status()]).toEqual(['playing', 'won']);
});
