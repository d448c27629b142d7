import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { hochzeitszug } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(hochzeitszug, { describe, test, games: 2, moves: 40, model, tests });

test('queens grow from twos and kings from aces, in suit, by leaps of two', () => {
  const table = layOut(hochzeitszug, { f1: '2C', f9: 'AC', t1: '4C', t2: '3C', t3: '2H', t4: '4H' });
  expect(['t1>f1', 't1>f9', 't2>f9', 't2>f1', 't3>f2', 't3>f10', 't4>f1'].map((move) => table.may(move))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('cards are laid on a packet downwards in suit', () => {
  const table = layOut(hochzeitszug, { t1: '9D', t2: '8D', t3: '8H', t9: 'TD' });
  expect(['t2>t1', 't3>t1', 't9>t1', 't1>t9'].map((move) => table.may(move))).toEqual([true, false, false, true]);
});

test('an empty place gets four cards of the stock, the next one lowest', () => {
  const laid: Record<string, string> = { t1: '8D', t2: '9D', t16: 'AS', stock: '<5C> <4C> <3C> <2C> <AC>' };
  for (const [i, rank] of 'A 2 3 4 5 6 7 8 9 T J Q K'.split(' ').entries()) laid[`t${i + 3}`] = `${rank}H`;
  const table = layOut(hochzeitszug, laid).play('t1>t2');
  expect([table.cards('t1'), table.cards('stock')]).toEqual(['AC 2C 3C 4C', '<5C>']);
});

test('gathered from right to left, the upper side first, and laid out in the same order', () => {
  const table = layOut(hochzeitszug, { t1: 'AH 2H', t8: '3H 4H', t9: '5H', t16: '6H 7H' }).play('redeal');
  expect(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'].map((pile) => table.cards(pile))).toEqual([
    '3H',
    '4H',
    'AH',
    '2H',
    '6H',
    '7H',
    '5H',
    '',
  ]);
});

test('a single card fills a gap only after that', () => {
  const table = layOut(hochzeitszug, { t1: 'AH 9H', t2: '3H' });
  expect(table.why('t1>t3')).toBe('gap-waits');
  expect(table.play('redeal').may('t1>t4')).toBe(true);
});
