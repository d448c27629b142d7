import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { cruel } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 5, 9, 18, 40, 91] },
  { seed: 2, layers: [1, 6, 25, 78, 201, 466, 1049] },
  { seed: 3, layers: [1, 3, 7, 21, 56, 148, 405] },
];
conformance(cruel, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('columns build down in suit, and empty ones are not filled', () => {
  const table = layOut(cruel, { t1: '9S', t2: '8S', t3: '8H' });
  expect(['t2>t1', 't3>t1', 't3>t4'].map((move) => table.may(move))).toEqual([true, false, false]);
});

test('cards are dealt again in fours without a shuffle, and not when that changes nothing', () => {
  const table = layOut(cruel, { t1: '2S 3H', t2: '4D', t12: '5C 6C 7C' }).play('redeal');
  expect(['t1', 't2', 't3', 't12'].map(table.cards)).toEqual(['2S 3H 4D 5C', '6C 7C', '', '']);
  expect(table.why('redeal')).toBe('unchanged');
});
