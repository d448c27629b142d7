import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import perft from './fixtures/perft.json';
import won from './fixtures/won.json';
import { fortress } from './index.js';

conformance(fortress, { describe, test, games: 3, moves: 60, fixtures: { won: [won], perft } });

test('[S] columns build up or down in suit, never round from ace to king', () => {
  const table = layOut(fortress, { t1: '9S', t2: '8S', t3: 'TS', t4: '8H', t5: 'AS', t6: 'KS' });
  expect(['t2>t1', 't3>t1', 't4>t1', 't5>t6', 't6>t5'].map((move) => table.may(move))).toEqual([true, true, false, false, false]);
});
