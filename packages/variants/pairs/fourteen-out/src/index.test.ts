import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import perft from './fixtures/perft.json';
import won from './fixtures/won.json';
import { fourteenOut } from './index.js';

conformance(fourteenOut, { describe, test, games: 3, moves: 60, fixtures: { won: [won], perft } });

test('[S] two end cards that make fourteen leave, and two sevens too', () => {
  const table = layOut(fourteenOut, { t1: '9S KH', t2: 'AH', t3: '7D', t4: '7C', t5: '5C' });
  expect(['t1+t2', 't3+t4', 't1+t5'].map((move) => table.may(move))).toEqual([true, true, false]);
  expect(table.play('t1+t2').may('t1+t5')).toBe(true);
});
