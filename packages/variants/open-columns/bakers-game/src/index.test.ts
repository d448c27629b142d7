import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import perft from './fixtures/perft.json';
import won from './fixtures/won.json';
import { bakersGame } from './index.js';

conformance(bakersGame, { describe, test, games: 3, moves: 60, fixtures: { won: [won], perft } });

test('[S] columns build down in suit, and no other way', () => {
  const table = layOut(bakersGame, { t1: '9S', t2: '8S', t3: '8C', t4: 'TS' });
  expect([table.may('t2>t1'), table.may('t3>t1'), table.may('t4>t1'), table.may('t1>t4')]).toEqual([true, false, false, true]);
});

test('[S] an empty column takes any card; in the stricter form only a king', () => {
  const cards = { t1: '9S', t2: 'KS' };
  expect(layOut(bakersGame, cards).may('t1>t3')).toBe(true);
  const strict = layOut(bakersGame, cards, { gaps: 'kings' });
  expect([strict.may('t1>t3'), strict.may('t2>t3')]).toEqual([false, true]);
});
