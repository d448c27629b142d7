import { allOptions, Game, say, startOptions } from '@patience/core';
import { actionMove, deal, refuse } from '@patience/core/internals';
import { compare, conformance, laid, layOut, type LaidOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { spider, type SpiderOptions } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

const dealt = (options: Partial<SpiderOptions> = {}, seed = 1): LaidOut => {
  const result = deal(spider, { seed, options });
  if (!result.ok) throw new Error(result.error.message);
  return laid(result.value.table);
};
const columns = Array.from({ length: 10 }, (_, i) => `t${i + 1}`);
const run = (suit: string, from = 'K', to = 'A'): string => {
  const ranks = 'KQJT98765432A';
  return ranks
    .slice(ranks.indexOf(from), ranks.indexOf(to) + 1)
    .split('')
    .map((rank) => rank + suit)
    .join(' ');
};
/** Ten cards that have nothing to do with each other, one on each of the given columns. */
const elsewhere = (...ids: string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, '9D']));

describe('layout', () => {
  test('ten columns: the first four have five face-down cards, the other six four, and each one face-up card', () => {
    const table = dealt();
    for (const [i, column] of columns.entries()) expect(table.cards(column)).toMatch(new RegExp(`^(<..> ){${i < 4 ? 5 : 4}}..$`));
  });

  test('it is dealt row by row, and the other fifty cards are the stock, five rows of ten', () => {
    const table = dealt();
    const deck = table.table.cards.map((card) => `${'A23456789TJQK'[card.rank - 1]!}${card.suit}`);
    expect(table.cards('t1')).toBe([0, 10, 20, 30, 40].map((i) => `<${deck[i]!}>`).join(' ') + ` ${deck[44]!}`);
    expect(table.cards('t5')).toBe([4, 14, 24, 34].map((i) => `<${deck[i]!}>`).join(' ') + ` ${deck[48]!}`);
    expect(table.cards('stock').split(' ')).toEqual(
      deck
        .slice(54)
        .reverse()
        .map((card) => `<${card}>`),
    );
  });

  test.each([
    [4, 'CDHS'],
    [2, 'HS'],
    [1, 'S'],
  ] as const)('104 cards of a game with %i suits are of %s', (suits, names) => {
    const { table } = dealt({ suits });
    expect(table.cards).toHaveLength(104);
    for (const suit of names) expect(table.cards.filter((card) => card.suit === suit)).toHaveLength(104 / names.length);
  });
});

test('a game with three suits has three sequences of spades and of hearts, and two of clubs', () => {
  const { table } = dealt({ suits: 3 });
  const counted = (['S', 'H', 'C', 'D'] as const).map((suit) => table.cards.filter((card) => card.suit === suit).length);
  expect(counted).toEqual([39, 39, 26, 0]);
});

test('a first game has one suit, and a deal whose link or record names no suits has four', () => {
  expect(startOptions(spider)).toEqual({ suits: 1, aces: 'matching', dealing: 'filled' });
  expect(dealt({}, 5).table.options).toEqual({ suits: 4, aces: 'matching', dealing: 'filled' });
});

describe('moves', () => {
  test('a card goes on any card one rank higher, whatever its suit', () => {
    const table = layOut(spider, { t1: '9S', t2: '8D', t3: '8S', t4: '7D', t5: 'TS' });
    expect(table.moves().filter((move) => move.endsWith('>t1'))).toEqual(['t2>t1', 't3>t1']);
    expect(table.may('t5>t1')).toBe(false);
  });

  test('runs of one suit move, others do not', () => {
    const table = layOut(spider, { t1: 'TH', t2: '9S 8S 7S', t3: '9S 8D 7D' });
    expect(table.may('t2>t1*3')).toBe(true);
    expect(table.why('t3>t1*3')).toBe('run-broken');
    expect(table.may('t3>t1*2')).toBe(false);
    expect(layOut(spider, { t1: '9H', t2: '9S 8D 7D' }).may('t2>t1*2')).toBe(true);
  });

  test('any end of a run may be lifted', () => {
    expect(layOut(spider, { t1: '8H', t2: '9S 8S 7S' }).may('t2>t1')).toBe(true);
  });

  test('nothing is laid on an ace', () => {
    const table = layOut(spider, { t1: 'AS', t2: 'KS', t3: '2S', t4: '9D' });
    for (const from of ['t2', 't3', 't4']) expect(table.why(`${from}>t1`)).toBe('nothing-fits');
  });

  test('an empty column takes any card and any run', () => {
    const table = layOut(spider, { t1: '3S', t2: '9S 8S', ...elsewhere('t3', 't4', 't5', 't6', 't7', 't8', 't9') });
    expect(table.may('t1>t10')).toBe(true);
    expect(table.may('t2>t10*2')).toBe(true);
  });

  test('a face-down card is turned as soon as it is exposed, and not lifted before', () => {
    const table = layOut(spider, { t1: '<KD> <QD> 8S', t2: '9S' });
    expect(table.why('t1>t2*2')).toBe('card-hidden');
    table.play('t1>t2');
    expect(table.cards('t1')).toBe('<KD> QD');
  });

  test('no card comes back from a foundation', () => {
    const table = layOut(spider, { t1: run('S', 'K', '2'), t2: 'AS', t3: '2D' }).play('t2>t1');
    expect(table.why('f1>t3')).toBe('pile-keeps');
  });
});

describe('families', () => {
  test('a complete family leaves as soon as its ace is laid, and what it covered turns up', () => {
    const table = layOut(spider, { t1: `<5D> ${run('H', 'K', '2')}`, t2: '<9C> AH' }).play('t2>t1');
    expect(table.cards('f1').split(' ').reverse().join(' ')).toBe(run('H'));
    expect(table.cards('t1')).toBe('5D');
    expect(table.cards('t2')).toBe('9C');
  });

  test('a family of two suits stays', () => {
    const table = layOut(spider, { t1: run('H', 'K', '2'), t2: 'AD' }).play('t2>t1');
    expect(table.cards('f1')).toBe('');
  });

  test('a deal completes families, too; columns are looked at from left to right', () => {
    const nearly = { t2: run('S', 'K', '2'), t7: run('H', 'K', '2') };
    const stock = '<9D> <9D> <9D> <AH> <9D> <9D> <9D> <9D> <AS> <9D>';
    const table = layOut(spider, { ...nearly, ...elsewhere('t1', 't3', 't4', 't5', 't6', 't8', 't9', 't10'), stock }).play('deal');
    expect([table.cards('f1'), table.cards('f2')].map((pile) => pile.at(-1))).toEqual(['S', 'H']);
    expect([table.cards('t2'), table.cards('t7')]).toEqual(['', '']);
  });

  test('won when all eight families are away', () => {
    const seven = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`f${i + 1}`, 'KS']));
    const table = layOut(spider, { ...seven, t1: run('S', 'K', '2'), t2: 'AS' });
    expect(table.status()).toBe('playing');
    expect(table.play('t2>t1').status()).toBe('won');
  });
});

describe('deal', () => {
  const stock = Array.from({ length: 10 }, () => '<9D>').join(' ');

  test('it lays one face-up card on every column, five times', () => {
    const table = dealt();
    for (let row = 5; row > 0; row--) table.play('deal');
    expect(table.cards('stock')).toBe('');
    expect(table.cards('t10').split(' ')).toHaveLength(10);
    expect(table.cards('t10')).toMatch(/^(<..> ){4}(.. ){5}..$/);
    expect(table.why('deal')).toBe('stock-empty');
  });

  test('it is allowed at any time, also when cards could be moved', () => {
    expect(layOut(spider, { t1: '8S', ...elsewhere(...columns.slice(1)), stock }).may('deal')).toBe(true);
  });

  test('it is not allowed while a column is empty, and the reason says which', () => {
    const { table, why } = layOut(spider, { ...elsewhere('t2', 't3', 't5', 't6', 't7', 't8', 't9', 't10'), t2: '9D 8D 3C', stock });
    expect(why('deal')).toBe('gaps t1 t4');
    const refusal = refuse(table, actionMove(0))!;
    expect(say(refusal, 'de', spider)).toBe('Erst müssen alle leeren Reihen gefüllt werden: 1, 4.');
    expect(say(refusal, 'en', spider)).toBe('Fill all empty columns first: 1, 4.');
  });

  test('it lays a card on empty columns, too, when dealing is allowed at any time', () => {
    const table = layOut(
      spider,
      { ...elsewhere('t2', 't3', 't5', 't6', 't7', 't8', 't9', 't10'), t2: '9D 8D 3C', stock },
      { dealing: 'allowed' },
    );
    expect(table.play('deal').cards('t1')).toBe('9D');
  });

  test('it is allowed with gaps that cannot be filled: fewer cards than columns', () => {
    const table = layOut(spider, { ...elsewhere(...columns.slice(1)), stock });
    expect(table.play('deal').cards('t1')).toBe('9D');
  });

  test('stuck when there is no move and the stock is empty', () => {
    const game = Game.start(spider, { seed: 3 });
    expect(game.ok && game.value.stuck).toBe(false);
    const table = layOut(spider, elsewhere(...columns));
    expect(table.moves()).toEqual([]);
    expect(table.status()).toBe('playing');
  });
});

describe('mismatched aces', () => {
  const options = { aces: 'mismatched' };
  const others = (pairs: readonly (readonly [string, string])[]): Record<string, string> =>
    Object.fromEntries(pairs.map(([suit, ace], i) => [`t${i + 1}`, `${run(suit, 'K', '2')} A${ace}`]));
  const four = [
    ['C', 'S'],
    ['C', 'D'],
    ['D', 'H'],
    ['D', 'C'],
    ['H', 'S'],
    ['H', 'D'],
    ['S', 'H'],
  ] as const;

  test('a complete family leaves by itself, and the game is lost', () => {
    const table = layOut(spider, { t1: run('H', 'K', '2'), t2: 'AH' }, options).play('t2>t1');
    expect(table.cards('f1')).not.toBe('');
    expect(table.status()).toBe('lost');
  });

  test('won with eight blocked families, an empty stock and every card face up', () => {
    const table = layOut(spider, { ...others(four), t8: run('S', 'K', '2'), t9: 'AC' }, options);
    expect(table.status()).toBe('playing');
    expect(table.play('t9>t8').status()).toBe('won');
    expect(layOut(spider, { ...others([...four, ['S', 'C']]), stock: '<9D>' }, options).status()).toBe('playing');
  });

  test('an ace of the same colour will do, and two blocked families may lie on each other', () => {
    const { t1, t2, ...rest } = others([...four, ['S', 'C']]);
    expect(layOut(spider, { ...rest, t1: `${t1!} ${t2!}` }, options).status()).toBe('won');
  });

  test('a run of two suits below the ace is no blocked family', () => {
    const mixed = `${run('S', 'K', '8')} ${run('H', '7', '2')} AC`;
    expect(layOut(spider, { ...others(four), t8: mixed }, options).status()).toBe('playing');
  });

  test('a game with two suits has red runs under black aces and black runs under red aces', () => {
    const eight = [
      ['S', 'H'],
      ['S', 'H'],
      ['S', 'H'],
      ['S', 'H'],
      ['H', 'S'],
      ['H', 'S'],
      ['H', 'S'],
      ['H', 'S'],
    ] as const;
    expect(layOut(spider, others(eight), { ...options, suits: 2 }).status()).toBe('won');
  });

  test('a game with one suit is refused, with the reason', () => {
    const refused = deal(spider, { options: { suits: 1, aces: 'mismatched' } });
    expect(!refused.ok && refused.error).toMatchObject({
      code: 'option-combination',
      params: { reason: 'one-suit' },
      message: spider.strings['en']!.reasons!['one-suit'],
    });
    expect(allOptions(spider)).toHaveLength(14);
  });
});

test.each([
  [tests.won[0], 200],
  [tests.won[1], 319],
])('a game that another program won is won here in as many moves', (save, moves) => {
  const game = Game.load(spider, save);
  expect(game.ok && [game.value.status, game.value.moves]).toEqual(['won', moves]);
});

conformance(spider, { describe, test, model, tests });

test('the plain model goes along a won game that is lost with mismatched aces, up to its first family', () => {
  const options = { suits: 2, aces: 'mismatched', dealing: 'filled' } as const;
  const [, won] = tests.won;
  const game = won!.gestures.flat();
  const lost = compare(spider, model(options), { deck: won!.deck!, options, game, moves: game.length });
  expect(lost.length).toBeLessThan(game.length);
});
