import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { congress } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 6, 21, 56, 99, 302] },
  { seed: 2, layers: [1, 5, 13, 34, 59, 133] },
  { seed: 3, layers: [1, 7, 27, 86, 265] },
];
conformance(congress, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

/** No column is empty. */
const full = { t1: '9H', t2: 'TC', t3: 'KC', t4: 'KD', t5: 'KH', t6: 'KS', t7: 'QC', t8: 'QD' };

test('a gap is filled from the waste at once, and from the stock when that is empty', () => {
  expect(
    layOut(congress, { ...full, waste: '5C', stock: '<6C>' })
      .play('t1>t2')
      .cards('t1'),
  ).toBe('5C');
  expect(
    layOut(congress, { ...full, stock: '<6C>' })
      .play('t1>t2')
      .cards('t1'),
  ).toBe('6C');
  expect(layOut(congress, full).play('t1>t2').may('t3>t1')).toBe(true);
});
