import { deal } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { halbmond } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(halbmond, { describe, test, games: 3, moves: 60, model, tests });

const dealt = (cards: 'open' | 'closed'): ReturnType<typeof laid> => {
  const made = deal(halbmond, { seed: 5, options: { cards } });
  if (!made.ok) throw new Error(made.error.message);
  return laid(made.value.table);
};

test('an ace and a king of each suit are the bases, sixteen piles hold six cards', () => {
  const table = dealt('open');
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((i) => table.cards(`f${i}`)).join(' ')).toBe('AC AD AH AS KC KD KH KS');
  const { view } = table.table;
  expect(view.piles('tableau').map((pile) => view.count(pile))).toEqual(Array.from({ length: 16 }, () => 6));
});

test('all cards are seen, or the top ones alone', () => {
  expect(dealt('open').cards('t1')).toMatch(/^(.. ){5}..$/);
  expect(dealt('closed').cards('t1')).toMatch(/^(<..> ){5}..$/);
});

test('aces go up in suit, kings go down, and neither goes round', () => {
  const table = layOut(halbmond, { f1: 'AC', f5: 'KC', t1: '2C', t2: 'QC', t3: '2D', t4: 'KC', t5: 'AC' });
  expect(['t1>f1', 't2>f5', 't3>f1', 't1>f5', 't4>f1', 't5>f5'].map((move) => table.may(move))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  const whole = { f1: 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC', f5: 'KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC' };
  const end = layOut(halbmond, { ...whole, t1: 'AC', t2: 'KC' });
  expect([end.may('t1>f1'), end.may('t2>f5')]).toEqual([false, false]);
});

test('the crescent builds up or down in suit, round from king to ace', () => {
  const table = layOut(halbmond, { t1: '7H', t2: '8H', t3: '6H', t4: '8D', t5: 'KS', t6: 'AS' });
  expect(['t2>t1', 't3>t1', 't4>t1', 't5>t6', 't6>t5'].map((move) => table.may(move))).toEqual([true, true, false, true, true]);
});

test('an empty pile is not filled', () => {
  expect(layOut(halbmond, { t1: '7H 8H' }).may('t1>t2')).toBe(false);
});

test('a card changes to the other family of its suit; bases stay, and nothing comes back to the crescent', () => {
  const table = layOut(halbmond, {
    f1: 'AC 2C 3C',
    f5: 'KC QC JC TC 9C 8C 7C 6C 5C 4C',
    f2: 'AD',
    f6: 'KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D',
    t1: '4C',
  });
  expect([table.may('f1>f5'), table.may('f5>f1'), table.may('f1>t1')]).toEqual([true, true, false]);
  expect(table.why('f2>f6')).toBe('base');
});

test('three times the lowest card of each pile comes to its top', () => {
  let table = layOut(halbmond, { t1: '7H 8H 2C', t2: '5S', t3: '<9D> <TD> KD' }).play('shift');
  expect([table.cards('t1'), table.cards('t2'), table.cards('t3')]).toEqual(['8H 2C 7H', '5S', '<TD> KD 9D']);
  table = table.play('shift').play('shift');
  expect([table.cards('t1'), table.why('shift')]).toEqual(['7H 8H 2C', 'no-shift']);
});

test('the action that shifts cards to the columns is refused where it would change nothing', () => {
  expect(layOut(halbmond, { t1: '7H', t2: '5S' }).why('shift')).toBe('nothing-below');
});
