import { deal } from '@patience/core/search';
import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { doubleKlondike } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 7, 25, 63, 132] },
  { seed: 2, layers: [1, 7, 25, 68, 154] },
  { seed: 3, layers: [1, 3, 8, 17, 32, 55, 88, 120, 150] },
];
conformance(doubleKlondike, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('nine columns, one card more in each; 59 cards are the stock', () => {
  const dealt = deal(doubleKlondike, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { view } = dealt.value.table;
  expect(view.piles('tableau').map((column) => view.count(column))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(view.count('stock')).toBe(59);
});

test('Gargantua turns the waste over once, and only kings fill gaps', () => {
  const table = layOut(doubleKlondike, { stock: '<2C>', t1: 'QS', t2: 'KD' }, { redeals: 1 }).play('turn', 'redeal', 'turn');
  expect([table.why('redeal'), table.may('t1>t3'), table.may('t2>t3')]).toEqual(['no-redeal', false, true]);
});
