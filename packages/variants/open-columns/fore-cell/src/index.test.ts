import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { foreCell } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 3, 3, 2, 1, 0] },
  { seed: 2, layers: [1, 3, 7, 12, 19, 38, 75] },
  { seed: 3, layers: [1, 3, 6, 15, 37, 79, 168] },
];
conformance(foreCell, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('the cells are filled at the start', () => {
  const dealt = deal(foreCell, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { cards } = laid(dealt.value.table);
  expect([1, 2, 3, 4].map((i) => cards(`c${i}`).length)).toEqual([2, 2, 2, 2]);
});

test('only a king fills an empty column', () => {
  const table = layOut(foreCell, { t1: '9S', t2: 'KS' });
  expect([table.may('t1>t3'), table.may('t2>t3')]).toEqual([false, true]);
});
