import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { gypsy } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 1, 2, 4, 14, 53, 186] },
  { seed: 2, layers: [1, 2, 5, 12, 34, 99, 293] },
  { seed: 3, layers: [1, 3, 6, 18, 54, 157] },
];
conformance(gypsy, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('a run fills a gap, the foundation gives its card back, and a row covers every column', () => {
  const table = layOut(gypsy, { t1: '9S 8H', t2: '2D', f1: 'AC', stock: '<8C> <7C> <6C> <5C> <4C> <3C> <2C> <AS>' });
  expect([table.may('t1>t3*2'), table.may('f1>t2')]).toEqual([true, true]);
  table.play('deal');
  expect([table.cards('t1'), table.cards('t8'), table.why('deal')]).toEqual(['9S 8H AS', '8C', 'stock-empty']);
});
