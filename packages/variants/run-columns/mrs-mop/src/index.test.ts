import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { mrsMop } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 10, 50, 183, 654] },
  { seed: 2, layers: [1, 13, 94, 492, 2070] },
  { seed: 3, layers: [1, 14, 108, 602] },
];
conformance(mrsMop, { describe, test, games: 2, moves: 40, model, fixtures: { won: [won], perft } });

test('columns build down whatever the suit, but only runs in suit move', () => {
  const table = layOut(mrsMop, { t1: 'TH', t2: '9S 8S', t3: '9S 8D' });
  expect([table.may('t2>t1*2'), table.why('t3>t1*2'), table.may('t3>t4')]).toEqual([true, 'run-broken', true]);
});
