import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { eightOff } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 9, 48, 194, 650, 1114, 1768] },
  { seed: 2, layers: [1, 10, 54, 216, 727, 1381, 1830] },
  { seed: 3, layers: [1, 12, 74, 319, 1105] },
];
conformance(eightOff, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('eight columns of six, four cards in the first four cells', () => {
  const dealt = deal(eightOff, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { cards } = laid(dealt.value.table);
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((i) => cards(`c${i}`).length)).toEqual([2, 2, 2, 2, 0, 0, 0, 0]);
  expect(cards('t8').split(' ')).toHaveLength(6);
});

test('only a king fills an empty column; in the looser form any card', () => {
  const cards = { t1: '9S', t2: 'KS' };
  expect([layOut(eightOff, cards).may('t1>t3'), layOut(eightOff, cards).may('t2>t3')]).toEqual([false, true]);
  expect(layOut(eightOff, cards, { gaps: 'any' }).may('t1>t3')).toBe(true);
});
