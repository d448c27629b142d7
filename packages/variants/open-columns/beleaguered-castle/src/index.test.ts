import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { beleagueredCastle } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 10, 27, 58, 104, 163] },
  { seed: 2, layers: [1, 5, 17, 51, 134, 329, 729] },
  { seed: 3, layers: [1, 4, 11, 19, 23, 28, 48] },
];
conformance(beleagueredCastle, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('the aces lie out, and eight columns have six cards each', () => {
  const dealt = deal(beleagueredCastle, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { cards } = laid(dealt.value.table);
  expect(['f1', 'f2', 'f3', 'f4'].map(cards).sort()).toEqual(['AC', 'AD', 'AH', 'AS']);
  for (let column = 1; column <= 8; column++) expect(cards(`t${column}`).split(' ')).toHaveLength(6);
});

test('columns build down whatever the suit, and any card fills an empty one', () => {
  const table = layOut(beleagueredCastle, { t1: '9S', t2: '8S', t3: '8D', t4: 'TS' });
  expect([table.may('t2>t1'), table.may('t3>t1'), table.may('t4>t1'), table.may('t3>t5')]).toEqual([true, true, false, true]);
});

test('Siegecraft has one cell', () => {
  const table = layOut(beleagueredCastle, { t1: '9S', t2: '5D' }, { cells: 1 }).play('t1>c1');
  expect(table.may('t2>c1')).toBe(false);
});
