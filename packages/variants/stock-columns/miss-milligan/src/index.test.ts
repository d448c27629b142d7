import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { missMilligan } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 11, 31, 74, 146] },
  { seed: 2, layers: [1, 3, 5, 8, 14, 30, 77, 208] },
  { seed: 3, layers: [1, 6, 16, 28, 47, 99, 249] },
];
conformance(missMilligan, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('kings alone fill gaps, and the stock fills them too', () => {
  const table = layOut(missMilligan, { t1: 'QS', t2: 'KD', stock: '<3C> <2C>' });
  expect([table.may('t1>t3'), table.may('t2>t3')]).toEqual([false, true]);
});

test('nothing is waived before the stock is used up, and then one card', () => {
  expect(layOut(missMilligan, { t1: '9S 8H', stock: '<2C>' }).why('t1>c1')).toBe('waive-later');
  const table = layOut(missMilligan, { t1: '9S 8H', t2: '5C' });
  expect([table.may('t1>c1*2'), table.may('t1>c1'), table.play('t1>c1').may('t2>c1')]).toEqual([false, true, false]);
  expect(layOut(missMilligan, { t1: '9S 8H' }, { waive: 'run' }).may('t1>c1*2')).toBe(true);
});
