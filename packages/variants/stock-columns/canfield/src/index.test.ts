import type { Seed } from '@patience/core';
import { deal } from '@patience/core/search';
import { conformance, laid, layOut, type LaidOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { canfield } from './index.js';
import { model } from './testing/model.js';

const perft = [{ seed: 4, layers: [1, 4, 7, 8, 8, 9, 13, 19, 28, 43, 61] }];
conformance(canfield, { describe, test, games: 4, moves: 100, model, fixtures: { won: [won], perft } });

const dealt = (seed: Seed): LaidOut => {
  const result = deal(canfield, { seed });
  if (!result.ok) throw new Error(result.error.message);
  return laid(result.value.table);
};

test('the fourteenth card is the first base, and its rank opens all families', () => {
  const table = dealt(9);
  const deck = table.table.cards;
  expect(table.cards('r1').split(' ')).toHaveLength(13);
  expect(
    table
      .cards('r1')
      .split(' ')
      .filter((card) => !card.startsWith('<')),
  ).toHaveLength(1);
  expect(table.table.view.card('f1')).toBe(deck[13]);
  for (const pile of table.table.rules.piles.filter(({ role }) => role === 'foundation'))
    expect(pile.accept).toMatchObject({ empty: deck[13]!.rank });
});

/** Thirteen cards and the base come first in the pack. */
const pack = { stock: '<2H> '.repeat(13), f1: 'QC' };

test('ranks go round: a king on an ace below, an ace on a king at home', () => {
  const table = layOut(canfield, { ...pack, f1: 'QC KC', t1: 'AS', t2: 'KH', waste: 'AC' });
  expect([table.may('t2>t1'), table.may('waste>f1')]).toEqual([true, true]);
});

test('a gap is filled from the reserve at once, then from the waste when the player likes', () => {
  const table = layOut(canfield, { ...pack, t1: '9S', t2: 'TH', t3: '4C', t4: 'KD', r1: '<2C> 7D', waste: '5D' }).play('t1>t2');
  expect([table.cards('t1'), table.cards('r1')]).toEqual(['7D', '2C']);
  const bare = layOut(canfield, { ...pack, t1: '9S', t2: 'TH', t3: '4C', waste: '5D' }).play('t1>t2');
  expect([bare.may('waste>t1'), bare.why('t3>t1')]).toEqual([true, 'empty-not-from']);
});

test('columns move as wholes', () => {
  const table = layOut(canfield, { ...pack, t1: '9S 8H', t2: 'TH', t3: '9C', t4: '2C', r1: '4D' });
  expect([table.may('t1>t2*2'), table.why('t1>t3'), table.may('t3>t2')]).toEqual([true, 'only-whole', true]);
});
