import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { raglan } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 3, 3, 5, 41, 110] },
  { seed: 2, layers: [1, 10, 56, 197, 476, 893, 1506] },
  { seed: 3, layers: [1, 8, 42, 141, 331, 663, 1103] },
];
conformance(raglan, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('the aces lie out, six cards are in reserve, columns have one to seven cards', () => {
  const dealt = deal(raglan, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { cards } = laid(dealt.value.table);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => cards(`t${i}`).split(' ').length)).toEqual([1, 2, 3, 4, 5, 6, 7, 7, 7]);
  for (let place = 1; place <= 6; place++) expect(cards(`r${place}`)).toMatch(/^..$/);
  for (let family = 1; family <= 4; family++) expect(cards(`f${family}`)).toMatch(/^A.$/);
});

test('columns build down in alternating colours, any card fills an empty one, and nothing goes to the reserve', () => {
  const table = layOut(raglan, { t1: '9S', t2: '8D', t3: '8C', r1: '5H' });
  expect(['t2>t1', 't3>t1', 'r1>t4', 't2>r2'].map((move) => table.may(move))).toEqual([true, false, true, false]);
});

test('cards come back from the families, an ace, too, and it may go home again', () => {
  const table = layOut(raglan, { f1: 'AS', f2: 'AH 2H', t1: '3C', t2: '2D' });
  expect(['f2>t1', 'f1>t2', 'f1>t3', 'f1>f3'].map((move) => table.may(move))).toEqual([true, true, true, false]);
  table.play('f1>t3');
  expect(['t3>f1', 't1>f1'].map((move) => table.may(move))).toEqual([true, false]);
});
