import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { napoleonsSquare } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 9, 16, 26, 42, 63, 88, 118, 156] },
  { seed: 2, layers: [1, 5, 13, 24, 36, 49, 66, 103, 196] },
  { seed: 3, layers: [1, 3, 6, 9, 13, 17, 21, 23, 25, 29, 38] },
];
conformance(napoleonsSquare, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('cards in order move together, onto a card that fits or into a gap', () => {
  const table = layOut(napoleonsSquare, { t1: '9H 8H', t2: 'TH', t3: 'TC' });
  expect([table.may('t1>t2*2'), table.why('t1>t3*2'), table.may('t1>t4*2')]).toEqual([true, 'needs', true]);
});

test('the stock is turned card by card, once', () => {
  const table = layOut(napoleonsSquare, { stock: '<4C> <3C>', t1: '9H' }).play('turn', 'turn');
  expect([table.cards('waste'), table.why('turn')]).toEqual(['3C 4C', 'stock-empty']);
});
