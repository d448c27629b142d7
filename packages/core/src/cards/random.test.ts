import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newDeck, shuffledDeck, formatDeck } from './deck.js';
import { parseSeed, Random, shuffle } from './random.js';

const draws = (seed: number | string): number[] => {
  const random = new Random(seed);
  return Array.from({ length: 4 }, () => random.next());
};

test('the random numbers of a seed never change', () => {
  expect({ 0: draws(0), 42: draws(42), max: draws(0xffffffff), text: draws('Katze'), empty: draws('') }).toMatchInlineSnapshot(`
    {
      "0": [
        1295173425,
        3307994551,
        756205351,
        817526780,
      ],
      "42": [
        3430000895,
        762705332,
        2655022238,
        3202155058,
      ],
      "empty": [
        1448018749,
        2084411010,
        2878331011,
        4024313387,
      ],
      "max": [
        1321966947,
        1951926936,
        1391209223,
        2416116716,
      ],
      "text": [
        324396865,
        35859958,
        3516910803,
        1845698990,
      ],
    }
  `);
});

test('the deal of a seed never changes', () => {
  const deck = (seed: number | string): string => formatDeck(shuffledDeck({}, new Random(seed)).slice(0, 13));
  expect([deck(0), deck(1), deck(42), deck('2026-11-21')]).toMatchInlineSnapshot(`
    [
      "3S 9C KD 4H 8H AH 5D 4C AS 9H KC 2H 9D",
      "KS QS 2C 6D 9H 7H 5S AC KD AS JD 9C 5H",
      "3H 4D 4C TC 5C 3S 8D 7D 9D 8H 6C AD 5H",
      "KS 5C AD AC QD JH 5H 2H 4S 9C 6S 8D 8H",
    ]
  `);
});

test('a copy of a random stream continues like the original, independently', () => {
  const one = new Random(7);
  one.next();
  const two = one.copy();
  const ahead = [two.next(), two.next()];
  expect([one.next(), one.next()]).toEqual(ahead);
});

test('below(n) stays below n', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 1, max: 0xffffffff }), (seed, n) => {
      const x = new Random(seed).below(n);
      return Number.isInteger(x) && x >= 0 && x < n;
    }),
  ));

test('below(n) draws again instead of favouring small numbers', () => {
  // With n = 3 · 2³⁰ a plain remainder would give the lower third twice as often as each other third.
  const random = new Random(1);
  const n = 3 * 2 ** 30;
  let lower = 0;
  const draws = 30_000;
  for (let i = 0; i < draws; i++) if (random.below(n) < n / 3) lower++;
  expect(Math.abs(lower / draws - 1 / 3)).toBeLessThan(0.012);
});

test('shuffling moves every card to every place equally often (chi-square)', () => {
  const cards = 12;
  const rounds = 24_000;
  const counts = Array.from({ length: cards }, () => new Array<number>(cards).fill(0));
  const random = new Random('chi');
  for (let round = 0; round < rounds; round++) {
    const deck = Array.from({ length: cards }, (_, i) => i);
    shuffle(deck, 0, cards, random);
    deck.forEach((card, place) => counts[card]![place]!++);
  }
  const expected = rounds / cards;
  const chi = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 121 degrees of freedom: mean 121, deviation 15.6; five deviations.
  expect(chi).toBeLessThan(121 + 5 * 15.6);
  expect(chi).toBeGreaterThan(121 - 5 * 15.6);
});

test('all 24 orders of four cards are equally likely', () => {
  const random = new Random('orders');
  const counts = new Map<string, number>();
  for (let round = 0; round < 24_000; round++) {
    const deck = [0, 1, 2, 3];
    shuffle(deck, 0, 4, random);
    counts.set(deck.join(''), (counts.get(deck.join('')) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(chi).toBeLessThan(23 + 5 * 6.8);
});

test('a shuffled deck is a permutation of the new one', () =>
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 0, max: 0xffffffff }), fc.string()), (seed) => {
      const spec = { copies: 2 };
      expect([...shuffledDeck(spec, new Random(seed))].sort()).toEqual([...newDeck(spec)].sort());
    }),
  ));

test.each([
  ['42', 42],
  [' 7 ', 7],
  ['4294967295', 0xffffffff],
  ['4294967296', '4294967296'],
  ['007', '007'],
  ['Sonntag', 'Sonntag'],
  [0, 0],
  ['', undefined],
  [-1, undefined],
  [1.5, undefined],
  [0x1_0000_0000, undefined],
  [null, undefined],
  ['x'.repeat(201), undefined],
])('the seed %j reads as %j', (given, seed) => {
  expect(parseSeed(given)).toBe(seed);
});
