import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { numberTen } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 10, 20, 36, 62, 99, 139] },
  { seed: 2, layers: [1, 6, 21, 54, 110, 193] },
  { seed: 3, layers: [1, 5, 13, 24, 39, 64, 102, 147] },
];
conformance(numberTen, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('cards in order move together, onto a card that fits or into a gap', () => {
  const table = layOut(numberTen, { t1: '9H 8S', t2: 'TC', t3: 'TD' });
  expect([table.may('t1>t2*2'), table.why('t1>t3*2'), table.may('t1>t4*2')]).toEqual([true, 'needs', true]);
});

test('2 cards of each column lie face down, and turn up when they are free', () => {
  const dealt = deal(numberTen, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  expect(laid(dealt.value.table).cards('t1')).toMatch(/^(<..> ){2}..( ..){1}$/);
  expect(layOut(numberTen, { t1: '<2C> 9H', t2: 'TC' }).play('t1>t2').cards('t1')).toBe('2C');
});

test('the stock is turned card by card, once', () => {
  const table = layOut(numberTen, { stock: '<4C> <3C>', t1: '9H' }).play('turn', 'turn');
  expect([table.cards('waste'), table.why('turn')]).toEqual(['3C 4C', 'stock-empty']);
});
