import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import perft from './fixtures/perft.json';
import won from './fixtures/won.json';
import { cruel } from './index.js';

conformance(cruel, { describe, test, games: 3, moves: 60, fixtures: { won: [won], perft } });

test('[S] columns build down in suit, and empty ones are not filled', () => {
  const table = layOut(cruel, { t1: '9S', t2: '8S', t3: '8H' });
  expect(['t2>t1', 't3>t1', 't3>t4'].map((move) => table.may(move))).toEqual([true, false, false]);
});

test('[S] cards are dealt again in fours without a shuffle, and not when that changes nothing', () => {
  const table = layOut(cruel, { t1: '2S 3H', t2: '4D', t12: '5C 6C 7C' }).play('redeal');
  expect(['t1', 't2', 't3', 't12'].map(table.cards)).toEqual(['2S 3H 4D 5C', '6C 7C', '', '']);
  expect(table.why('redeal')).toBe('unchanged');
});
