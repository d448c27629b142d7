import { complete } from '@patience/core';
import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { rotUndSchwarz2 } from './row.js';
import tests from './row.tests.json' with { type: 'json' };
import { countRow, rowChance } from './testing/chances.js';
import { agrees, wins, words } from './testing/luck.js';

const two = { passes: 'two' };
const play = (word: string) =>
  layOut(
    rotUndSchwarz2,
    {
      stock: word
        .split('')
        .reverse()
        .map((c) => (c === 'r' ? '<5H>' : '<5S>'))
        .join(' '),
    },
    two,
  );

/** Number of deals whose share of wins is compared with the exact chance; fewer in `npm test`. */
const DEALS = process.env['PATIENCE_ALL'] === '1' ? 20_000 : 2_000;

describe('turning', () => {
  test('all 52 cards are in the stock; the first card turned starts the row', () => {
    const table = layOut(rotUndSchwarz2, { stock: '<9D> <2C>' }).play('turn');
    expect([table.cards('f1'), table.cards('stock')]).toEqual(['2C', '<9D>']);
    expect(complete(rotUndSchwarz2).deck({ passes: 'one' })).toEqual({});
  });

  test('a card of the other colour must be laid, any other goes on the waste', () => {
    const table = layOut(rotUndSchwarz2, { stock: '<9D> <9C> <2S> <KC>' }).play('turn', 'turn', 'turn', 'turn');
    expect([table.cards('f1'), table.cards('waste')]).toEqual(['KC 9D', '2S 9C']);
  });

  test('only colours matter', () => {
    for (const second of ['AD', '7H', 'KD', '2H'])
      expect(
        layOut(rotUndSchwarz2, { f1: '2S', stock: `<${second}>` })
          .play('turn')
          .cards('f1'),
      ).toBe(`2S ${second}`);
  });
});

describe('one pass', () => {
  test('the top of the waste may be laid whenever its colour fits, again and again', () => {
    const table = layOut(rotUndSchwarz2, { f1: '2S', waste: '5D 9C 3H', stock: '<KH>' });
    expect(table.play('waste>f1', 'waste>f1', 'waste>f1').cards('f1')).toBe('2S 3H 9C 5D');
    expect(layOut(rotUndSchwarz2, { f1: '2S', waste: '5D 9C', stock: '<KH>' }).why('waste>f1')).toBe('same-colour');
  });

  test('also after the last turn; lost when the stock is empty and the top does not fit', () => {
    const table = layOut(rotUndSchwarz2, { f1: '2S', waste: '5D 6D', stock: '<KC>' }).play('turn');
    expect(table.status()).toBe('lost');
    expect(layOut(rotUndSchwarz2, { f1: '2S', waste: '5D KC 6D' }).play('waste>f1').status()).toBe('playing');
    expect(layOut(rotUndSchwarz2, { f1: '2S', waste: '5D 6D' }).play('waste>f1').status()).toBe('lost');
  });

  test('won with all cards in the row; the waste is never turned over', () => {
    expect(layOut(rotUndSchwarz2, { f1: '2S', waste: '5D' }).play('waste>f1').status()).toBe('won');
    expect(layOut(rotUndSchwarz2, { f1: '2S', waste: '5D' }).why('redeal')).toBe('no-redeal');
  });

  test('a player who never overlooks a fitting card always wins', () => {
    for (const word of words(5)) {
      const table = layOut(rotUndSchwarz2, {
        stock: word
          .split('')
          .map((c) => (c === 'r' ? '<5H>' : '<5S>'))
          .join(' '),
      });
      while (table.status() === 'playing') table.play(table.may('waste>f1') ? 'waste>f1' : 'turn');
      expect(table.status()).toBe('won');
    }
  });
});

describe('two passes', () => {
  test('the waste is not used in the first pass', () => {
    const table = layOut(rotUndSchwarz2, { f1: '2S', waste: '5D', stock: '<KC>' }, two);
    expect(table.why('waste>f1')).toBe('pile-keeps');
    expect(table.play('turn').cards('waste')).toBe('5D KC');
    expect(table.status()).toBe('playing');
  });

  test('then it is turned over, unshuffled, and played through once more, the row goes on', () => {
    const table = layOut(rotUndSchwarz2, { f1: '2S', waste: '5D 9C 3H' }, two).play('redeal');
    expect(table.cards('stock')).toBe('<3H> <9C> <5D>');
    expect(table.play('turn').cards('f1')).toBe('2S 5D');
    expect(table.why('redeal')).toBe('stock-left');
  });

  test('the waste is laid from its top by itself at the end, as long as the colours alternate', () => {
    const table = layOut(rotUndSchwarz2, { f1: '2S', waste: '2C 5C 9D' }, two).play('redeal', 'turn', 'turn', 'turn');
    // 2C and 5C do not fit, 9D does, then 5C from the top of the waste; 2C is left.
    expect([table.cards('f1'), table.cards('waste'), table.status()]).toEqual(['2S 9D 5C', '2C', 'lost']);
  });

  test('won when all cards are in the row, after the first pass or after the last', () => {
    expect(play('rbrb').play('turn', 'turn', 'turn', 'turn').status()).toBe('won');
    const table = play('rrbb').play('turn', 'turn', 'turn', 'turn', 'redeal', 'turn', 'turn');
    expect([table.cards('f1'), table.status()]).toEqual(['5H 5S 5H 5S', 'won']);
  });

  test('no third pass', () => {
    const table = layOut(rotUndSchwarz2, { f1: '2S', waste: '2C 5C' }, two).play('redeal', 'turn', 'turn');
    expect([table.status(), table.why('redeal')]).toEqual(['lost', 'no-redeal']);
  });
});

describe('how often it comes out with two passes', () => {
  test.each([1, 2, 3, 4, 5, 6])('the exact count is that of all words of %i red and as many black cards', (n) => {
    let won = 0;
    for (const word of words(n)) {
      const table = play(word);
      while (table.status() === 'playing') table.play(table.may('turn') ? 'turn' : 'redeal');
      if (table.status() === 'won') won++;
    }
    expect(countRow(n)).toEqual({ won: BigInt(won), all: BigInt(words(n).length) });
  });

  test('the chance is 0.013 %, and deals agree', () => {
    expect(countRow()).toEqual({ won: 65_902_560_198n, all: 495_918_532_948_104n });
    expect(agrees(rowChance(), wins(rotUndSchwarz2, two, DEALS), DEALS)).toBe(true);
  });
});

conformance(rotUndSchwarz2, { describe, test, tests });
