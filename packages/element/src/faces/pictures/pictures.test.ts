import { cardName, SUITS, type LanguageTag, type Suit } from '@patience/core';
import { describe, expect, test } from 'vitest';
import { points } from '../../testing/points.js';
import type { Deck, Face, FaceStyle } from '../face.js';
import { place } from '../path.js';
import { SUIT_SHAPES } from '../suits.js';
import { drawPicture, LETTERS, pipSpots, reword } from './index.js';
import { turned } from './outline.js';

const DECKS: readonly Deck[] = [undefined, 'german'];
const INDICES = ['row', 'left', 'right'] as const;
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const RANKS = Array.from({ length: 13 }, (_, i) => i + 1);

const styleOf = (deck: Deck, index: FaceStyle['index'] = 'row', large = false): FaceStyle => ({
  large,
  pictured: !large,
  deck,
  index,
  letters: deck ? LETTERS : 'AJQK',
});

const outlines = ({ layers = [] }: Face): string[] => layers.map(([, outline]) => outline);
/** Returns the points of an outline with absolute commands. */
const spotsOf = (outline: string): [number, number][] =>
  [...outline.matchAll(/(?<![\d.])(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
/** Returns the lines of an outline, each by its points in any order, rounded to a fifth of a unit. */
const strokes = (outline: string): string[] =>
  outline
    .split(/(?=M)/)
    .map((line) => [...new Set(spotsOf(line).map((spot) => spot.map((n) => Math.round(n * 5 + 0.01)).join()))].sort().join(' '))
    .sort();
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const boxOf = (all: readonly (readonly [number, number])[]): Box => ({
  left: Math.min(...all.map(([x]) => x)),
  right: Math.max(...all.map(([x]) => x)),
  top: Math.min(...all.map(([, y]) => y)),
  bottom: Math.max(...all.map(([, y]) => y)),
});
const apart = (a: Box, b: Box): boolean => a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

describe.each(INDICES)('number cards with the index %s', (index) => {
  test.each(NUMBERS)(
    'a number card of rank %i has as many pips as its rank, left and right alike, and the lower ones upside down',
    (rank) => {
      const spots = pipSpots(rank, index);
      const expectedSpots = spots.map(String).sort();
      expect(spots).toHaveLength(rank);
      expect(spots.map(([x, y]) => String([100 - x, y])).sort()).toEqual(expectedSpots);
      // The seventh pip of a seven stands alone in the middle of the upper half.
      const paired = rank === 7 ? spots.filter(([x]) => x !== 50) : spots;
      expect(paired.map(([x, y]) => String([100 - x, Math.round((140 - y) * 1e6) / 1e6])).sort()).toEqual(
        paired.map(([x, y]) => String([x, Math.round(y * 1e6) / 1e6])).sort(),
      );
      const scale = rank < 4 ? 1.2 : 0.9;
      for (const suit of SUITS) {
        const { ink } = drawPicture(rank, suit, styleOf(undefined, index));
        for (const [x, y] of spots) expect(ink.split(place(SUIT_SHAPES[suit], x, y, y > 70 ? -scale : scale))).toHaveLength(2);
      }
    },
  );

  test.each(NUMBERS)('the suit signs beside the rank of a %i are smaller than its pips', (rank) => {
    const { ink } = drawPicture(rank, 'D', styleOf(undefined, index));
    const sizes = ink
      .split(/(?=M)/)
      .filter((shape) => /m0 -?[\d.]+ c/.test(shape))
      .map((shape) => boxOf(points(shape)))
      .map(({ top, bottom }) => Math.abs(bottom - top));
    const pip = Math.max(...sizes);
    expect(sizes).toHaveLength(rank + 2);
    expect(sizes.filter((size) => size < pip * 0.8)).toHaveLength(2);
  });

  test.each(NUMBERS)('no pip of %i touches another pip or the rank', (rank) => {
    for (const suit of SUITS) {
      const { ink } = drawPicture(rank, suit, styleOf(undefined, index));
      // Letters and signs in a row each begin with an absolute step. Holes of a figure lie inside it.
      const boxes = ink
        .split(/(?=M)/)
        .filter(Boolean)
        .map((shape) => boxOf(points(shape)));
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) expect(apart(a, b), `${rank}${suit} ${JSON.stringify([a, b])}`).toBe(true);
    }
  });
});

describe.each(DECKS)('deck %s', (deck) => {
  const all = (style: FaceStyle, covered = false): [string, Face][] =>
    SUITS.flatMap((suit) => RANKS.map((rank): [string, Face] => [`${rank}${suit}`, drawPicture(rank, suit, style, covered)]));

  test('every picture stays inside its card', () => {
    for (const index of INDICES)
      for (const [card, face] of all(styleOf(deck, index)))
        for (const outline of outlines(face))
          expect(
            spotsOf(outline).filter(([x, y]) => !(x > 0 && x < 100 && y > 0 && y < 140)),
            card,
          ).toEqual([]);
  });

  test('outlines use only commands that can be rotated', () => {
    for (const [card, face] of all(styleOf(deck)))
      for (const outline of outlines(face)) expect(outline.replace(/-?[\d.]+(?:e-\d+)?[ ,]?/g, '0'), card).toMatch(/^(?:[MLCQ]0+|Z)+$/);
  });

  test('all faces differ at any size, even if only their index is visible', () => {
    for (const large of [false, true])
      for (const covered of [false, true])
        expect(new Set(all(styleOf(deck, 'row', large), covered).map(([, face]) => JSON.stringify(face))).size).toBe(52);
  });

  test('a court card is unchanged by a rotation of 180°', () => {
    for (const suit of SUITS)
      for (const rank of [11, 12, 13])
        for (const [paint, outline] of drawPicture(rank, suit, styleOf(deck)).layers!)
          expect(strokes(turned(outline)), `${rank}${suit} ${paint}`).toEqual(strokes(outline));
  });

  test('a covered card shows its rank at the same place', () => {
    for (const [i, [card, face]] of all(styleOf(deck), true).entries()) {
      const rank = face.ink.split(/(?=M)/)[0]!;
      expect(all(styleOf(deck))[i]![1].ink.startsWith(rank), card).toBe(true);
    }
  });
});

test('an Ober has his suit sign beside him, except with a stacked index, which leaves no space', () => {
  for (const suit of SUITS) {
    const [row, left] = (['row', 'left'] as const).map((index) => drawPicture(12, suit, styleOf('german', index)).layers!.length);
    const pip = drawPicture(2, suit, styleOf('german')).layers!.length;
    expect(row! - left!).toBe(pip);
  }
});

test('each court figure has mostly outlines that no other figure has', () => {
  const figures = DECKS.flatMap((deck) =>
    SUITS.flatMap((suit) => [11, 12, 13].map((rank) => [`${deck}${rank}${suit}`, drawPicture(rank, suit, styleOf(deck))] as const)),
  ).filter(([name]) => !name.startsWith('german') || name.startsWith('german12'));
  expect(figures).toHaveLength(16);
  const sets = figures.map(([name, face]) => [name, new Set(outlines(face))] as const);
  for (const [name, own] of sets)
    for (const [other, theirs] of sets)
      if (name !== other)
        expect([...own].filter((outline) => !theirs.has(outline)).length / own.size, `${name} ${other}`).toBeGreaterThan(0.6);
});

describe('words of the German deck', () => {
  const names = (locale: LanguageTag): string[] =>
    SUITS.flatMap((suit: Suit) => RANKS.map((rank) => reword(cardName({ rank, suit }, locale), locale)));

  test('the German deck has 52 names in both languages, none of them French', () => {
    for (const locale of ['de', 'en'] as const) expect(new Set(names(locale)).size).toBe(52);
    expect(names('de').join()).not.toMatch(/Kreuz|Karo|Pik|Bube|Dame|Ass/);
    expect(names('en').join()).not.toMatch(/club|diamond|spade|jack|queen|ace/);
  });

  test.each([
    ['de', 'Kreuz-Dame', 'Eichel-Ober'],
    ['de', 'Pik-Bube', 'Laub-Unter'],
    ['de', 'Karo-Ass', 'Schellen-Daus'],
    ['de', 'Herz-König', 'Herz-König'],
    ['de', 'Hier passt nur eine rote Dame.', 'Hier passt nur ein roter Ober.'],
    ['de', 'Hier passt nur eine Dame.', 'Hier passt nur ein Ober.'],
    ['de', 'Auf den leeren Platz darf nur ein schwarzes Ass.', 'Auf den leeren Platz darf nur ein schwarzes Daus.'],
    ['en', 'queen of clubs', 'Ober of acorns'],
    ['en', 'Only a red queen fits here.', 'Only a red Ober fits here.'],
    ['en', 'Only a queen fits here.', 'Only an Ober fits here.'],
    ['en', 'Only an ace may go on this empty place.', 'Only a Daus may go on this empty place.'],
    ['en', 'jack of spades to column 3.', 'Unter of leaves to column 3.'],
  ] as const)('a sentence is reworded for the German deck: %s: %s', (locale, french, german) =>
    expect(reword(french, locale)).toBe(german),
  );
});
