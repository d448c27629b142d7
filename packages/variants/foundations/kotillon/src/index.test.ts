import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { kotillon } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 3, 7, 16, 32, 65, 130, 240, 453, 893, 1702] },
  { seed: 2, layers: [1, 2, 4, 7, 15, 36, 77, 141, 263, 485, 872] },
  { seed: 3, layers: [1, 4, 8, 14, 30, 50, 82, 134, 229, 413, 739] },
];
conformance(kotillon, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

const lords = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`r${i + 1}`, 'TH']));

test('twelve cards on the ladies’ side, sixteen on the lords’, and no base lies out', () => {
  const dealt = deal(kotillon, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect(['t1', 't4', 'r1', 'r16', 'stock'].map((pile) => table.cards(pile).split(' ').length)).toEqual([3, 3, 1, 1, 76]);
  expect([table.cards('f1'), table.cards('f8')]).toEqual(['', '']);
});

test('one ace and one two of each suit begin', () => {
  const table = layOut(kotillon, { ...lords, t1: 'AH', t2: '2H', f3: 'AD' });
  expect(['t1>f5', 't1>f6', 't1>f7', 't2>f6', 't2>f5', 't2>f2'].map((move) => table.may(move))).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(table.why('t1>f4')).toBe('other-suit');
  expect(layOut(kotillon, { ...lords, f5: 'AH', t1: 'AH' }).moves()).toEqual([]);
});

test('families go up by twos in suit, on from king to two and from queen to ace, and end there', () => {
  const odd = 'AC 3C 5C 7C 9C JC';
  const even = '2C 4C 6C 8C TC QC';
  const on = (piles: Record<string, string>, move: string): boolean => layOut(kotillon, { ...lords, ...piles }).may(move);
  expect([on({ f1: 'AC', t1: '3C' }, 't1>f1'), on({ f1: 'AC', t1: '2C' }, 't1>f1'), on({ f1: 'AC', t1: '3S' }, 't1>f1')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([on({ f1: `${odd} KC`, t1: '2C' }, 't1>f1'), on({ f1: `${odd} KC`, t1: 'AC' }, 't1>f1')]).toEqual([true, false]);
  expect([on({ f2: even, t1: 'AC' }, 't1>f2'), on({ f1: `${odd} KC ${even}`, t1: 'AC' }, 't1>f1')]).toEqual([true, false]);
  expect(on({ f2: `${even} ${odd} KC`, t1: '2C' }, 't1>f2')).toBe(false);
});

test('the lowest card alone is free on the ladies’ side, where gaps stay', () => {
  const table = layOut(kotillon, { ...lords, t1: 'AC 9C', t2: 'AS', waste: '8C', stock: '<7C>' });
  expect(['t1>f1', 'waste>t3', 't2>t3'].map((move) => table.may(move))).toEqual([false, false, false]);
  expect(table.play('t2>f7').cards('t2')).toBe('');
});

test('a gap on the lords’ side is filled at once from the waste, or from the stock when the waste is empty', () => {
  const filled = (waste: string): string =>
    layOut(kotillon, { ...lords, r9: 'AS', waste, stock: '<7C>' })
      .play('r9>f7')
      .cards('r9');
  expect([filled('KD 8C'), filled('')]).toEqual(['8C', '7C']);
});

test('there is no building and no redeal', () => {
  expect(layOut(kotillon, { ...lords, t1: '9H', t2: '8H', waste: '9S' }).moves()).toEqual([]);
});
