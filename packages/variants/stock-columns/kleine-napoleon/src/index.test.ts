import { Game } from '@patience/core';
import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { kleineNapoleon } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 13, 41, 53, 39, 20, 10, 12, 16, 16, 19] },
  { seed: 2, layers: [1, 16, 77, 199] },
  { seed: 3, layers: [1, 14, 49, 75, 100, 171] },
];
conformance(kleineNapoleon, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

/** The base comes first in the pack. */
const before = { f1: '5C' };

test('the first card laid on a base decides for all families', () => {
  const table = layOut(kleineNapoleon, { ...before, f2: '5D', t1: '6C', t2: '4C', t3: '6D', t4: '4D' });
  expect(['t1>f1', 't2>f1'].map((move) => table.may(move))).toEqual([true, true]);
  table.play('t2>f1');
  expect(['t3>f2', 't4>f2'].map((move) => table.may(move))).toEqual([false, true]);
});

test('rows take their own suit up or down and round the corner; side rows take nothing', () => {
  const table = layOut(kleineNapoleon, { ...before, t1: 'KH', t2: 'AH', t3: 'QH', r1: '2H', t4: 'QS' });
  expect(['t2>t1', 't3>t1', 'r1>t2', 't2>r1', 't4>t1', 't1>t5'].map((move) => table.may(move))).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('the card in the cellar waits for an empty side row', () => {
  const cards = { ...before, c1: '9H', t1: 'TH', r1: '2H' };
  expect(layOut(kleineNapoleon, { ...cards, r2: '3H' }).why('c1>t1')).toBe('cellar-locked');
  expect(layOut(kleineNapoleon, cards).may('c1>t1')).toBe(true);
});

test('a run moves in one go by way of an empty row while the cellar may not be used', () => {
  const started = Game.start(kleineNapoleon, { seed: 33 });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  const moves = 't5>f2 r1>t4 t6>t5 t6>f1 t2>f1 r1>t8 r1>f2 t8>f2 t8>f2 t8>f1 t6>f2 t6>f2 t6>f1 t2>f1 t8>f3';
  for (const move of moves.split(' ')) expect(game.play(move)).toEqual({ ok: true });
  expect(game.attempt('t5', 1, 't8')).toEqual({ ok: true });
  expect(game.gestures.at(-1)).toEqual(['t5>t6', 't5>t8', 't6>t8']);
});
