import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { agnesSorel } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 10, 22, 44, 93, 199] },
  { seed: 2, layers: [1, 5, 15, 45, 122] },
  { seed: 3, layers: [1, 4, 11, 27, 60, 135] },
];
conformance(agnesSorel, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

/** Cards that are dealt before the base card. */
const before = { t7: '2H '.repeat(28), f1: '5C' };

test('columns build in colour and round the corner, and gaps wait for the stock', () => {
  const table = layOut(agnesSorel, { ...before, t1: '9H 8D', t2: 'TD', t3: 'KS', t4: 'AC', stock: '<3C>' });
  expect(['t1>t2*2', 't3>t4', 't3>t5', 'deal'].map((move) => table.may(move))).toEqual([true, true, false, true]);
});

test('the base opens all families', () => {
  const table = layOut(agnesSorel, { ...before, t1: '5D', t2: '6C', t3: 'AC' });
  expect(['t1>f2', 't2>f1', 't3>f2'].map((move) => table.may(move))).toEqual([true, true, false]);
});
