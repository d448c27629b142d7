import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { grandfathersClock } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 8, 34, 121, 353, 929, 2180] },
  { seed: 2, layers: [1, 6, 21, 48, 89, 140, 209] },
  { seed: 3, layers: [1, 7, 22, 46, 77, 117, 165] },
];
conformance(grandfathersClock, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('an hour takes the next of its suit, round the corner, until it shows its own', () => {
  const table = layOut(grandfathersClock, {
    f4: 'KC',
    f12: '9C',
    t1: '4C',
    t2: '3C',
    t3: '2C',
    t4: 'AC',
    t5: 'QC',
    t6: 'JC',
    t7: 'TC',
    t8: '5C',
  });
  table.play('t4>f4', 't3>f4', 't2>f4', 't1>f4', 't7>f12', 't6>f12', 't5>f12');
  expect([table.cards('f4'), table.cards('f12'), table.may('t8>f4')]).toEqual(['KC AC 2C 3C 4C', '9C TC JC QC', false]);
});
