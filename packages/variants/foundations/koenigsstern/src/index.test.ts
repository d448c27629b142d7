import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { koenigsstern } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 1, 1, 1, 1, 1, 1] },
  { seed: 2, layers: [1, 1, 1, 1, 1, 2, 2] },
  { seed: 3, layers: [1, 1, 1, 1, 1, 1, 1] },
];
conformance(koenigsstern, { describe, test, games: 2, moves: 60, model, fixtures: { won: [won], perft } });

test('rays begin with aces and twos in turn, and build in suit by leaps of two', () => {
  const table = layOut(koenigsstern, { f1: 'AC', f2: '2C', waste: '3C' });
  expect(['waste>f1', 'waste>f2', 'waste>f3'].map((move) => table.may(move))).toEqual([true, false, false]);
});

test('a king lies in the middle and nowhere else', () => {
  const table = layOut(koenigsstern, { f1: 'AC 3C 5C 7C 9C JC', k1: 'KS', waste: 'KC' });
  expect(['waste>f1', 'waste>k1', 'waste>k2'].map((move) => table.may(move))).toEqual([false, false, true]);
});

test('the stock is gone through three times', () => {
  let table = layOut(koenigsstern, { waste: '9C' });
  for (let i = 0; i < 2; i++) table = table.play('redeal').play('turn');
  expect(table.why('redeal')).toBe('no-redeal');
});
