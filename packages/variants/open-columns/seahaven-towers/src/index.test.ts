import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { seahavenTowers } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 11, 73, 146, 296, 488, 755] },
  { seed: 2, layers: [1, 12, 80, 174, 289, 410, 545] },
  { seed: 3, layers: [1, 15, 113, 366, 711, 993, 1118] },
];
conformance(seahavenTowers, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('ten columns of five, two cards in the middle cells', () => {
  const dealt = deal(seahavenTowers, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { cards } = laid(dealt.value.table);
  expect([1, 2, 3, 4].map((i) => cards(`c${i}`).length)).toEqual([0, 2, 2, 0]);
  expect(cards('t10').split(' ')).toHaveLength(5);
});

test('only a king fills an empty column; in the relaxed form any card', () => {
  const cards = { t1: '9S', t2: 'KS' };
  expect([layOut(seahavenTowers, cards).may('t1>t3'), layOut(seahavenTowers, cards).may('t2>t3')]).toEqual([false, true]);
  expect(layOut(seahavenTowers, cards, { gaps: 'any' }).may('t1>t3')).toBe(true);
});
