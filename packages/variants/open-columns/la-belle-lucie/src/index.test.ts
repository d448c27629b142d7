import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { laBelleLucie } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 7, 35, 175, 871] },
  { seed: 2, layers: [1, 6, 28, 129, 584, 2475] },
  { seed: 3, layers: [1, 3, 14, 69, 298, 1111] },
];
conformance(laBelleLucie, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('fans build down in suit, and empty ones are not filled', () => {
  const table = layOut(laBelleLucie, { t1: '9S', t2: '8S', t3: '8H', t4: 'KD' });
  expect(['t2>t1', 't3>t1', 't4>t5'].map((move) => table.may(move))).toEqual([true, false, false]);
  expect(layOut(laBelleLucie, { t1: '9S', t3: '8H' }, { build: 'any' }).may('t3>t1')).toBe(true);
});

test('twice what lies in the fans is dealt again in threes', () => {
  const table = layOut(laBelleLucie, { t2: 'KS QS JS TS', t9: '9S' }).play('redeal');
  expect([1, 2, 3].map((fan) => table.cards(`t${fan}`).length)).toEqual([8, 5, 0]);
  expect(table.play('redeal').why('redeal')).toBe('no-redeal');
});
