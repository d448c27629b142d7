import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { bakersGame } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 8, 38, 142, 452, 480, 372] },
  { seed: 2, layers: [1, 10, 53, 203, 636, 965, 823] },
  { seed: 3, layers: [1, 9, 50, 205, 688, 1209, 1472] },
];
conformance(bakersGame, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('columns build down in suit, and no other way', () => {
  const table = layOut(bakersGame, { t1: '9S', t2: '8S', t3: '8C', t4: 'TS' });
  expect([table.may('t2>t1'), table.may('t3>t1'), table.may('t4>t1'), table.may('t1>t4')]).toEqual([true, false, false, true]);
});

test('an empty column takes any card; in the stricter form only a king', () => {
  const cards = { t1: '9S', t2: 'KS' };
  expect(layOut(bakersGame, cards).may('t1>t3')).toBe(true);
  const strict = layOut(bakersGame, cards, { gaps: 'kings' });
  expect([strict.may('t1>t3'), strict.may('t2>t3')]).toEqual([false, true]);
});
