import { SUITS } from '@patience/core';
import { describe, expect, test } from 'vitest';
import { drawFace, type FaceStyle } from './face.js';
import { points } from '../testing/points.js';
import { PIPS } from './pips.js';

const styles: FaceStyle[] = [true, false].flatMap((large) =>
  (['row', 'left', 'right'] as const).flatMap((index) => ['AJQK', 'ABDK'].map((letters) => ({ large, index, letters }))),
);

describe.each(styles)('%o: a face', (style) => {
  test('every face stays inside its card', () => {
    for (const suit of SUITS)
      for (let rank = 1; rank <= 13; rank++) {
        const { ink, court } = drawFace(rank, suit, style);
        const all = points([ink, ...Object.values(court ?? {})].join(''));
        const outside = all.filter(([x, y]) => !(x > 0 && x < 100 && y > 0 && y < 141));
        expect(outside, `${rank}${suit}`).toEqual([]);
      }
  });

  test.skipIf(style.large)('the index of a whole face is nearest to the edge', () => {
    for (let rank = 1; rank <= 13; rank++) {
      const { ink, court } = drawFace(rank, 'S', style);
      const all = points([ink, ...Object.values(court ?? {})].join(''));
      expect(
        all.filter(([x, y]) => Math.min(x, y, 100 - x, 140 - y) < 6),
        String(rank),
      ).toEqual([]);
    }
  });

  test('all faces differ, also when covered', () => {
    for (const covered of [false, true]) {
      const all = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, i) => JSON.stringify(drawFace(i + 1, suit, style, covered))));
      expect(new Set(all).size).toBe(52);
    }
  });
});

test('a number card has as many pips as its rank', () => {
  for (let rank = 1; rank <= 10; rank++) expect(PIPS[rank]).toHaveLength(rank);
});
