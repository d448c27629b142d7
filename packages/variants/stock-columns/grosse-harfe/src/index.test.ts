import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { grosseHarfe } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 6, 27, 85, 216] },
  { seed: 2, layers: [1, 8, 31, 88, 206] },
  { seed: 3, layers: [1, 6, 15, 28, 55, 107, 181] },
];
conformance(grosseHarfe, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('fifty-five cards stand in steps, ten on the left and one on the right, and 49 are left', () => {
  const dealt = deal(grosseHarfe, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect(table.table.view.piles('tableau').map((column) => table.table.view.count(column))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(table.cards('t9')).toMatch(/^<..> ..$/);
  expect(table.table.view.count('stock')).toBe(49);
});

test('any card fills a gap, or kings alone; the waste is turned over never, or for ever', () => {
  const cards = { t1: '9S', waste: '2C' };
  expect([layOut(grosseHarfe, cards).may('t1>t2'), layOut(grosseHarfe, cards, { gaps: 'kings' }).may('t1>t2')]).toEqual([true, false]);
  expect([layOut(grosseHarfe, cards).why('redeal'), layOut(grosseHarfe, cards, { redeals: 'unlimited' }).may('redeal')]).toEqual([
    'no-redeal',
    true,
  ]);
});
