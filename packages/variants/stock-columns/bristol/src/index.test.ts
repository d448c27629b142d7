import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { bristol } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 5, 17, 44, 108, 288, 778] },
  { seed: 2, layers: [1, 8, 35, 112, 302, 750] },
  { seed: 3, layers: [1, 10, 40, 92, 147, 195, 298, 585] },
];
conformance(bristol, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

const fans = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];

test('eight fans of three, every king beneath the others; three cards begin the reserve', () => {
  for (let seed = 0; seed < 10; seed++) {
    const dealt = deal(bristol, { seed });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const { cards, table } = laid(dealt.value.table);
    for (const fan of fans) expect(cards(fan)).toMatch(/^(?=.{8}$)(K. ?)*([^K]. ?)*$/);
    expect(['r1', 'r2', 'r3', 'stock'].map((pile) => table.view.count(pile))).toEqual([1, 1, 1, 25]);
  }
});

test('fans build down whatever the suit, card by card', () => {
  const table = layOut(bristol, { t1: '9S', t2: '8S', t3: '8H', t4: 'TH 9H', t5: 'JD' });
  expect(['t2>t1', 't3>t1', 't1>t2', 't4>t5*2'].map((move) => table.may(move))).toEqual([true, true, false, false]);
  expect(layOut(bristol, { t1: 'AS', t2: 'KD' }).may('t2>t1')).toBe(false);
});

test('an empty fan is not filled', () => {
  const table = layOut(bristol, { t1: 'KS', r1: 'KH' });
  expect(['t1>t2', 'r1>t2'].map((move) => table.may(move))).toEqual([false, false]);
});

test('families build up from the ace whatever the suit, and keep their cards', () => {
  const table = layOut(bristol, { f1: 'AS', t1: '2H', t2: 'AD', t3: '3H', r1: '2C' });
  expect(['t1>f1', 'r1>f1', 't2>f2', 't3>f1', 't1>f2'].map((move) => table.may(move))).toEqual([true, true, true, false, false]);
  expect(table.may('f1>t1')).toBe(false);
});

test('the stock deals one card to each heap, on which nothing else is laid', () => {
  const table = layOut(bristol, { r1: '5C', t1: '4D', stock: '<9D> <8C> <7C> <6C>' });
  expect(['t1>r1', 't1>r2', 'r1>r2'].map((move) => table.may(move))).toEqual([false, false, false]);
  const dealt = table.play('deal');
  expect(['r1', 'r2', 'r3'].map(dealt.cards)).toEqual(['5C 6C', '7C', '8C']);
  expect(dealt.may('r1>t1')).toBe(false);
});

test('the last card goes to the first heap, and the stock is not dealt again', () => {
  const table = layOut(bristol, { r2: '5C', stock: '<9D>' }).play('deal');
  expect(['r1', 'r2', 'r3'].map(table.cards)).toEqual(['9D', '5C', '']);
  expect(table.why('deal')).toBe('stock-empty');
});

test('an ace lies on a foundation after the deal in Belvedere', () => {
  const dealt = deal(bristol, { seed: 1, options: { aces: 1 } });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { cards, table } = laid(dealt.value.table);
  expect([cards('f1'), table.view.count('stock')]).toEqual(['AS', 24]);
});
