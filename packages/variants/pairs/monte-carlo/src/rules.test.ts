import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { monteCarlo } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(monteCarlo, { describe, test, games: 3, moves: 60, model, tests });

test('cards pair across, down and at a corner, but not round the edge or across a gap', () => {
  const table = layOut(monteCarlo, { t5: '9S', t6: '9H', t9: '9C', t11: '9D', t7: '5S', t13: '5D' });
  expect(['t5+t9', 't6+t11', 't7+t13', 't5+t6', 't9+t11'].map((move) => table.may(move))).toEqual([true, true, true, false, false]);
  expect(table.why('t5+t6')).toBe('apart');
});

test('closing up keeps the order, row by row, and the stock fills the end', () => {
  const table = layOut(monteCarlo, { t2: '2S', t7: '3S', stock: '<5H> <4H>' }).play('close');
  expect(['t1', 't2', 't3', 't4', 't5'].map((place) => table.cards(place))).toEqual(['2S', '3S', '4H', '5H', '']);
  expect(table.why('close')).toBe('no-gap');
});
