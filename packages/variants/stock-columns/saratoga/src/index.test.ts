import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { saratoga } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 9, 16, 23, 30, 38, 49, 68, 97, 142] },
  { seed: 2, layers: [1, 3, 3, 3, 3, 5, 7, 8, 13, 21, 41] },
  { seed: 3, layers: [1, 2, 3, 4, 6, 7, 9, 11, 15, 20, 26] },
];
conformance(saratoga, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('all cards of the columns lie face up', () => {
  const dealt = deal(saratoga, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  expect(laid(dealt.value.table).cards('t7')).toMatch(/^(.. ){6}..$/);
});

test('three cards are turned at a time, without end', () => {
  const table = layOut(saratoga, { stock: '<4C> <3C> <2C> <AC>' }).play('turn');
  expect(table.cards('waste')).toBe('AC 2C 3C');
  expect(table.play('turn', 'redeal', 'turn', 'turn', 'redeal').cards('stock')).toBe('<4C> <3C> <2C> <AC>');
});
