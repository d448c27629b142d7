import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import perft from './fixtures/perft.json';
import won from './fixtures/won.json';
import { streetsAndAlleys } from './index.js';

conformance(streetsAndAlleys, { describe, test, games: 3, moves: 60, fixtures: { won: [won], perft } });

test('[S] columns build down whatever the suit, any card fills an empty one, aces open families', () => {
  const table = layOut(streetsAndAlleys, { t1: '9S', t2: '8S', t3: '8D', t4: 'AS' });
  expect([table.may('t2>t1'), table.may('t3>t1'), table.may('t3>t5'), table.may('t3>f1'), table.may('t4>f1')]).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});

test('[S] Stronghold has one cell', () => {
  const table = layOut(streetsAndAlleys, { t1: '9S', t2: '5D' }, { cells: 1 }).play('t1>c1');
  expect(table.may('t2>c1')).toBe(false);
});
