import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { kingAlbert } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 6, 18, 46, 134, 303, 568] },
  { seed: 2, layers: [1, 7, 20, 33, 39, 38, 29] },
  { seed: 3, layers: [1, 9, 52, 227, 713, 1676] },
];
conformance(kingAlbert, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('nine columns of one to nine cards, seven in reserve, all face up', () => {
  const dealt = deal(kingAlbert, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { cards } = laid(dealt.value.table);
  for (let column = 1; column <= 9; column++) expect(cards(`t${column}`)).toMatch(new RegExp(`^(.. ){${column - 1}}..$`));
  for (let place = 1; place <= 7; place++) expect(cards(`r${place}`)).toMatch(/^..$/);
});

test('columns build down in alternating colours, any card fills an empty one, and nothing goes to the reserve', () => {
  const table = layOut(kingAlbert, { t1: '9S', t2: '8D', t3: '8C', r1: '5H' });
  expect(['t2>t1', 't3>t1', 'r1>t4', 't2>r2'].map((move) => table.may(move))).toEqual([true, false, true, false]);
});

test('cards in families are still in play', () => {
  expect(layOut(kingAlbert, { f1: 'AC 2C', t1: '3H' }).may('f1>t1')).toBe(true);
});
