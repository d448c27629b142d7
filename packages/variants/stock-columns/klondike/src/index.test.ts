import { Game } from '@patience/core';
import { deal } from '@patience/core/search';
import { conformance, laid, layOut, deadEndOf } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { klondike } from './index.js';
import { model } from './testing/model.js';

const perft = [{ seed: 1, layers: [1, 4, 9, 17, 27, 37, 47, 55, 61, 68, 77] }];
conformance(klondike, { describe, test, games: 4, moves: 100, model, fixtures: { won: [won], perft } });

test('seven columns, one card more in each, only their ends face up; 24 cards are the stock', () => {
  const dealt = deal(klondike, { seed: 5 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  for (let column = 1; column <= 7; column++) expect(table.cards(`t${column}`)).toMatch(new RegExp(`^(<..> ){${column - 1}}..$`));
  expect(table.cards('stock').split(' ')).toHaveLength(24);
});

test('columns build down in alternating colours; runs move, kings fill gaps', () => {
  const table = layOut(klondike, { t1: '9S 8H', t2: 'TD', t3: 'TC', t4: 'KS QH', t5: '<2C> JD' });
  expect(table.may('t1>t2*2')).toBe(true);
  expect([table.why('t1>t3*2'), table.why('t1>t6'), table.why('t4>t6')]).toEqual(['needs', 'empty-needs', 'empty-needs']);
  expect(table.play('t4>t6*2').cards('t6')).toBe('KS QH');
});

test('an uncovered card turns up', () => {
  expect(layOut(klondike, { t1: '<2C> 9S', t2: 'TD' }).play('t1>t2').cards('t1')).toBe('2C');
});

test('a card may come back from its family, but not go to another', () => {
  const table = layOut(klondike, { f1: 'AC 2C', t1: '3H', f2: 'AD' });
  expect([table.may('f1>t1'), table.why('f2>f3')]).toEqual([true, 'empty-not-from']);
});

test('three at a time: the third is free, and the order stays when the waste is turned over', () => {
  const table = layOut(klondike, { stock: '<4C> <3C> <2C> <AC>' }, { draw: 3, redeals: 2 }).play('turn');
  expect(table.cards('waste')).toBe('AC 2C 3C');
  expect(table.play('turn').cards('waste')).toBe('AC 2C 3C 4C');
  expect(table.play('redeal').cards('stock')).toBe('<4C> <3C> <2C> <AC>');
  table.play('turn', 'turn', 'redeal', 'turn', 'turn');
  expect(table.why('redeal')).toBe('no-redeal');
});

test('the waste is turned over without a limit, or never, as the option says', () => {
  const table = layOut(klondike, { stock: '<2C>' });
  for (let i = 0; i < 50; i++) table.play('turn', 'redeal');
  expect(layOut(klondike, { waste: '2C' }, { redeals: 0 }).why('redeal')).toBe('no-redeal');
});

test('a deal in which nothing can ever be played is a dead end after one pass, and not before the stock was seen', () => {
  const started = Game.start(klondike, { seed: 56, options: { draw: 3 } });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  for (let turn = 0; game.view.count('stock') > 0; turn++) {
    expect(deadEndOf(game), `after ${turn} turns`).toBe('open');
    game.play('turn');
  }
  expect(game.legalMoves()).toEqual(['redeal']);
  expect(deadEndOf(game)).toBe('dead');
});
