import { deal } from '@patience/core/search';
import { conformance, laid, layOut, deadEndOfTable } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { yukon } from './index.js';
import { model } from './testing/model.js';

const perft = [{ seed: 42, layers: [1, 9, 41, 138, 389] }];
conformance(yukon, { describe, test, games: 5, moves: 100, model, fixtures: { won: [won], perft } });

test('one open card, then five open ones on one to six hidden ones', () => {
  const dealt = deal(yukon, { seed: 8 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect(table.cards('t1')).toMatch(/^..$/);
  for (let column = 2; column <= 7; column++) expect(table.cards(`t${column}`)).toMatch(new RegExp(`^(<..> ){${column - 1}}(.. ){4}..$`));
});

test('any open card moves with all that lies on it, in whatever order', () => {
  const table = layOut(yukon, { t1: '<2C> 9S 4D KH', t2: 'TD' });
  expect(table.why('t1>t2*4')).toBe('card-hidden');
  expect(table.play('t1>t2*3').cards('t2')).toBe('TD 9S 4D KH');
  expect(table.cards('t1')).toBe('2C');
});

test('only a king fills a gap', () => {
  const table = layOut(yukon, { t1: '<2C> KH 9S', t2: 'QD' });
  expect([table.may('t1>t3*2'), table.why('t1>t3'), table.why('t2>t3')]).toEqual([true, 'empty-needs', 'empty-needs']);
});

test('columns are built in suit with the option build=same', () => {
  const piles = { t1: '9S', t2: 'TD', t3: 'TS' };
  expect(['t1>t2', 't1>t3'].map(layOut(yukon, piles).may)).toEqual([true, false]);
  expect(['t1>t2', 't1>t3'].map(layOut(yukon, piles, { build: 'same' }).may)).toEqual([false, true]);
});

test('a run from the king that can only be carried from gap to gap is a dead end', () => {
  const { table } = layOut(yukon, { f1: 'AS', t1: 'KS QH JS', t2: '5H 3D 5D 3H', t3: '9C 7C' });
  expect(deadEndOfTable(table)).toBe('dead');
});
