import { Random } from '@patience/core/internals';
import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import cribbageSquares from './rules.js';
import { model, plainPoints } from './testing/model.js';
import tests from './tests.json' with { type: 'json' };

conformance(cribbageSquares, { describe, test, model, tests });

/** Returns a table with these cards in the square. @param cards row by row; an empty text is a gap @param next the open card beside the square */
const square = (cards: readonly string[], next = '') =>
  layOut(cribbageSquares, { waste: next, ...Object.fromEntries(cards.map((card, i) => [`t${i + 1}`, card])) });

test.each([
  ['a pair', 'KS KH 2C 4D', 2],
  ['a pair royal', 'KS KH KC 4D', 6],
  ['a double pair royal', 'KS KH KC KD', 12],
  ['a fifteen', '9S 6H KC QD', 2],
  ['fifteens that share a card', '5S KH QC 2D', 4],
  ['a run', '9S TH JC KD', 3],
  ['a double run', '9S TH JC JD', 8],
  ['a run of four', '9S TH JC QD', 4],
  ['no run around the ace', 'QS KH AC 2D', 0],
  ['a flush', '2H 4H TH KH', 4],
])('a row counts as a hand: %s', (_hand, cards, points) => {
  expect(square(cards.split(' ')).table.score()).toBe(points);
});

/** A square without points: no row or column has a fifteen, a pair, a run or a flush, not even with a ten or a court card as the starter. */
const NOTHING = '2C 4D 6H 8S 4H 6S 8C 2D 6C 8D 2H 4S 8H 2S 4C 6D'.split(' ');

test('the starter counts in each of the eight hands once the square is full', () => {
  const [full, gap] = [square(NOTHING, '5S'), square(NOTHING.slice(0, 15), '5S')];
  expect([full.status(), gap.status()]).toEqual(['over', 'playing']);
  // A run of three and two fifteens in each hand.
  expect([full.table.score(), gap.table.score()]).toEqual([8 * 7, 0]);
});

test('a jack as the starter counts two points, and a jack of the starter’s suit one in its row and one in its column', () => {
  expect([square(NOTHING, 'KS').table.score(), square(NOTHING, 'JS').table.score()]).toEqual([0, 2]);
  const withJack = ['JS', ...NOTHING.slice(1)];
  expect([square(withJack, 'KD').table.score(), square(withJack, 'KS').table.score()]).toEqual([0, 2]);
});

test('the points of random squares equal those of a second, plain count of all combinations', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = new Random(seed);
    // Few ranks and suits make all combinations frequent.
    const cards = 'C D H S'
      .split(' ')
      .slice(seed % 3)
      .flatMap((suit) =>
        'A 5 J T Q 6 9 4 7 8 K 3 2'
          .split(' ')
          .slice(0, 9 + (seed % 5))
          .map((rank) => rank + suit),
      );
    const next = cards.splice(random.below(cards.length), 1)[0]!;
    const laid = Array.from({ length: 16 }, () =>
      seed % 2 === 0 && random.below(9) === 0 ? '' : (cards.splice(random.below(cards.length), 1)[0] ?? ''),
    );
    expect(square(laid, next).table.score(), `${laid.join()} ${next}`).toBe(plainPoints(laid, next));
  }
});
