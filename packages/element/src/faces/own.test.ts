import type { DeckSpec, SuitSpec } from '@patience/core';
import { facesOf } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { points } from '../testing/points.js';
import type { FaceStyle } from './face.js';
import { hasGlyphs } from './glyphs.js';
import { drawCard, inkOf, ownDeckOf, ownText } from './own.js';

const outline = 'm0-40l9 27 29 1-23 17 9 27-24-16-24 16 9-27-23-17 29-1z';
const trumps: SuitSpec = { suit: 'T', colour: 'violet', outline, letters: Array.from({ length: 22 }, (_, i) => String(i + 1)) };
const dragon: SuitSpec = { suit: 'G', colour: 'green', outline, letters: [] };
const spec: DeckSpec = {
  suits: ['C', 'D', 'H', 'S', trumps, dragon],
  letters: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'C', 'Q', 'K'],
};
const own = ownDeckOf({ deck: () => spec }, {})!;
const faces = facesOf(spec);
const cards = Array.from(faces.rank, (_, face) => faces.card(face, face));
const styles: FaceStyle[] = [true, false].flatMap((large) =>
  (['row', 'left', 'right'] as const).map((index) => ({ large, index, letters: 'ABDK', own })),
);

test('a deck of usual cards has no look of its own', () => {
  expect(ownDeckOf({ deck: () => ({ copies: 2 }) }, {})).toBeUndefined();
});

const named = styles.map((style) => [`${style.index}, ${style.large ? 'large' : 'small'}`, style] as const);

test.each(named)('each face of a deck of its own stays inside its card, and no two are equal, covered or not: %s', (_, style) => {
  for (const covered of [false, true]) {
    const drawn = cards.map((card) => drawCard(card, style, covered));
    for (const [i, { ink, court }] of drawn.entries()) {
      const outside = points([ink, ...Object.values(court ?? {})].join('')).filter(([x, y]) => !(x > 0 && x < 100 && y > 0 && y < 141));
      expect(outside, `${cards[i]!.letter}${cards[i]!.suit}`).toEqual([]);
    }
    expect(new Set(drawn.map((face) => JSON.stringify(face))).size).toBe(79);
  }
});

test('usual cards of such a deck are drawn as in any other: the queen is a queen, though her rank is another', () => {
  const style = styles[0]!;
  const queen = cards.find(({ letter, suit }) => letter === 'Q' && suit === 'H')!;
  expect(queen.rank).toBe(13);
  expect(drawCard(queen, style)).toEqual(drawCard(queen, { ...style, own: undefined }));
});

test('ranks have the letters of the language, and all letters that a deck may have can be drawn', () => {
  expect(['T', 'Q', 'C', '21'].map((letter) => ownText(letter, 'ABDK'))).toEqual(['10', 'D', 'C', '21']);
  expect(hasGlyphs('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.replace('9', ''))).toBe(true);
});

test('a card has the class of its usual suit, or of the colour of its own', () => {
  expect([inkOf({ suit: 'H' }, own), inkOf({ suit: 'T' }, own), inkOf({ suit: 'H' }, undefined)]).toEqual(['H', 'ink-violet', 'H']);
});
