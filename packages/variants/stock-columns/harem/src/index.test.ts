import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { harem } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 2, 3, 5, 7, 10, 12, 14, 16, 18] },
  { seed: 2, layers: [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { seed: 3, layers: [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2] },
];
conformance(harem, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('the sultan sits among kings, the ace of hearts above him', () => {
  const dealt = deal(harem, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => table.cards(`f${i}`)).join(' ')).toBe('KC AH KC KD KH KD KS KH KS');
});

test('an ace follows its king, a two the ace of hearts, and nothing the sultan or a queen', () => {
  const table = layOut(harem, {
    f1: 'KC',
    f2: 'AH',
    f5: 'KH',
    f8: 'KH',
    f9: 'KS AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS',
    c1: 'AC',
    c2: '2H',
    c3: 'AH',
    c4: 'KS',
  });
  expect(['c1>f1', 'c2>f2', 'c3>f5', 'c3>f8', 'c4>f9'].map((move) => table.may(move))).toEqual([true, true, false, true, false]);
});

test('the waste alone fills divans', () => {
  const table = layOut(harem, { c1: '5C', waste: '6C' });
  expect([table.may('waste>c2'), table.may('c1>c2'), table.may('waste>c1')]).toEqual([true, false, false]);
});
