import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { streetsAndAlleys } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 9, 22, 45, 72, 98] },
  { seed: 2, layers: [1, 6, 19, 39, 68, 115, 199] },
  { seed: 3, layers: [1, 4, 9, 18, 28, 35, 40] },
];
conformance(streetsAndAlleys, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('columns build down whatever the suit, any card fills an empty one, aces open families', () => {
  const table = layOut(streetsAndAlleys, { t1: '9S', t2: '8S', t3: '8D', t4: 'AS' });
  expect([table.may('t2>t1'), table.may('t3>t1'), table.may('t3>t5'), table.may('t3>f1'), table.may('t4>f1')]).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});

test('Stronghold has one cell', () => {
  const table = layOut(streetsAndAlleys, { t1: '9S', t2: '5D' }, { cells: 1 }).play('t1>c1');
  expect(table.may('t2>c1')).toBe(false);
});
