import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { glenwood } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(glenwood, { describe, test, games: 3, moves: 60, model, tests });

test('before the base card is chosen, cards of the reserve go to a foundation or onto a column', () => {
  const table = layOut(glenwood, { r1: '5C 9S', r2: '4D', t1: 'TH', t2: '9C', t3: 'KC', t4: 'KC', stock: '<2C>' });
  expect(table.moves()).toEqual(['r1>f1', 'r2>f1', 'r1>t1']);
  expect(['t1>f1', 't2>t1', 'turn'].map((move) => table.why(move))).toEqual(['empty-not-from', 'choose-first', 'choose-first']);
});

test('only whole columns are moved, and not into an empty column', () => {
  const table = layOut(glenwood, { f1: '2C', t1: '9S 8H 7C', t2: '8D', t3: 'TH', t4: '', r1: '4D' });
  expect([table.why('t1>t2'), table.may('t1>t3*3'), table.why('t1>t4*3')]).toEqual(['whole-columns', true, 'gap-from-reserve']);
});

test('a card of the reserve goes onto a column, whatever lies below it', () => {
  const table = layOut(glenwood, { f1: '2C', r1: '5C 8D', t1: '9S', t2: 'KD', t3: 'KH', t4: 'QC' });
  expect([table.may('r1>t1'), table.why('r1>t2')]).toEqual([true, 'does-not-fit']);
});

test('the exposed card of a column goes to a foundation', () => {
  const table = layOut(glenwood, { f1: '6C', t1: '9S 8H 7C' });
  expect(table.may('t1>f1')).toBe(true);
});

test('the waste fills an empty column only when the reserve is used up', () => {
  const rest = { f1: '2C', t1: '9S', t2: '8D', t3: 'TH', t4: '', waste: '4S' };
  expect(layOut(glenwood, { ...rest, r4: '6D' }).why('waste>t4')).toBe('reserve-first');
  expect(layOut(glenwood, rest).may('waste>t4')).toBe(true);
});
