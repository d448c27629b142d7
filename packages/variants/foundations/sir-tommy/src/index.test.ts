import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import perft from './fixtures/perft.json';
import won from './fixtures/won.json';
import { sirTommy } from './index.js';

conformance(sirTommy, { describe, test, games: 3, moves: 60, fixtures: { won: [won], perft } });

test('[S] families take any suit; heaps take any card, but only from the stock', () => {
  const table = layOut(sirTommy, { stock: '<KS> 2H', f1: 'AS', t1: '3C', t2: '2C' });
  expect(['stock>f1', 'stock>t1', 't2>f1', 't2>t1', 't1>f1'].map((move) => table.may(move))).toEqual([true, true, true, false, false]);
  expect(table.play('stock>t1').cards('stock')).toBe('KS');
});
