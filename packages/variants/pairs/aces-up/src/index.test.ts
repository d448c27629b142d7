import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { acesUp } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 3, 6, 14, 27, 53] },
  { seed: 2, layers: [1, 2, 3, 8, 25, 60, 131] },
  { seed: 3, layers: [1, 3, 5, 6, 10, 19, 35] },
];
conformance(acesUp, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('the lower of two end cards of a suit goes, and aces are high', () => {
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
