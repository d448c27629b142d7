import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { storehouse } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 1, 1, 1, 1, 1, 1, 3, 4, 4, 4] },
  { seed: 2, layers: [1, 2, 2, 2, 2, 2, 3, 4, 4, 4, 4] },
  { seed: 3, layers: [1, 1, 2, 2, 3, 3, 3, 4, 5, 6, 6] },
];
conformance(storehouse, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('families begin with the twos and end with the aces', () => {
  const table = layOut(storehouse, { f1: '2C', f2: '2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD', t1: '3C', t2: 'AD', t3: '9S', t4: '9H' });
  expect(['t1>f1', 't2>f2', 't3>f1'].map((move) => table.may(move))).toEqual([true, true, false]);
});

test('columns build in suit and move as wholes; the stock is played three times', () => {
  const table = layOut(storehouse, { f1: '2C', t1: '9S 8S', t2: 'TS', t3: '9H', t4: 'TH', stock: '<5C>' });
  expect(['t1>t2*2', 't1>t2', 't3>t2', 't3>t4'].map((move) => table.may(move))).toEqual([true, false, false, true]);
  expect(table.play('turn', 'redeal', 'turn', 'redeal', 'turn').why('redeal')).toBe('no-redeal');
});
