import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { streets } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 10, 20, 35, 60, 95, 131] },
  { seed: 2, layers: [1, 6, 20, 48, 91, 149] },
  { seed: 3, layers: [1, 5, 13, 24, 39, 64, 102, 147] },
];
conformance(streets, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('one card moves at a time, onto a card that fits or into a gap', () => {
  const table = layOut(streets, { t1: '9H 8S', t2: 'TC', t3: 'TD', t4: '9H' });
  expect([table.why('t1>t2*2'), table.may('t4>t2'), table.why('t4>t3'), table.may('t1>t5')]).toEqual(['only-top', true, 'needs', true]);
});

test('the stock is turned card by card, once', () => {
  const table = layOut(streets, { stock: '<4C> <3C>', t1: '9H' }).play('turn', 'turn');
  expect([table.cards('waste'), table.why('turn')]).toEqual(['3C 4C', 'stock-empty']);
});
