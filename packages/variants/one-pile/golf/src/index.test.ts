import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { golf } from './index.js';
import { model } from './testing/model.js';

const perft = [{ seed: 42, layers: [1, 1, 3, 4, 5, 7, 8, 13, 19, 26, 45, 83] }];
conformance(golf, { describe, test, model, fixtures: { won: [won], perft } });

test.each([
  ['queen', true, false, false],
  ['nothing', 'king-ends', 'king-ends', 'does-not-fit'],
  ['ace', true, true, true],
] as const)('kings: %s', (kings, queenOnKing, aceOnKing, kingOnAce) => {
  const lies = (f1: string, t1: string): boolean | string => {
    const table = layOut(golf, { f1, t1 }, { kings });
    return table.may('t1>f1') || (kings === 'nothing' ? table.why('t1>f1')! : false);
  };
  expect([lies('KS', 'QH'), lies('KS', 'AH'), lies('AS', 'KH')]).toEqual([queenOnKing, aceOnKing, kingOnAce]);
  expect([lies('9S', 'TS'), lies('9S', '8D'), lies('QS', 'KD')]).toEqual([true, true, true]);
});

test('nothing is built in the columns, and only their ends are free', () => {
  const table = layOut(golf, { f1: '9S', t1: '8H 2C', t2: '3D' });
  expect([table.why('t1>t2'), table.why('t1>f1*2')]).toEqual(['pile-refuses', 'only-top']);
});

test('the stock lays its next card on the chain, whatever it is', () => {
  expect(layOut(golf, { f1: '9S', stock: '<2D>', t1: '5C' }).play('turn').cards('f1')).toBe('9S 2D');
});

test('won when the columns are empty, stuck when nothing goes on', () => {
  expect(layOut(golf, { f1: '9S', stock: '<2D>', t1: '8H' }).play('t1>f1').status()).toBe('won');
  const table = layOut(golf, { f1: '9S', t1: '2H' });
  expect([table.moves(), table.status()]).toEqual([[], 'playing']);
});
