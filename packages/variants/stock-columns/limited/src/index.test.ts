import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { limited } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 7, 25, 62, 119, 186] },
  { seed: 2, layers: [1, 6, 19, 40, 62, 78, 91, 113, 154] },
  { seed: 3, layers: [1, 5, 14, 35, 64, 100, 150] },
];
conformance(limited, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('one card moves at a time, onto a card that fits or into a gap', () => {
  const table = layOut(limited, { t1: '9H 8H', t2: 'TH', t3: 'TC', t4: '9H' });
  expect([table.why('t1>t2*2'), table.may('t4>t2'), table.why('t4>t3'), table.may('t1>t5')]).toEqual(['only-top', true, 'needs', true]);
});

test('the stock is turned card by card, once', () => {
  const table = layOut(limited, { stock: '<4C> <3C>', t1: '9H' }).play('turn', 'turn');
  expect([table.cards('waste'), table.why('turn')]).toEqual(['3C 4C', 'stock-empty']);
});
