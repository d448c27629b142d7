import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import perft from './fixtures/perft.json';
import won from './fixtures/won.json';
import { flowerGarden } from './index.js';

conformance(flowerGarden, { describe, test, games: 3, moves: 60, fixtures: { won: [won], perft } });

test('[S] beds build down whatever the suit, any card fills an empty one, and nothing goes to the bouquet', () => {
  const table = layOut(flowerGarden, { t1: '9S', t2: '8S', r1: '8D', r2: 'KH' });
  expect(['t2>t1', 'r1>t1', 'r2>t1', 'r2>t3', 't1>r3'].map((move) => table.may(move))).toEqual([true, true, false, true, false]);
});
