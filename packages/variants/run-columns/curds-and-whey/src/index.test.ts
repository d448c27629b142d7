import { RANKS } from '@patience/core';
import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import perft from './fixtures/perft.json';
import won from './fixtures/won.json';
import { curdsAndWhey } from './index.js';

conformance(curdsAndWhey, { describe, test, games: 3, moves: 60, fixtures: { won: [won], perft } });

test('[S] thirteen columns of four cards', () => {
  const dealt = deal(curdsAndWhey, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { cards } = laid(dealt.value.table);
  for (let column = 1; column <= 13; column++) expect(cards(`t${column}`)).toHaveLength(11);
});

test('[S] columns build down in suit or on the same rank', () => {
  const table = layOut(curdsAndWhey, { t1: '9S', t2: '8S', t3: '8H', t4: '9D', t5: 'TS', t6: '7S', t7: 'AS', t8: 'KS' });
  expect(['t2>t1', 't4>t1', 't2>t3'].map((move) => table.may(move))).toEqual([true, true, true]);
  expect(['t3>t1', 't5>t1', 't6>t1', 't8>t7', 't7>t8'].map((move) => table.may(move))).toEqual([false, false, false, false, false]);
});

test('[S] a run in suit moves as a unit, in whole or in part', () => {
  const table = layOut(curdsAndWhey, { t1: '2D 9S 8S 7S', t2: 'TS', t3: '9H', t4: '8H', t5: '7D' });
  expect(['t1>t2*3', 't1>t3*3', 't1>t4*2', 't1>t5', 't1>t2*4', 't1>t3*2'].map((move) => table.may(move))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('[S] so do cards of one rank', () => {
  const table = layOut(curdsAndWhey, { t1: '2D 8S 8D 8H', t2: '9H', t3: '9D', t4: '9S', t5: '8C' });
  expect(['t1>t2', 't1>t3*2', 't1>t4*3', 't1>t5*3', 't1>t2*2'].map((move) => table.may(move))).toEqual([true, true, true, true, false]);
});

test('[S] what mixes the two does not move as a whole', () => {
  const table = layOut(curdsAndWhey, { t1: '9S 8S 8D', t2: 'TS', t3: '8H', t4: '9D 9C 8C', t5: '9H' });
  expect(['t1>t2*3', 't1>t3*2', 't4>t5*3', 't4>t5*2'].map((move) => table.may(move))).toEqual([false, true, false, true]);
});

test('[S] an empty column takes kings alone and runs that begin with one', () => {
  const table = layOut(curdsAndWhey, { t1: '2D KS QS', t2: '3D KH KC', t3: 'QD', t4: '5H KD' });
  expect(['t1>t5*2', 't2>t5*2', 't4>t5', 't3>t5', 't1>t5'].map((move) => table.may(move))).toEqual([true, true, true, false, false]);
});

test('[S] won when four columns are whole families', () => {
  const family = (suit: string): string =>
    [...RANKS]
      .reverse()
      .map((rank) => rank + suit)
      .join(' ');
  const table = layOut(curdsAndWhey, {
    t1: family('S'),
    t2: family('H'),
    t3: family('D'),
    t4: family('C').replace(' AC', ''),
    t9: 'AC',
  });
  expect([table.status(), table.play('t9>t4').status()]).toEqual(['playing', 'won']);
});
