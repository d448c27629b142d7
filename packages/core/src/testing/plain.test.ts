import { describe, expect, test } from 'vitest';
import { compare } from './model.js';
import {
  acesUp,
  dealRows,
  dealTriangle,
  emptyPiles,
  faceDown,
  inOrder,
  isDown,
  plainModel,
  rank,
  red,
  suit,
  turnUp,
  type PlainRules,
} from './plain.js';
import { mini } from './mini.js';
import type { Pile } from '../contract.js';
import type { Variant } from '../variant.js';

const moves = (rules: PlainRules, deck: string): Record<string, unknown> => {
  const game = plainModel(rules);
  return Object.fromEntries(game.moves(game.deal(deck.split(' '))).map(([move, { piles }]) => [move, piles]));
};
const one = (cards: readonly string[]): boolean => cards.length === 1;

describe('written cards', () => {
  test('rank, suit and colour read face-up and face-down cards of a plain model', () => {
    expect(['AS', 'TH', '<KD>', '9C'].map((card) => [rank(card), suit(card), red(card), isDown(card)])).toEqual([
      [1, 'S', false, false],
      [10, 'H', true, false],
      [13, 'D', true, true],
      [9, 'C', false, false],
    ]);
  });

  test('a plain model deals rows until every pile has its number of cards, or the deck ends', () => {
    expect(dealRows(['AS', '2S', '3S', '4S', '5S'], [1, 3, 1])).toEqual([['AS'], ['2S', '4S', '5S'], ['3S']]);
    expect(dealRows(['AS', '2S', '3S'], [2, 2])).toEqual([['AS', '3S'], ['2S']]);
  });

  test('a plain model deals a triangle whose rows each begin one pile later', () => {
    expect(dealTriangle(['AS', '2S', '3S', '4S', '5S'], 3, 2)).toEqual([['AS'], ['2S', '4S'], ['3S', '5S']]);
  });

  test('a plain model turns up only exposed cards', () => {
    const piles = [['<AS>', '<2S>'], [], ['3S']];
    turnUp(piles);
    expect(piles).toEqual([['<AS>', '2S'], [], ['3S']]);
    expect(faceDown('2S')).toBe('<2S>');
  });

  test('foundations of a plain model begin with an ace and are built up in suit, card by card', () => {
    expect(acesUp(['AS'], undefined)).toBe(true);
    expect(acesUp(['2S'], 'AS')).toBe(true);
    for (const [cards, onto] of [
      [['2S'], undefined],
      [['2H'], 'AS'],
      [['AS'], '2S'],
      [['AS', '2S'], undefined],
      [['AS'], 'KS'],
    ] as const)
      expect(acesUp(cards, onto)).toBe(false);
  });

  test('the order of a run in a plain model is tested on neighbours only', () => {
    const down = (upper: string, lower: string): boolean => rank(upper) === rank(lower) - 1;
    expect([inOrder(['9S', '8S', '7H'], down), inOrder(['9S', '7S'], down), inOrder(['9S'], down)]).toEqual([true, false, true]);
  });
});

describe('moves', () => {
  const deal: PlainRules['deal'] = (deck) => ({ foundation: emptyPiles(1), tableau: dealRows(deck, [2, 1]) });

  test('a plain model lists each source, count and target that both predicates allow, and never a face-down card', () => {
    const free: PlainRules = { deal, lift: { tableau: () => true }, lay: { tableau: () => true, foundation: one } };
    expect(Object.keys(moves(free, 'AS 2S 3S'))).toEqual(['t1>f1', 't1>t2', 't1>t2*2', 't2>f1', 't2>t1']);
    expect(Object.keys(moves(free, '<AS> 2S 3S'))).toContain('t1>f1');
    expect(moves(free, 'AS 2S 3S')['t1>t2*2']).toEqual({ foundation: [[]], tableau: [[], ['2S', 'AS', '3S']] });
    expect(Object.keys(moves({ ...free, lift: {} }, 'AS 2S 3S'))).toEqual([]);
    expect(Object.keys(moves(free, 'AS 2S <3S>'))).not.toContain('t1>t2*2');
  });

  test('predicates of a plain model get pile, neighbours and top card', () => {
    const seen: unknown[] = [];
    const rules: PlainRules = {
      deal,
      lift: { tableau: one },
      lay: {
        tableau(cards, onto, to, from) {
          seen.push([cards, onto, to.index, from.index, from.pile]);
          return false;
        },
      },
    };
    moves(rules, 'AS 2S 3S');
    expect(seen).toEqual([
      [['3S'], '2S', 1, 0, ['AS', '3S']],
      [['2S'], '3S', 0, 1, ['2S']],
    ]);
  });

  test('an action of a plain model gets a copy of the table and may refuse; consequences follow every move', () => {
    const rules: PlainRules = {
      deal,
      actions: {
        swap: ({ piles }) => void piles.tableau!.reverse(),
        never: ({ piles }) => {
          piles.tableau!.pop();
          return false;
        },
      },
      after: ({ piles }) => turnUp(piles.tableau!),
    };
    const all = moves(rules, '<AS> <2S> <3S>');
    expect(all).toEqual({ swap: { foundation: [[]], tableau: [['2S'], ['<AS>', '3S']] } });
  });

  test('a plain model lists each pair once, named in the given order', () => {
    const rules: PlainRules = {
      deal: (deck) => ({ tableau: dealRows(deck, [1, 1]), reserve: [[deck[2]!]], discard: [[]] }),
      lift: { tableau: one, reserve: one },
      order: ['reserve', 'tableau'],
      pair: (a, b) => rank(a) + rank(b) === 13,
    };
    expect(Object.keys(moves(rules, '6S 7S 6H'))).toEqual(['r1+t2', 't1+t2']);
    expect(moves(rules, '6S 7S 6H')['t1+t2']).toEqual({ tableau: [[], []], reserve: [['6H']], discard: [['6S', '7S']] });
  });
});

test('a plain model is won when all cards are on foundations and discard piles', () => {
  const rules: PlainRules = { deal: (deck) => ({ foundation: [deck.slice(1)], tableau: [deck.slice(0, 1)] }) };
  const game = plainModel(rules);
  expect([game.status(game.deal(['AS', '2S'])), game.status(game.deal([]))]).toEqual(['playing', 'won']);
});

describe('compare takes such a model', () => {
  const take = 'top' as const;
  const piles: Pile[] = [
    { id: 'f1', role: 'foundation', at: [0, 0], accept: { empty: 'any', on: { step: 1, suit: 'any' } } },
    { id: 't1', role: 'tableau', at: [1, 0], take },
    { id: 't2', role: 'tableau', at: [2, 0], take },
  ];
  const variant = mini(piles, { t1: 4, t2: 4 });
  const rules: PlainRules = {
    deal: (deck) => ({ foundation: emptyPiles(1), tableau: [deck.slice(0, 4), deck.slice(4)] }),
    lift: { tableau: one },
    lay: { foundation: (cards, onto) => one(cards) && (onto === undefined || rank(cards[0]!) === rank(onto) + 1) },
  };
  const run = (model: PlainRules, other: Variant = variant): unknown => compare(other, plainModel(model), { seed: 3, depth: 3 });

  test('the comparison finds no fault if variant and model agree', () => {
    expect(run(rules)).toBeInstanceOf(Array);
  });

  test('the comparison names the difference if they do not agree', () => {
    expect(() => run({ ...rules, lay: { foundation: one } })).toThrow(/after the deal: perft/);
    expect(() => run({ ...rules, lay: {} })).toThrow(/moves that the model does not have/);
  });
});
