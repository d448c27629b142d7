import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { emperor } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 10, 20, 35, 60, 95, 131] },
  { seed: 2, layers: [1, 6, 20, 48, 91, 149] },
  { seed: 3, layers: [1, 5, 13, 24, 39, 64, 102, 147] },
];
conformance(emperor, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('one card moves at a time, onto a card that fits or into a gap', () => {
  const table = layOut(emperor, { t1: '9H 8S', t2: 'TC', t3: 'TD', t4: '9H' });
  expect([table.why('t1>t2*2'), table.may('t4>t2'), table.why('t4>t3'), table.may('t1>t5')]).toEqual(['only-top', true, 'needs', true]);
});

test('3 cards of each column lie face down, and turn up when they are free', () => {
  const dealt = deal(emperor, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  expect(laid(dealt.value.table).cards('t1')).toMatch(/^(<..> ){3}..( ..){0}$/);
  expect(layOut(emperor, { t1: '<2C> 9H', t2: 'TC' }).play('t1>t2').cards('t1')).toBe('2C');
});

test('the stock is turned card by card, once', () => {
  const table = layOut(emperor, { stock: '<4C> <3C>', t1: '9H' }).play('turn', 'turn');
  expect([table.cards('waste'), table.why('turn')]).toEqual(['3C 4C', 'stock-empty']);
});
