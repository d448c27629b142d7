import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { sirTommy } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 1, 2, 5, 15, 51, 187] },
  { seed: 2, layers: [1, 1, 2, 5, 15, 51, 187] },
  { seed: 3, layers: [1, 2, 4, 8, 22, 93, 373] },
];
conformance(sirTommy, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('families take any suit; heaps take any card, but only from the stock', () => {
  const table = layOut(sirTommy, { stock: '<KS> 2H', f1: 'AS', t1: '3C', t2: '2C' });
  expect(['stock>f1', 'stock>t1', 't2>f1', 't2>t1', 't1>f1'].map((move) => table.may(move))).toEqual([true, true, true, false, false]);
  expect(table.play('stock>t1').cards('stock')).toBe('KS');
});
