import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { josephine } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 6, 16, 28, 46, 72, 98, 130] },
  { seed: 2, layers: [1, 4, 11, 27, 53, 92, 145] },
  { seed: 3, layers: [1, 4, 9, 19, 36, 64, 104, 159] },
];
conformance(josephine, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('cards in order move together, onto a card that fits or into a gap', () => {
  const table = layOut(josephine, { t1: '9H 8H', t2: 'TH', t3: 'TC' });
  expect([table.may('t1>t2*2'), table.why('t1>t3*2'), table.may('t1>t4*2')]).toEqual([true, 'needs', true]);
});

test('the stock is turned card by card, once', () => {
  const table = layOut(josephine, { stock: '<4C> <3C>', t1: '9H' }).play('turn', 'turn');
  expect([table.cards('waste'), table.why('turn')]).toEqual(['3C 4C', 'stock-empty']);
});
