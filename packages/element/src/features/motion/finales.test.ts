import { SUITS, type Card, type Suit } from '@patience/core';
import { USUAL } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { drawFace } from '../../faces/face.js';
import { FINALES, styleIn } from './finales.js';

/** Returns decks in an order in which no neighbouring cards have the same suit or consecutive ranks. */
const mixed = (packs: number): Card[] =>
  Array.from({ length: 52 * packs }, (_, id) => {
    const face = (id * 29) % 52;
    return USUAL.card(id, face);
  });

test.each([
  [358, 500, 50, 1],
  [358, 500, 34, 2],
  [970, 850, 172, 1],
  [970, 850, 90, 2],
  [470, 330, 60, 1],
])(
  'the win animation lays each suit of a box of %i × %i pixels in a row by rank, with every index visible: cards %i wide, %i decks',
  (width, height, cardWidth, packs) => {
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
  },
);

test.each([
  ['families', 358, 500, 50, true],
  ['families', 750, 640, 100, false],
  ['families', 970, 850, 172, false],
  ['row', 358, 600, 60, true],
  ['row', 970, 700, 131, false],
] as const)(
  'the win animation shows the whole index of every card: %s, %i × %i, cards %i wide, large %s',
  (finale, width, height, cardWidth, large) => {
    const cards = mixed(1);
    const poses = FINALES[finale](cards, { width, height, cardWidth, cardHeight: cardWidth * 1.4 });
    const style = styleIn(finale, { large, index: 'row', letters: 'AJQK' });
    for (const [i, { x, y, scale, layer = i }] of poses.entries()) {
      const next = poses.filter((other, j) => other.y === y && (other.layer ?? j) > layer).map((other) => other.x);
      const index = drawFace(cards[i]!.rank, cards[i]!.suit as Suit, style, true)
        .ink.match(/-?[\d.]+/g)!
        .map(Number);
      const right = Math.max(...index.filter((_, at) => at % 2 === 0));
      expect((Math.min(...next) - x) / (cardWidth * scale), `${cards[i]!.rank} ${cards[i]!.suit}`).toBeGreaterThanOrEqual(right / 100);
    }
  },
);

test('the win animation closes the gaps of cards that were never face up, and centres its rows', () => {
  const cards = mixed(1).filter(({ rank, suit }) => !(suit === 'C' && (rank === 5 || rank === 8)) && !(suit === 'H' && rank === 1));
  const poses = FINALES.families(cards, { width: 970, height: 700, cardWidth: 100, cardHeight: 140 });
  for (const suit of SUITS) {
    const line = poses.flatMap(({ x }, i) => (cards[i]!.suit === suit ? [x] : [])).sort((a, b) => a - b);
    const steps = line.slice(1).map((x, i) => x - line[i]!);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.01);
    expect((line[0]! + line.at(-1)!) / 2).toBeCloseTo(970 / 2);
  }
});

test('the fan of the win animation shows at least a fifth of each card', () => {
  for (const [width, height, cardWidth] of [
    [358, 450, 50],
    [970, 700, 172],
    [534, 342, 60],
  ] as const) {
    const cardHeight = cardWidth * 1.4;
    const poses = FINALES.fan(mixed(1), { width, height, cardWidth, cardHeight });
    const { scale } = poses[0]!;
    // The outer edge of a card is half a height further out than its centre.
    const edge = poses.map(({ x, y, turn }) => {
      const angle = (turn * Math.PI) / 180;
      return [x + Math.sin(angle) * cardHeight * scale * 0.5, y - Math.cos(angle) * cardHeight * scale * 0.5] as const;
    });
    for (const [i, [x, y]] of edge.slice(1).entries())
      expect(Math.hypot(x - edge[i]![0], y - edge[i]![1])).toBeGreaterThan(0.2 * cardWidth * scale);
  }
});
