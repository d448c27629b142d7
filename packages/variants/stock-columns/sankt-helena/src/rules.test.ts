import { deal } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { sanktHelena } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(sanktHelena, { describe, test, games: 3, moves: 60, model, tests });

test('kings lie above aces, twelve piles get their cards one at a time, clockwise', () => {
  const made = deal(sanktHelena, { seed: 5 });
  if (!made.ok) throw new Error(made.error.message);
  const { table, cards } = laid(made.value.table);
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((i) => cards(`f${i}`)).join(' ')).toBe('KC KD KH KS AC AD AH AS');
  expect(table.view.piles('tableau').map((pile) => table.view.count(pile))).toEqual(Array.from({ length: 12 }, () => 8));
  expect([table.view.card('t1', 7), table.view.card('t12', 7), table.view.card('t1', 6)]).toEqual([8, 19, 20].map((i) => table.cards[i]));
});

test('kings go down in suit, aces go up', () => {
  const table = layOut(sanktHelena, { f1: 'KC', f5: 'AC', f6: 'AD', t5: 'QC', t6: '2C' });
  expect(['t5>f1', 't6>f5', 't6>f1', 't5>f5', 't6>f6'].map((move) => table.may(move))).toEqual([true, true, false, false, false]);
});

test('the upper piles play to the kings in the first round, the lower ones to the aces, the sides to both', () => {
  const bases = { f1: 'KC', f5: 'AC' };
  for (const pile of ['t1', 't2', 't3', 't4']) {
    expect(layOut(sanktHelena, { ...bases, [pile]: 'QC' }).may(`${pile}>f1`)).toBe(true);
    expect(layOut(sanktHelena, { ...bases, [pile]: '2C' }).why(`${pile}>f5`)).toBe('beyond');
  }
  for (const pile of ['t7', 't8', 't9', 't10']) {
    expect(layOut(sanktHelena, { ...bases, [pile]: 'QC' }).why(`${pile}>f1`)).toBe('beyond');
    expect(layOut(sanktHelena, { ...bases, [pile]: '2C' }).may(`${pile}>f5`)).toBe(true);
  }
  for (const pile of ['t5', 't6', 't11', 't12']) {
    expect(layOut(sanktHelena, { ...bases, [pile]: 'QC' }).may(`${pile}>f1`)).toBe(true);
    expect(layOut(sanktHelena, { ...bases, [pile]: '2C' }).may(`${pile}>f5`)).toBe(true);
  }
});

test('after a redeal any card may go to any family', () => {
  const table = layOut(sanktHelena, { f1: 'KC', f5: 'AC', t1: '2C' });
  expect([table.may('t1>f5'), table.play('redeal').may('t1>f5')]).toEqual([false, true]);
});

test('piles build up or down whatever the suit, one card at a time, and don’t go round', () => {
  const table = layOut(sanktHelena, { t1: '7H', t2: '9S 8C', t3: '6H', t4: 'KS', t5: 'AS' });
  expect(['t2>t1', 't3>t1', 't2>t3', 't4>t5', 't5>t4'].map((move) => table.may(move))).toEqual([true, true, false, false, false]);
});

test('an empty pile is not filled', () => {
  expect(layOut(sanktHelena, { t1: '7H 8H' }).may('t1>t2')).toBe(false);
});

test('piles are gathered, the last one first, and dealt again in the same manner, twice', () => {
  let table = layOut(sanktHelena, { t1: '2C 3C', t2: '4C', t12: '5C 6C' }).play('redeal');
  expect(['t1', 't2', 't3', 't4', 't5', 't6'].map((pile) => table.cards(pile))).toEqual(['2C', '3C', '4C', '5C', '6C', '']);
  table = table.play('redeal');
  expect(table.why('redeal')).toBe('no-redeal');
});

test('no card comes back from a family', () => {
  expect(layOut(sanktHelena, { f1: 'KC QC', t5: 'KD' }).may('f1>t5')).toBe(false);
});
