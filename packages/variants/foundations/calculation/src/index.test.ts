import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { calculation } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 1, 2, 7, 27, 93, 327] },
  { seed: 2, layers: [1, 2, 3, 7, 20, 66, 304] },
  { seed: 3, layers: [1, 2, 3, 7, 20, 81, 370] },
];
conformance(calculation, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('families go up by ones, twos, threes and fours, round the corner', () => {
  const table = layOut(calculation, {
    f1: 'AC',
    f2: '2D 4C 6C 8C TC QC',
    f3: '3H',
    f4: '4S 8H QH',
    t1: 'AH',
    t2: '3S',
    t3: '6S',
    t4: '2S',
  });
  expect(['t4>f1', 't1>f2', 't3>f3', 't2>f4', 't2>f2', 't1>f4'].map((move) => table.may(move))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a king ends a family', () => {
  const table = layOut(calculation, { f1: 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC', t1: 'KS', t2: 'AS' }).play('t1>f1');
  expect(table.may('t2>f1')).toBe(false);
});
