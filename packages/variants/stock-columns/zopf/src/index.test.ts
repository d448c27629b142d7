import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { zopf } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18] },
  { seed: 2, layers: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
  { seed: 3, layers: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
];
conformance(zopf, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

/** Cards that are dealt before the base card. */
const before = {
  r1: '2H '.repeat(20),
  t1: '2D',
  t2: '3D',
  t3: '4D',
  t4: '5D',
  c1: '2S',
  c2: '2C',
  c3: '3C',
  c4: '4C',
  c5: '5C',
  c6: '6C',
  c7: '7C',
  c8: '8C',
  f1: 'QC',
};

test('a corner is filled from the plait at once, a helper from the waste when the player likes', () => {
  const table = layOut(zopf, { ...before, t1: 'KC', c1: 'KD', f2: 'QD', waste: '9H' }).play('t1>f1', 'c1>f2');
  expect([table.cards('t1'), table.cards('c1'), table.may('waste>c1'), table.may('r1>c1')]).toEqual(['2H', '', true, false]);
});

test('the base opens all families; they go up, or either way if so chosen', () => {
  const cards = { ...before, t1: 'JC', t2: 'KC', c1: 'QC' };
  const [up, either] = [layOut(zopf, cards), layOut(zopf, cards, { way: 'either' })];
  expect(['c1>f2', 't1>f1', 't2>f1'].map((move) => [up.may(move), either.may(move)])).toEqual([
    [true, true],
    [false, true],
    [true, true],
  ]);
});

test('the stock is played three times', () => {
  const table = layOut(zopf, { ...before, stock: '<9H>' }).play('turn', 'redeal', 'turn', 'redeal', 'turn');
  expect(table.why('redeal')).toBe('no-redeal');
});
