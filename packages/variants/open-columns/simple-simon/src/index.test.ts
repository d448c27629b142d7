import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { simpleSimon } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 10, 41, 99, 191, 411, 1021] },
  { seed: 2, layers: [1, 8, 43, 190, 627, 1690] },
  { seed: 3, layers: [1, 10, 54, 225, 789, 2390] },
];
conformance(simpleSimon, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('ten columns of 8, 8, 8, 7, 6, 5, 4, 3, 2 and 1 cards', () => {
  const dealt = deal(simpleSimon, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { cards } = laid(dealt.value.table);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => cards(`t${i}`).split(' ').length)).toEqual([8, 8, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('columns build down whatever the suit, but only runs in suit move', () => {
  const table = layOut(simpleSimon, { t1: 'TH', t2: '9S 8S', t3: '9S 8D' });
  expect([table.may('t2>t1*2'), table.why('t3>t1*2')]).toEqual([true, 'run-broken']);
});

test('a complete family leaves by itself', () => {
  const table = layOut(simpleSimon, { t1: 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S', t2: 'AS' }).play('t2>t1');
  expect([table.cards('t1'), table.cards('f1').split(' ').length]).toEqual(['', 13]);
});
