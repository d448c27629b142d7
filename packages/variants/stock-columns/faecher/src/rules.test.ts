import { Game } from '@patience/core';
import { bestMoves, deal, formatMove } from '@patience/core/internals';
import { compare, conformance, laid, layOut, type LaidOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { faecher, type FaecherOptions } from './rules.js';
import { model, points } from './testing/model.js';
import tests from './tests.json' with { type: 'json' };

const { won } = tests;

const dealt = (options: Partial<FaecherOptions> = {}, seed = 1): LaidOut => {
  const result = deal(faecher, { seed, options });
  if (!result.ok) throw new Error(result.error.message);
  return laid(result.value.table);
};
const bases = { f1: '2C', f2: '2D', f3: '2H', f4: '2S' };
const tally = (elapsedMs = 0, mistakes = 0) => ({ elapsedMs, mistakes });
const score = (table: LaidOut, elapsedMs = 0, mistakes = 0) => table.table.score(tally(elapsedMs, mistakes));

describe('layout', () => {
  const table = dealt();
  const deck = table.table.cards.map((card) => `${'A23456789TJQK'[card.rank - 1]!}${card.suit}`);

  test('the four twos are the bases, clubs, diamonds, hearts, spades', () => {
    expect(['f1', 'f2', 'f3', 'f4'].map(table.cards)).toEqual(['2C', '2D', '2H', '2S']);
  });

  test('nine cards form the fan, then four open the auxiliary piles', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => table.cards(`r${i}`))).toEqual(deck.slice(4, 13));
    expect([1, 2, 3, 4].map((i) => table.cards(`t${i}`))).toEqual(deck.slice(13, 17));
  });

  test('the other 35 cards are the stock, face down', () => {
    expect(table.cards('stock').split(' ')).toEqual(
      deck
        .slice(17)
        .reverse()
        .map((card) => `<${card}>`),
    );
    expect(deck).toHaveLength(52);
  });
});

describe('families', () => {
  test('build up in suit from two to ace: 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A', () => {
    const table = layOut(faecher, { f1: '2C', t1: 'AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C' });
    for (let i = 0; i < 12; i++) table.play('t1>f1');
    expect(table.cards('f1')).toBe('2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC');
  });

  test('only the next card of the suit fits', () => {
    const table = layOut(faecher, { ...bases, r1: '3D', r2: '4C', r3: '3C' });
    expect([table.why('r1>f1'), table.why('r2>f1'), table.may('r3>f1')]).toEqual(['needs', 'needs', true]);
  });

  test('cards come from the fan, the waste and the auxiliary piles', () => {
    const table = layOut(faecher, { ...bases, r1: '3C', t1: 'KS 3D', waste: '9H 3H' });
    for (const move of ['r1>f1', 't1>f2', 'waste>f3']) expect(table.may(move)).toBe(true);
  });

  test('no card comes back', () => {
    const table = layOut(faecher, { ...bases, f1: '2C 3C', t1: '4C' });
    expect(table.why('f1>t1')).toBe('pile-keeps');
  });
});

describe('fan', () => {
  test('every card of it is available, for a family or an auxiliary pile', () => {
    const table = layOut(faecher, { ...bases, r1: '3C', r9: '8D', t1: '9D' });
    expect([table.may('r1>f1'), table.may('r9>t1')]).toEqual([true, true]);
  });

  test('it is never refilled and nothing is laid on it', () => {
    const table = layOut(faecher, { ...bases, r1: '3C', r2: '9H', t1: '8H', waste: '8H' }).play('r1>f1');
    expect(table.cards('r1')).toBe('');
    for (const move of ['r2>r1', 't1>r1', 'waste>r1', 't1>r2', 'waste>r2']) expect(table.may(move)).toBe(false);
  });
});

describe('auxiliary piles', () => {
  test('build down in suit', () => {
    const table = layOut(faecher, { ...bases, t1: '9D', r1: '8D', r2: '8H', r3: 'TD', waste: '8C' });
    expect(['r1>t1', 'r2>t1', 'r3>t1', 'waste>t1'].map(table.may)).toEqual([true, false, false, false]);
  });

  test('a king goes on the ace of its suit', () => {
    const table = layOut(faecher, { ...bases, t1: 'AD', r1: 'KD', r2: 'KH' });
    expect([table.may('r1>t1'), table.may('r2>t1')]).toEqual([true, false]);
  });

  test('nothing goes on a three', () => {
    const table = layOut(faecher, { ...bases, t1: '3D', r1: 'AD', r2: 'KD', r3: '4D' });
    for (const from of ['r1', 'r2', 'r3']) expect(table.may(`${from}>t1`)).toBe(false);
  });

  test('the top card goes to another auxiliary pile, never to the fan', () => {
    const table = layOut(faecher, { ...bases, t1: 'KS 8D', t2: '9D' });
    expect([table.may('t1>t2'), table.why('t1>r1')]).toEqual([true, 'pile-refuses']);
  });

  test('between them single cards only', () => {
    expect(layOut(faecher, { ...bases, t1: '9D 8D', t2: 'TD' }).why('t1>t2*2')).toBe('only-top');
  });

  test('an empty pile takes any card from waste, fan or another pile, and is not filled by itself', () => {
    const table = layOut(faecher, { ...bases, t1: '9D', t2: 'KS 8H', r1: '5C', waste: '7H' }).play('t1>t3');
    expect(table.cards('t1')).toBe('');
    expect(['t2>t1', 'r1>t1', 'waste>t1'].map(table.may)).toEqual([true, true, true]);
  });

  test('a click on a pile whose end fits a family sends the whole run up, as single moves', () => {
    const { table } = layOut(faecher, { ...bases, t1: 'KS 8C 5C 4C 3C' });
    expect(bestMoves(table, table.rules.index.get('t1')!, 0)!.map((move) => formatMove(table, move))).toEqual(['t1>f1', 't1>f1', 't1>f1']);
  });
});

describe('stock', () => {
  test('one card at a time goes to the waste, whose top is available', () => {
    const table = layOut(faecher, { ...bases, stock: '<3C> <3D>', t1: '9S' }).play('turn');
    expect([table.cards('stock'), table.cards('waste')]).toEqual(['<3C>', '3D']);
    table.play('turn');
    expect(table.cards('waste')).toBe('3D 3C');
    expect([table.may('waste>f1'), table.may('waste>f2')]).toEqual([true, false]);
  });

  test('it is played twice: one redeal, in the same order', () => {
    const table = layOut(faecher, { ...bases, stock: '<9C> <9D> <9H>' }).play('turn', 'turn', 'turn');
    expect(table.why('turn')).toBe('stock-empty');
    expect(table.play('redeal').cards('stock')).toBe('<9C> <9D> <9H>');
    table.play('turn', 'turn', 'turn');
    expect([table.cards('waste'), table.why('redeal')]).toEqual(['9H 9D 9C', 'no-redeal']);
  });

  test('it is not turned over before it is used up, nor when nothing is left', () => {
    expect(layOut(faecher, { ...bases, stock: '<9C>', waste: '9D' }).why('redeal')).toBe('stock-left');
    expect(layOut(faecher, bases).why('redeal')).toBe('waste-empty');
  });
});

describe('end', () => {
  const families = Object.fromEntries(
    'CDHS'.split('').map((suit, i) => [
      `f${i + 1}`,
      '23456789TJQKA'
        .split('')
        .map((rank) => rank + suit)
        .join(' '),
    ]),
  );

  test('won with four aces on top', () => {
    const table = layOut(faecher, { ...families, f4: families['f4']!.slice(0, -3), t1: 'AS' });
    expect(table.status()).toBe('playing');
    expect(table.play('t1>f4').status()).toBe('won');
  });

  test('lost when the playing time is over, if there is a limit', () => {
    const table = layOut(faecher, bases, { timeLimit: 1500 });
    expect([table.status(tally(1_499_999)), table.status(tally(1_500_000))]).toEqual(['playing', 'lost']);
    expect(layOut(faecher, bases).status(tally(9_999_999))).toBe('playing');
    expect(layOut(faecher, families, { timeLimit: 1500 }).status(tally(9_999_999))).toBe('won');
  });

  test('otherwise stuck when nothing can be moved and the stock was played twice', () => {
    const table = layOut(faecher, { ...bases, t1: '9C', t2: '9D', t3: '9H', t4: '9S', stock: '<7H>' }).play('turn', 'redeal', 'turn');
    expect([table.moves(), table.status()]).toEqual([[], 'playing']);
  });
});

describe('score', () => {
  test('the pool starts at 1500 and shrinks by one a second, never below 0', () => {
    const table = dealt();
    expect([0, 999, 1000, 61_000, 1_500_000, 9_000_000].map((ms) => score(table, ms))).toEqual([1500, 1500, 1499, 1439, 0, 0]);
  });

  test('150 for a card from the fan or the waste', () => {
    const table = layOut(faecher, { ...bases, r1: '3C', r2: '9C', waste: '3D' });
    expect([score(table.play('r1>f1')), score(table.play('waste>f2'))]).toEqual([1650, 1800]);
  });

  test.each([
    ['instead', 75],
    ['additional', 225],
  ] as const)('for a card from an auxiliary pile: %s, %i', (fromPile, earned) => {
    expect(score(layOut(faecher, { ...bases, r1: '9C', t1: '3C' }, { fromPile }).play('t1>f1'))).toBe(1500 + earned);
  });

  test('a card laid elsewhere earns nothing', () => {
    expect(score(layOut(faecher, { ...bases, r1: '9C', r2: '9D', t1: 'TC', waste: '8C' }).play('r1>t1', 'waste>t1'))).toBe(1500);
  });

  test('50 off for a wrong choice', () => {
    const game = Game.start(faecher, { seed: 1 });
    if (!game.ok) throw new Error(game.error.message);
    expect(game.value.attempt('r1', 0, 'r2').ok).toBe(false);
    expect([game.value.mistakes, game.value.score]).toEqual([1, 1450]);
    game.value.attempt('r1', 0, 'r1');
    expect(game.value.score).toBe(1450);
  });

  test('300, once, when the fan is empty', () => {
    const table = layOut(faecher, { ...bases, r1: '3C', r2: '8D', t1: '9D', stock: '<9S>' }).play('r1>f1');
    expect(score(table)).toBe(1650);
    expect(score(table.play('r2>t1'))).toBe(1950);
    expect(score(table.play('turn'))).toBe(1950);
  });

  test('500 for the game won', () => {
    const game = Game.load(faecher, won);
    if (!game.ok) throw new Error(game.error.message);
    const after = game.value.score!;
    game.value.undo();
    expect(after - game.value.score!).toBe(75 + 500);
  });

  test('it is never below 0', () => {
    expect(score(dealt(), 1_490_000, 3)).toBe(0);
  });

  test('undo takes back what a move earned, but neither time nor penalties', () => {
    const table = layOut(faecher, { ...bases, r1: '3C', r2: '9C' }).play('r1>f1');
    expect(score(table, 10_000, 2)).toBe(1490 + 150 - 100);
    table.table.undo();
    expect(score(table, 10_000, 2)).toBe(1490 - 100);
  });
});

test.each(['instead', 'additional'] as const)(
  'a game that another program won is won here in 129 moves, with its points (%s)',
  (fromPile) => {
    const game = Game.load(faecher, { ...won, options: { ...won.options, fromPile } });
    if (!game.ok) throw new Error(game.error.message);
    expect([game.value.status, game.value.moves]).toEqual(['won', 129]);
    expect(game.value.score).toBe(1500 + points(won.gestures.flat(), fromPile) + 300 + 500);
  },
);

conformance(faecher, { describe, test, model, tests });

test('the twos may stand anywhere in a given deck, or be left out, in the plain model too', () => {
  const cards = won.deck.split(' ');
  const others = cards.filter((card) => !card.startsWith('2'));
  for (const deck of [[...others, '2S', '2H', '2D', '2C'], others]) compare(faecher, model, { deck: deck.join(' '), moves: 40 });
});

test('the won game contains a redeal', () => {
  expect(won.gestures.flat()).toContain('redeal');
});
