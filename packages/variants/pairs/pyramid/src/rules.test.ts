import { deal } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { pyramid } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(pyramid, { describe, test, games: 4, moves: 80, model, tests });

test('28 cards in seven rows, each covered by two of the next', () => {
  const dealt = deal(pyramid, { seed: 3 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { piles } = dealt.value.table.rules;
  const covers = Object.fromEntries(piles.map(({ id, coveredBy }) => [id, coveredBy?.join(' ')]));
  expect(covers).toMatchObject({ t1: 't2 t3', t2: 't4 t5', t3: 't5 t6', t21: 't27 t28', t22: undefined, t28: undefined });
  const table = laid(dealt.value.table);
  expect(table.cards('open').split(' ')).toHaveLength(1);
  expect(table.cards('stock').split(' ')).toHaveLength(23);
});

test('two free cards that make thirteen leave together', () => {
  const table = layOut(pyramid, { t22: 'QH', t23: 'AC', t16: '5D', t17: '8S', open: '8H', waste: '5C' });
  expect([table.may('t22+t23'), table.why('t22+open'), table.may('open+waste'), table.why('t16+open')]).toEqual([
    true,
    'no-pair',
    true,
    'card-covered',
  ]);
  table.play('t22+t23');
  expect([table.cards('discard'), table.may('t16+open')]).toEqual(['QH AC', true]);
});

test('a king leaves alone, and nothing else does', () => {
  const table = layOut(pyramid, { t22: 'KH', t23: 'QC', open: '2C' });
  expect([table.may('t22>discard'), table.why('t23>discard')]).toEqual([true, 'no-king']);
});

test('the open card goes to the waste and the next one follows; the waste is turned over twice', () => {
  const table = layOut(pyramid, { t1: '2S', stock: '<4C> <3C>', open: '2C' });
  expect(table.why('redeal')).toBe('stock-left');
  table.play('turn', 'turn');
  expect([table.cards('open'), table.cards('waste'), table.why('redeal')]).toEqual(['4C', '2C 3C', 'stock-left']);
  expect([table.play('turn').why('turn'), table.play('redeal').cards('open'), table.cards('stock')]).toEqual([
    'stock-empty',
    '2C',
    '<4C> <3C>',
  ]);
  table.play('turn', 'turn', 'turn', 'redeal', 'turn', 'turn', 'turn');
  expect(table.why('redeal')).toBe('no-redeal');
});

test.each([
  [1, 'no-redeal'],
  ['unlimited', undefined],
])('the waste is turned over as often as the option says: %s', (redeals, reason) => {
  const table = layOut(pyramid, { t1: '2S', stock: '<4C>', open: '2C' }, { redeals });
  table.play('turn', 'turn', 'redeal', 'turn', 'turn');
  expect(table.why('redeal')).toBe(reason);
});

test('a pair with the open card brings the next one up', () => {
  expect(layOut(pyramid, { t1: 'TS', stock: '<9D>', open: '3C' }).play('t1+open').cards('open')).toBe('9D');
});

test('won with the top of the pyramid, or when nothing is left at all', () => {
  const left = { t1: 'KS', waste: '4D' };
  expect(layOut(pyramid, left).play('t1>discard').status()).toBe('won');
  expect(layOut(pyramid, left, { goal: 'all' }).play('t1>discard').status()).toBe('playing');
});
