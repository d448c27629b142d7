import { describe, expect, test } from 'vitest';
import { fit } from './fit.js';
import type { Box, Faces, Frame, PilePlace } from './frame.js';

const row = (role: PilePlace['role'], letter: string, count: number, at: (i: number) => readonly [number, number]): PilePlace[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${letter}${i + 1}`, role: role!, at: at(i) }));
const columns = (count: number, at: (i: number) => readonly [number, number]): PilePlace[] =>
  row('tableau', 't', count, at).map((pile) => ({ ...pile, fan: 'down' }));

/** Four foundations above seven columns, beside stock and waste. */
const seven: PilePlace[] = [
  { id: 'waste', role: 'waste', at: [1, 0], fan: 'right', fanned: 3 },
  { id: 'stock', role: 'stock', at: [0, 0] },
  ...row('foundation', 'f', 4, (i) => [i + 3, 0]),
  ...columns(7, (i) => [i, 1]),
];
/** Four columns between stock and discard pile. */
const four: PilePlace[] = [
  { id: 'stock', role: 'stock', at: [0, 0] },
  ...columns(4, (i) => [i + 1.25, 0]),
  { id: 'discard', role: 'discard', at: [5.5, 0] },
];
/** Nine cards in a square whose rows fill the height of a phone, with the stock in its middle. */
const ring: PilePlace[] = [
  ...row('tableau', 't', 18, (i) => [i % 3, Math.floor(i / 3)]).filter(({ id }) => id !== 't8'),
  { id: 'stock', role: 'stock', at: [1, 2] },
];

const PHONE: Box = { width: 390, height: 700 };
const dealt: Faces = Array.from({ length: 6 }, () => true);
const upright = (piles: readonly PilePlace[], box = PHONE): Frame =>
  fit(piles, box, { upright: 'better', reserve: () => dealt, dealt: () => dealt });
const plain = (piles: readonly PilePlace[], box = PHONE): Frame => fit(piles, box, { reserve: () => dealt, dealt: () => dealt });

describe('a table in an upright box', () => {
  test('stock and waste are at the lower edge, the stock first, and the foundations in the middle above the columns', () => {
    const { places, cardHeight, cardWidth } = upright(seven);
    const [stock, waste] = [places.get('stock')!, places.get('waste')!];
    for (const { y } of [stock, waste]) expect(y + cardHeight).toBe(PHONE.height - 8);
    expect(stock.x + cardWidth).toBeLessThanOrEqual(waste.x);
    expect(waste.room).toBeGreaterThanOrEqual(2 * 0.56 * cardWidth - 1);
    expect(places.get('f1')!.x + places.get('f4')!.x + cardWidth).toBeCloseTo(PHONE.width, -1);
    expect(places.get('f1')!.y).toBe(8);
  });

  test('the cards are larger where the stock was beside the columns', () => {
    expect(upright(four).cardWidth).toBeGreaterThan(plain(four).cardWidth * 1.5);
  });

  test('columns stay above the row at the lower edge', () => {
    const { places, cardHeight } = upright(seven);
    const column = places.get('t7')!;
    expect(column.y + cardHeight + column.room).toBeLessThanOrEqual(places.get('stock')!.y);
  });

  test('the form joins two rows of foundations where there are as many columns', () => {
    const eight = [...seven.slice(0, 2), ...row('foundation', 'f', 8, (i) => [4 + (i % 4), i < 4 ? 0 : 1]), ...columns(8, (i) => [i, 2])];
    const { places } = upright(eight);
    expect(places.get('f8')!.y).toBe(places.get('f1')!.y);
    expect(new Set(Array.from({ length: 8 }, (_, i) => places.get(`f${i + 1}`)!.x)).size).toBe(8);
  });

  test('the table keeps the form of the variant where its rows fill the height', () => {
    expect(upright(ring).upright).toBe(false);
    expect(upright(ring)).toEqual(plain(ring));
  });

  test('the mirrored form exchanges left and right', () => {
    const mirrored = fit(seven, PHONE, { upright: 'better', mirror: true, reserve: () => dealt, dealt: () => dealt });
    expect(mirrored.places.get('stock')!.x).toBe(Math.round(PHONE.width - upright(seven).places.get('stock')!.x - mirrored.cardWidth));
    expect(mirrored.places.get('waste')!.fan).toBe('left');
  });
});

test('a long fan beside the stock takes the width of an upright table', () => {
  const chain: PilePlace[] = [
    ...columns(7, (i) => [i, 1]),
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'f1', role: 'foundation', at: [1, 0], fan: 'right', fanned: 12 },
  ];
  const { places, cardWidth } = upright(chain);
  expect(places.get('stock')!.x).toBe(8);
  expect(places.get('f1')!.x + places.get('f1')!.room + cardWidth).toBeCloseTo(PHONE.width - 8, 0);
});

test('a box that is wider than high keeps the form of the variant', () => {
  for (const piles of [seven, four]) expect(upright(piles, { width: 844, height: 340 })).toEqual(plain(piles, { width: 844, height: 340 }));
});
