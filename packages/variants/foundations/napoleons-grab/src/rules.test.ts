import { deal } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { napoleonsGrab } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(napoleonsGrab, { describe, test, games: 3, moves: 60, model, tests });

test('nothing is laid out, and the stock is gone through once', () => {
  const dealt = deal(napoleonsGrab, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  expect(laid(dealt.value.table).moves()).toEqual(['turn']);
  expect(layOut(napoleonsGrab, { waste: '9C 8C' }).why('turn')).toBe('stock-empty');
});

test('corners go up from seven to king whatever the suit', () => {
  const table = layOut(napoleonsGrab, { f2: '7C 8H', f3: '7S 8S 9S TS JS QS', c1: '9D', c2: 'KH', c3: 'TD', waste: '7D' });
  expect(['c1>f2', 'c2>f3', 'c3>f2', 'c1>f4', 'waste>f4', 'waste>f2'].map((move) => table.may(move))).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(layOut(napoleonsGrab, { f2: '7C 8C 9C TC JC QC KC', waste: 'AC' }).may('waste>f2')).toBe(false);
});

test('the middle goes down from six to ace, and on from the next six', () => {
  const down = (lies: string): boolean[] =>
    ['5H', '6H', '7H', 'KH', 'AH'].map((waste) => layOut(napoleonsGrab, { f1: lies, waste }).may('waste>f1'));
  expect(down('')).toEqual([false, true, false, false, false]);
  expect(down('6C')).toEqual([true, false, false, false, false]);
  expect(down('6C 5C 4C 3C 2C')).toEqual([false, false, false, false, true]);
  expect(down('6C 5C 4C 3C 2C AC')).toEqual([false, true, false, false, false]);
});

test('a card five ranks higher goes on an ace and on no other rank', () => {
  for (const rank of '23456')
    for (const waste of ['7H', '8H', '9H', 'TH', 'JH'])
      expect(layOut(napoleonsGrab, { f1: `${rank}C`, waste }).may('waste>f1')).toBe(false);
});

test('a place holds a single card, which goes to foundations alone', () => {
  const table = layOut(napoleonsGrab, { c1: '9D', waste: 'TD' });
  expect(['waste>c1', 'waste>c2', 'c1>c2'].map((move) => table.may(move))).toEqual([false, true, false]);
});

test('no card leaves a foundation', () => {
  const table = layOut(napoleonsGrab, { f1: '6C', f2: '7C' });
  expect(['f1>c1', 'f2>c1', 'f2>f3'].map((move) => table.may(move))).toEqual([false, false, false]);
});
