import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { windmuehle } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(windmuehle, { describe, test, games: 3, moves: 40, model, tests });

const sails = { c1: '9H', c2: '9C', c3: '9D', c4: '9S', c5: '9H', c6: '9C', c7: '9D', c8: '9S' };

test('suits don’t matter, an ace follows the king in the middle, kings go down at the corners', () => {
  const table = layOut(windmuehle, { f1: 'AC QD KS', ...sails, c1: 'AH', c2: 'KD', f2: 'KC', c3: 'QS' });
  expect(['c1>f1', 'c2>f3', 'c3>f2', 'c4>f2'].map((move) => table.may(move))).toEqual([true, true, true, false]);
});

test('a corner gives the middle no two cards running', () => {
  const table = layOut(windmuehle, { f1: 'AC', ...sails, f2: '3D 2D', f3: '5D 4D 3D', c1: '2H', c2: '3H' }).play('f2>f1');
  expect([table.why('f2>f1'), table.why('f3>f1'), table.may('c2>f1')]).toEqual(['corner-twice', 'corner-twice', true]);
  expect(table.play('c2>f1').may('f3>f1')).toBe(false);
});

test('an empty sail is filled at once from the waste, or from the stock when the waste is empty', () => {
  const table = layOut(windmuehle, { f1: 'AC', ...sails, c1: '2H', waste: '7C', stock: '<8C>' }).play('c1>f1');
  expect(table.cards('c1')).toBe('7C');
  expect(
    layOut(windmuehle, { f1: 'AC', ...sails, c1: '2H', stock: '<8C>' })
      .play('c1>f1')
      .cards('c1'),
  ).toBe('8C');
});
