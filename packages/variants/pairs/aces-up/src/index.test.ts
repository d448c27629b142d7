import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import perft from './fixtures/perft.json';
import won from './fixtures/won.json';
import { acesUp } from './index.js';

conformance(acesUp, { describe, test, games: 3, moves: 60, fixtures: { won: [won], perft } });

test('[S] the lower of two end cards of a suit goes, and aces are high', () => {
  const table = layOut(acesUp, { t1: '9S', t2: 'KS', t3: 'AS', t4: '2H' });
  expect(['t1', 't2', 't3', 't4'].map((from) => table.may(`${from}>discard`))).toEqual([true, true, false, false]);
  expect(table.why('t4>discard')).toBe('none-higher');
});

test('an empty column takes any card, or only an ace', () => {
  const may = (gaps: 'any' | 'aces'): boolean[] => {
    const table = layOut(acesUp, { t1: '2S 9S', t2: '3S AH' }, { gaps });
    return [table.may('t1>t3'), table.may('t2>t3')];
  };
  expect([may('any'), may('aces')]).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('won when only the four aces are left', () => {
  const table = layOut(acesUp, { t1: 'AS 2D', t2: 'AH', t3: 'AC', t4: 'AD' });
  expect([table.status(), table.play('t1>discard').status()]).toEqual(['playing', 'won']);
});
