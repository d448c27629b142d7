import { Game } from '@patience/core';
import { deal } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { rotUndSchwarz1 } from './families.js';
import tests from './families.tests.json' with { type: 'json' };

const aces = { f1: 'AC', f2: 'AD', f3: 'AH', f4: 'AS', f5: 'AC', f6: 'AD', f7: 'AH', f8: 'AS' };
const alternating = { foundations: 'alternating' };

describe('layout', () => {
  const dealt = deal(rotUndSchwarz1, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  const deck = table.table.cards.map((card) => `${'A23456789TJQK'[card.rank - 1]!}${card.suit}`);

  test('the eight aces of two packs are the foundations', () => {
    expect(table.table.cards).toHaveLength(104);
    for (const [pile, ace] of Object.entries(aces)) expect(table.cards(pile)).toBe(ace);
  });

  test('eight single face-up cards lie below them, 88 stay in the stock', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((i) => table.cards(`t${i}`))).toEqual(deck.slice(8, 16));
    expect(table.cards('stock').split(' ')).toEqual(
      deck
        .slice(16)
        .reverse()
        .map((card) => `<${card}>`),
    );
  });
});

describe('foundations', () => {
  test('build up by suit from ace to king', () => {
    const table = layOut(rotUndSchwarz1, { ...aces, t1: 'KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D' });
    expect(['t1>f1', 't1>f2', 't1>f3', 't1>f4', 't1>f6'].map(table.may)).toEqual([false, true, false, false, true]);
    for (let i = 0; i < 12; i++) table.play('t1>f2');
    expect(table.cards('f2')).toBe('AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD');
  });

  test('alternating: eight ladders of red and black in turn', () => {
    const table = layOut(rotUndSchwarz1, { ...aces, t1: '3D 2C', t2: '2D' }, alternating);
    expect(['t1>f1', 't1>f2', 't1>f3', 't1>f4'].map(table.may)).toEqual([false, true, true, false]);
    expect(['t2>f1', 't2>f2', 't2>f3', 't2>f4'].map(table.may)).toEqual([true, false, false, true]);
    expect(table.play('t1>f3', 't1>f3').cards('f3')).toBe('AH 2C 3D');
  });

  test('one card at a time, and none comes back', () => {
    expect(layOut(rotUndSchwarz1, { ...aces, t1: '3H 2C' }, alternating).why('t1>f2*2')).toBe('needs');
    expect(layOut(rotUndSchwarz1, { f1: 'AC 2C', t1: '3D' }).why('f1>t1')).toBe('pile-keeps');
  });
});

describe('tableau', () => {
  test('builds down in alternating colours', () => {
    const table = layOut(rotUndSchwarz1, { ...aces, t1: '9S', t2: '8D', t3: '8C', t4: '7D', t5: 'TH', waste: '8H' });
    expect(['t2>t1', 't3>t1', 't4>t1', 't5>t1', 'waste>t1'].map(table.may)).toEqual([true, false, false, false, true]);
  });

  test('fitting runs move as a whole', () => {
    const table = layOut(rotUndSchwarz1, { ...aces, t1: 'TD', t2: 'KH 9C 8D 7S', t3: '9C 8C' });
    expect(table.why('t3>t1*2')).toBe('run-broken');
    expect(table.play('t2>t1*3').cards('t1')).toBe('TD 9C 8D 7S');
  });

  test('any ordered end is available', () => {
    expect(layOut(rotUndSchwarz1, { ...aces, t1: '9S', t2: '9C 8D 7S' }).may('t2>t1*2')).toBe(true);
  });
});

describe('stock and waste', () => {
  test('one card at a time goes to the waste, whenever the player likes', () => {
    const table = layOut(rotUndSchwarz1, { ...aces, t1: '2C', stock: '<9D> <2D>' });
    expect(table.may('t1>f1')).toBe(true);
    table.play('turn');
    expect([table.cards('stock'), table.cards('waste')]).toEqual(['<9D>', '2D']);
  });

  test('the top of the waste goes to a foundation or onto the tableau', () => {
    const table = layOut(rotUndSchwarz1, { ...aces, t1: '3S', waste: '2H 2D' });
    expect(['waste>f2', 'waste>t1'].map(table.may)).toEqual([true, true]);
    expect(table.why('waste>t1*2')).toBe('only-top');
  });

  test('there is no redeal', () => {
    const table = layOut(rotUndSchwarz1, { ...aces, waste: '9D' });
    expect(table.why('turn')).toBe('stock-empty');
    expect(Object.keys(rotUndSchwarz1.actions!)).toEqual(['turn']);
  });
});

describe('gaps', () => {
  const piles = { ...aces, t1: '9S', t2: '8D 7C', t3: '2C', waste: '4D', stock: '<5D> <6D>' };

  test('gaps are filled from the top of the waste only', () => {
    const table = layOut(rotUndSchwarz1, piles).play('t3>f1');
    expect(table.cards('t3')).toBe('');
    expect([table.may('waste>t3'), table.why('t1>t3'), table.why('t2>t3*2')]).toEqual([true, 'empty-not-from', 'empty-not-from']);
  });

  test('any: also by a card or run of the tableau', () => {
    const table = layOut(rotUndSchwarz1, piles, { gaps: 'any' }).play('t3>f1');
    expect(['waste>t3', 't1>t3', 't2>t3', 't2>t3*2'].map(table.may)).toEqual([true, true, true, true]);
  });

  test('auto: at once from the waste, else from the stock, else they stay', () => {
    const table = layOut(rotUndSchwarz1, { ...piles, t4: '2D', t5: '2H', t6: '2S', t7: 'KH', t8: 'KH', stock: '<5D>' }, { gaps: 'auto' });
    expect(table.play('t3>f1').cards('t3')).toBe('4D');
    expect(table.play('t4>f2').cards('t4')).toBe('5D');
    expect(table.play('t5>f3').cards('t5')).toBe('');
    expect(table.why('t1>t5')).toBe('empty-closed');
  });
});

test('won when all 104 cards lie on the foundations', () => {
  const table = layOut(rotUndSchwarz1, { ...aces, t1: '2D' });
  expect(table.status()).toBe('playing');
  expect(table.play('t1>f2').status()).toBe('won');
});

test('a game that another program won is won here in as many moves', () => {
  const game = Game.load(rotUndSchwarz1, tests.won);
  expect(game.ok && [game.value.status, game.value.moves]).toEqual(['won', 261]);
});

conformance(rotUndSchwarz1, { describe, test, tests });
