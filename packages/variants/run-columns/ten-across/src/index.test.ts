import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { tenAcross } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 7, 24, 55, 97, 143, 188] },
  { seed: 2, layers: [1, 3, 4, 3, 1, 0] },
  { seed: 3, layers: [1, 7, 22, 42, 66, 124, 262] },
];
conformance(tenAcross, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('columns hide a card more towards the middle', () => {
  const dealt = deal(tenAcross, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { cards } = laid(dealt.value.table);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => cards(`t${i}`).split('<').length - 1)).toEqual([0, 1, 2, 3, 4, 4, 3, 2, 1, 0]);
});

test('a card moves with all that lies on it; a cell holds any single one', () => {
  const table = layOut(tenAcross, { t1: '9S', t2: '8S KD 3C', c1: '2C' });
  expect(['t2>t1*3', 'c1>t2', 't2>c2', 't2>c2*2'].map((move) => table.may(move))).toEqual([true, true, true, false]);
});
