import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { elevens } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(elevens, { describe, test, games: 3, moves: 60, model, tests });

test('two cards that make eleven leave, and the stock fills their places', () => {
  const table = layOut(elevens, {
    t1: 'AS',
    t2: 'TS',
    t3: 'KS',
    t4: '9D',
    t5: '3D',
    t6: '4D',
    t7: '5D',
    t8: 'QD',
    t9: 'QC',
    stock: '<2C> <JC>',
  });
  expect([table.may('t1+t2'), table.may('t4+t5'), table.why('court')]).toEqual([true, false, 'no-court']);
  table.play('t1+t2');
  expect([table.cards('t1'), table.cards('t2')]).toEqual(['JC', '2C']);
  expect(table.play('court').cards('discard')).toBe('AS TS JC QD KS');
});
