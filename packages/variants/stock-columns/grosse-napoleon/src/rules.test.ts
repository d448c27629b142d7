import { deal } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { grosseNapoleon } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(grosseNapoleon, { describe, test, games: 3, moves: 40, model, tests });

test('while rows are laid out only the ends go home, and no card moves in the columns', () => {
  const table = layOut(grosseNapoleon, { t1: 'AC', t5: 'AD', t6: '9H', t7: 'TH', stock: '<2S>' });
  expect([table.may('t1>f1'), table.why('t5>f2'), table.why('t6>t7')]).toEqual([true, 'ends-only', 'laying-out']);
});

test('every card of the first row may go home', () => {
  const dealt = deal(grosseNapoleon, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  expect(dealt.value.table.view.counter('first-row')).toBe(1);
  expect(laid(dealt.value.table).play('lay').table.view.counter('first-row')).toBe(0);
});

test('each suit has a family from its ace and one from its king', () => {
  const table = layOut(grosseNapoleon, { f1: 'AC', f5: 'KC', t1: '2C', t2: 'QC', t3: 'AD', t4: 'KD' });
  expect(['t1>f1', 't1>f5', 't2>f5', 't3>f2', 't3>f1', 't4>f6'].map((move) => table.may(move))).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
  ]);
});

test('columns build in suit, up and down, a card at a time', () => {
  const table = layOut(grosseNapoleon, { t1: '9H', t2: '8H', t3: 'TH', t4: 'TS', t5: 'AH', t6: 'KH' });
  expect(['t1>t2', 't1>t3', 't1>t4', 't5>t6', 't1>t7'].map((move) => table.may(move))).toEqual([true, true, false, false, true]);
});

test('the cards are gathered once, the first column on top, its lowest card first', () => {
  const table = layOut(grosseNapoleon, { t1: '9H 2C', t2: '8S', f1: 'AC' }).play('gather');
  expect([table.cards('t1'), table.cards('t2'), table.cards('t3'), table.cards('f1'), table.why('gather')]).toEqual([
    '9H',
    '2C',
    '8S',
    'AC',
    'no-redeal',
  ]);
});
