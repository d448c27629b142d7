import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { easthaven } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 6, 17, 47, 122] },
  { seed: 2, layers: [1, 3, 7, 18, 39, 79, 173] },
  { seed: 3, layers: [1, 5, 16, 44, 96, 190] },
];
conformance(easthaven, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('each deal gives every column a card; the last one only the first three', () => {
  const table = layOut(easthaven, { stock: '<2C> <3C> <4C>', t1: 'KS', t4: '9H' }).play('deal');
  expect(['t1', 't2', 't3', 't4'].map((column) => table.cards(column))).toEqual(['KS 4C', '3C', '2C', '9H']);
  expect(table.why('deal')).toBe('stock-empty');
});

test('any run fills a gap, or kings alone; the foundation gives its card back', () => {
  const cards = { t1: '9S 8H', f1: 'AC', t2: '2D' };
  const [any, kings] = [layOut(easthaven, cards), layOut(easthaven, cards, { gaps: 'kings' })];
  expect([any.may('t1>t3*2'), kings.may('t1>t3*2'), any.may('f1>t2'), any.may('f1>f2')]).toEqual([true, false, true, false]);
});
