import { deal } from '@patience/core/search';
import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { triPeaks } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 7, 17, 39, 72, 108] },
  { seed: 2, layers: [1, 2, 5, 13, 29, 52, 95] },
  { seed: 3, layers: [1, 2, 4, 11, 27, 71, 160] },
];
conformance(triPeaks, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('28 cards in three peaks, each but the lowest covered by two of the next row', () => {
  const dealt = deal(triPeaks, { seed: 3 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const covers = Object.fromEntries(dealt.value.table.rules.piles.map(({ id, coveredBy }) => [id, coveredBy?.join(' ')]));
  expect(covers).toMatchObject({ t1: 't4 t5', t3: 't8 t9', t4: 't10 t11', t5: 't11 t12', t6: 't13 t14', t9: 't17 t18' });
  expect(covers).toMatchObject({ t10: 't19 t20', t18: 't27 t28', t19: undefined, t28: undefined });
});

test('a king goes on an ace and an ace on a king, unless the corner is closed', () => {
  const may = (corner: 'open' | 'closed'): boolean[] =>
    ['KS', 'QH', '2C'].map((card) => layOut(triPeaks, { f1: 'AH', t28: card }, { corner }).may('t28>f1'));
  expect([may('open'), may('closed')]).toEqual([
    [true, false, true],
    [false, false, true],
  ]);
});

test('a card turns up when both cards on it have gone', () => {
  const table = layOut(triPeaks, { f1: '5S', t10: '<9C>', t19: '6H', t20: '7D' });
  expect(table.play('t19>f1').cards('t10')).toBe('<9C>');
  expect(table.play('t20>f1').cards('t10')).toBe('9C');
});
