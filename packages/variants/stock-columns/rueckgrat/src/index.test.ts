import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { rueckgrat } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 3, 8, 16, 31, 50, 91] },
  { seed: 2, layers: [1, 4, 11, 29, 67, 134, 239] },
  { seed: 3, layers: [1, 1, 1, 1, 1, 2, 2] },
];
conformance(rueckgrat, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('two columns of eleven, a card across, eight ribs', () => {
  const made = deal(rueckgrat, { seed: 5 });
  if (!made.ok) throw new Error(made.error.message);
  const { view } = laid(made.value.table).table;
  expect(['r1', 'r2', 'r3', 't1', 't8', 'stock', 'waste'].map((pile) => view.count(pile))).toEqual([11, 11, 1, 1, 1, 73, 0]);
});

test('the backbone waits for its tailbone', () => {
  const table = layOut(rueckgrat, { r1: 'AC', r2: '7H', r3: '8S', t1: '9S', t2: '8H' });
  expect(['r1>f1', 'r2>t2', 'r3>t1'].map((move) => table.may(move))).toEqual([false, false, true]);
  const bare = table.play('r3>t1');
  expect(['r1>f1', 'r2>t2'].map((move) => bare.may(move))).toEqual([true, true]);
});

test('nothing is laid on the backbone', () => {
  const table = layOut(rueckgrat, { r1: '8S', t1: '7S' });
  expect([table.may('t1>r1'), table.may('t1>r3')]).toEqual([false, false]);
});

test('ribs build down in suit, one card at a time', () => {
  const table = layOut(rueckgrat, { t1: '8S', t2: '7S', t3: '7C', t4: '9S', t5: '9S 8S', waste: '7S' });
  expect(['t2>t1', 't3>t1', 't4>t1', 'waste>t5', 't5>t4'].map((move) => table.may(move))).toEqual([true, false, false, true, true]);
  expect(layOut(rueckgrat, { t1: '9S', t2: '8S 7S' }).may('t2>t1*2')).toBe(false);
});

test('aces open families, which go up in suit', () => {
  const table = layOut(rueckgrat, { f1: 'AS', t1: '2S', t2: '2C', t3: 'AS', t4: 'KC' });
  expect(['t1>f1', 't2>f1', 't3>f2', 't4>f2'].map((move) => table.may(move))).toEqual([true, false, true, false]);
});

test('any card fills a gap', () => {
  const table = layOut(rueckgrat, { r1: '8S', t1: '7C', waste: '5D' });
  expect(['r1>t2', 't1>t2', 'waste>t2'].map((move) => table.may(move))).toEqual([true, true, true]);
});

test('or any but those of the backbone', () => {
  const table = layOut(rueckgrat, { r1: '8S', t1: '9S', t2: '7C', waste: '5D' }, { gaps: 'ribs' });
  expect(['r1>t3', 't2>t3', 'waste>t3', 'r1>t1'].map((move) => table.may(move))).toEqual([false, true, true, true]);
  const tail = layOut(rueckgrat, { r3: '8S', t1: '7C' }, { gaps: 'ribs' });
  expect(tail.may('r3>t3')).toBe(false);
});

test('the stock is gone through twice', () => {
  const table = layOut(rueckgrat, { waste: '5D' }).play('redeal').play('turn');
  expect(table.why('redeal')).toBe('no-redeal');
});
