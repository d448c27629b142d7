import type { Card } from '@patience/core';
import { expect, test } from 'vitest';
import { FINALES } from './finales.js';

const SUITS = ['C', 'D', 'H', 'S'] as const;
/** Packs of cards in an order in which no family lies together and no rank follows another. */
const mixed = (packs: number): Card[] =>
  Array.from({ length: 52 * packs }, (_, id) => {
    const face = (id * 29) % 52;
    return { id, rank: (face % 13) + 1, suit: SUITS[Math.floor(face / 13)]!, red: false };
  });

test.each([
  [358, 500, 50, 1],
  [358, 500, 34, 2],
  [970, 850, 172, 1],
  [970, 850, 90, 2],
  [470, 330, 60, 1],
])('families in %i × %i: whole lines, each card above the rank before it, each index seen', (width, height, cardWidth, packs) => {
  const cards = mixed(packs);
  const cardHeight = cardWidth * 1.4;
  const poses = FINALES.families(cards, { width, height, cardWidth, cardHeight });
  const lines = new Map<number, { x: number; layer: number; rank: number; suit: string; scale: number }[]>();
  for (const [i, { x, y, scale, layer }] of poses.entries()) {
    const { rank, suit } = cards[i]!;
    lines.set(y, [...(lines.get(y) ?? []), { x, layer: layer!, rank, suit, scale }]);
  }
  expect(lines.size).toBe(4 * packs);
  const tops = [...lines.keys()].sort((a, b) => a - b);
  for (const [i, y] of tops.slice(1).entries()) expect(y - tops[i]!).toBeGreaterThanOrEqual(cardHeight * poses[0]!.scale);
  for (const line of lines.values()) {
    line.sort((a, b) => a.rank - b.rank);
    expect(new Set(line.map(({ suit }) => suit)).size).toBe(1);
    for (const [i, { x, layer, scale }] of line.slice(1).entries()) {
      expect(layer).toBeGreaterThan(line[i]!.layer);
      expect(x - line[i]!.x).toBeGreaterThanOrEqual(cardWidth * scale * 0.6);
    }
  }
});
