import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { lucas } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 8, 29, 71, 150] },
  { seed: 2, layers: [1, 6, 19, 43, 99, 225] },
  { seed: 3, layers: [1, 8, 36, 118, 312] },
];
conformance(lucas, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('one card moves at a time, onto a card that fits or into a gap', () => {
  const table = layOut(lucas, { t1: '9H 8H', t2: 'TH', t3: 'TC', t4: '9H' });
  expect([table.why('t1>t2*2'), table.may('t4>t2'), table.why('t4>t3'), table.may('t1>t5')]).toEqual(['only-top', true, 'needs', true]);
});

test('the aces lie on the foundations from the first', () => {
  const dealt = deal(lucas, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((i) => table.cards(`f${i}`)).join(' ')).toBe('AC AD AH AS AC AD AH AS');
});

test('the stock is turned card by card, once', () => {
  const table = layOut(lucas, { stock: '<4C> <3C>', t1: '9H' }).play('turn', 'turn');
  expect([table.cards('waste'), table.why('turn')]).toEqual(['3C 4C', 'stock-empty']);
});
