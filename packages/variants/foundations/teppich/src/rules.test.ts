import { deal } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { teppich } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(teppich, { describe, test, games: 3, moves: 60, model, tests });

test('the aces lie out, and twenty cards make the carpet', () => {
  const dealt = deal(teppich, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect([1, 2, 3, 4].map((i) => table.cards(`f${i}`))).toEqual(['AC', 'AD', 'AH', 'AS']);
  const carpet = Array.from({ length: 20 }, (_, i) => table.cards(`c${i + 1}`));
  expect(carpet.every((cards) => /^..$/.test(cards))).toBe(true);
  expect(table.cards('stock').split(' ')).toHaveLength(28);
});

test('families grow in suit, from the carpet and from the waste', () => {
  const table = layOut(teppich, { f1: 'AC', f2: 'AD', c1: '2C', c2: '3C', waste: '2D' });
  expect(['c1>f1', 'c1>f2', 'c2>f1', 'waste>f2', 'waste>f1'].map((move) => table.may(move))).toEqual([true, false, false, true, false]);
  expect(table.play('c1>f1').may('c2>f1')).toBe(true);
});

test('the waste fills a hole when the player likes, and nothing else does', () => {
  const table = layOut(teppich, { f1: 'AC', c1: '2C', c2: '9D', waste: 'KH', stock: '<5C>' }).play('c1>f1');
  expect([table.cards('c1'), table.cards('waste')]).toEqual(['', 'KH']);
  expect(['waste>c1', 'c2>c1', 'waste>c2'].map((move) => table.may(move))).toEqual([true, false, false]);
});

test('nothing is built on the carpet', () => {
  expect(layOut(teppich, { c1: '9C', c2: '8C', waste: '8D' }).moves()).not.toContain('waste>c1');
  expect(layOut(teppich, { c1: '9C', c2: '8C' }).may('c2>c1')).toBe(false);
});

test('there is no redeal, and no card leaves a foundation', () => {
  const table = layOut(teppich, { f1: 'AC 2C', waste: '9C' });
  expect([table.why('turn'), table.may('f1>c1')]).toEqual(['stock-empty', false]);
});
