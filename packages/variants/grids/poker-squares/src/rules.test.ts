import { Random } from '@patience/core/internals';
import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import pokerSquares from './rules.js';
import { model, plainPoints } from './testing/model.js';
import tests from './tests.json' with { type: 'json' };

conformance(pokerSquares, { describe, test, model, tests });

/** Returns a table with these cards in the square. @param cards row by row; an empty text is a gap */
const square = (cards: readonly string[], points: 'english' | 'american' = 'english') =>
  layOut(pokerSquares, Object.fromEntries(cards.map((card, i) => [`t${i + 1}`, card])), { points });

test.each([
  ['one pair', 'KS KH 2C 3D 4S', 1, 2],
  ['two pairs', 'KS KH 2C 2D 4S', 3, 5],
  ['three of a kind', 'KS KH KC 2D 4S', 6, 10],
  ['a straight', '9S TH JC QD KS', 12, 15],
  ['a straight from the ace', '3S 2H AC 5D 4S', 12, 15],
  ['a straight to the ace', 'AS TH JC QD KS', 12, 15],
  ['ranks around the ace', 'QS KH AC 2D 3S', 0, 0],
  ['a flush', '2H 4H 7H 9H KH', 5, 20],
  ['a full house', 'KS KH KC 2D 2S', 10, 25],
  ['four of a kind', 'KS KH KC KD 2S', 16, 50],
  ['a straight flush', '5H 6H 7H 8H 9H', 30, 75],
  ['a royal flush', 'AH KH QH JH TH', 30, 100],
  ['four cards of a suit in sequence', '5H 6H 7H 8H', 0, 0],
  ['three of a kind with gaps', 'KS KH KC', 6, 10],
])('a row counts as a hand: %s', (_hand, cards, english, american) => {
  expect(square(cards.split(' ')).table.score()).toBe(english);
  expect(square(cards.split(' '), 'american').table.score()).toBe(american);
});

test.each(['english', 'american'] as const)('the points of random squares equal those of a second, plain count (%s points)', (points) => {
  for (let seed = 1; seed <= 300; seed++) {
    // Few ranks and suits make all hands frequent.
    const cards = 'C D H S'
      .split(' ')
      .slice(seed % 3)
      .flatMap((suit) =>
        'A K Q J T 9 8 7 6 5 4 3 2'
          .split(' ')
          .slice(0, 9 + (seed % 5))
          .map((rank) => rank + suit),
      );
    const random = new Random(seed);
    const laid = Array.from({ length: 25 }, () => (random.below(11) === 0 ? '' : (cards.splice(random.below(cards.length), 1)[0] ?? '')));
    expect(square(laid, points).table.score(), laid.join()).toBe(plainPoints(laid, points));
  }
});

test('the pile beside a row or column shows its points, and nothing without points', () => {
  const { table } = square(['KS', 'KH', '', '', '', '', 'KC']);
  const shown = Object.values(table.variant.shows!).flatMap(({ on, value }) => {
    const n = value(table.view, table.options);
    return n === undefined ? [] : [[on, n]];
  });
  expect(shown).toEqual([
    ['r1', 1],
    ['r7', 1],
  ]);
});
