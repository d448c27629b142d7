import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { indian } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 5, 16, 48, 170] },
  { seed: 2, layers: [1, 4, 11, 24, 51, 111, 257] },
  { seed: 3, layers: [1, 7, 29, 82, 174] },
];
conformance(indian, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('one card moves at a time, onto a card that fits or into a gap', () => {
  const table = layOut(indian, { t1: '9H 8S', t2: 'TD', t3: 'TH', t4: '9H' });
  expect([table.why('t1>t2*2'), table.may('t4>t2'), table.why('t4>t3'), table.may('t1>t5')]).toEqual(['only-top', true, 'needs', true]);
});

test('1 cards of each column lie face down, and turn up when they are free', () => {
  const dealt = deal(indian, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  expect(laid(dealt.value.table).cards('t1')).toMatch(/^(<..> ){1}..( ..){1}$/);
  expect(layOut(indian, { t1: '<2C> 9H', t2: 'TD' }).play('t1>t2').cards('t1')).toBe('2C');
});

test('the stock is turned card by card, once', () => {
  const table = layOut(indian, { stock: '<4C> <3C>', t1: '9H' }).play('turn', 'turn');
  expect([table.cards('waste'), table.why('turn')]).toEqual(['3C 4C', 'stock-empty']);
});
