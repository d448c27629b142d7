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
  fit(piles, box, { form: 'best', reserve: () => dealt, dealt: () => dealt });
const plain = (piles: readonly PilePlace[], box = PHONE): Frame => fit(piles, box, { reserve: () => dealt, dealt: () => dealt });

describe('a table in an upright box', () => {
  test('stock and waste are at the lower edge, the stock first, and the foundations in the middle above the columns', () => {
    const { places, cardHeight, cardWidth } = upright(seven);
    const [stock, waste] = [places.get('stock')!, places.get('waste')!];
    for (const { y } of [stock, waste]) expect(y + cardHeight).toBe(PHONE.height - 8);
    expect(stock.x + cardWidth).toBeLessThanOrEqual(waste.x);
    expect(waste.room).toBeGreaterThanOrEqual(2 * 0.56 * cardWidth - 1);
    expect(places.get('f1')!.x + places.get('f4')!.x + cardWidth).toBeCloseTo(PHONE.width, -1);
    expect(places.get('f1')!.y + cardHeight).toBeLessThan(places.get('t1')!.y);
    expect(places.get('f1')!.y).toBeLessThanOrEqual(8 + 0.12 * PHONE.height);
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
    expect(upright(ring).form).toBe('own');
    expect(upright(ring)).toEqual(plain(ring));
  });

  test('the mirrored form exchanges left and right', () => {
    const mirrored = fit(seven, PHONE, { form: 'best', mirror: true, reserve: () => dealt, dealt: () => dealt });
    expect(mirrored.places.get('stock')!.x).toBe(Math.round(PHONE.width - upright(seven).places.get('stock')!.x - mirrored.cardWidth));
    expect(mirrored.places.get('waste')!.fan).toBe('left');
  });
});

test('the first card of a long fan beside the stock is in the middle, and the fan shows as many cards as can be read', () => {
  const chain: PilePlace[] = [
    ...columns(7, (i) => [i, 1]),
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'f1', role: 'foundation', at: [1, 0], fan: 'right', fanned: 12 },
  ];
  const { places, cardWidth } = upright(chain);
  const { x, room, fanned } = places.get('f1')!;
  expect(x + cardWidth / 2).toBeCloseTo(PHONE.width / 2, -1);
  expect(places.get('stock')!.x + cardWidth).toBeLessThanOrEqual(x);
  expect(x + room + cardWidth).toBeCloseTo(PHONE.width - 8, 0);
  expect((fanned - 1) * 0.56 * cardWidth).toBeLessThanOrEqual(room);
  expect(fanned).toBeGreaterThan(3);
});

test('a box that is wider than high keeps the form of the variant', () => {
  for (const piles of [seven, four]) expect(upright(piles, { width: 844, height: 340 })).toEqual(plain(piles, { width: 844, height: 340 }));
});

test('a short table in a box that is wider than high has a margin above, and its columns keep space for more cards', () => {
  const box: Box = { width: 1440, height: 850 };
  const { places, cardWidth, cardHeight } = fit(four, box, { form: 'best', reserve: () => dealt, dealt: () => [true] });
  const { y, room } = places.get('t1')!;
  expect(y).toBeGreaterThan(box.height * 0.05);
  expect(y).toBeLessThan(box.height * 0.2);
  expect(y + cardHeight + room).toBeLessThanOrEqual(box.height);
  expect(room).toBeGreaterThan((dealt.length - 1) * 0.3 * cardWidth);
});

test('columns that begin with one card are nearer to the middle of a box that is wider than high than longer ones', () => {
  const box: Box = { width: 1440, height: 808 };
  const top = (first: Faces): number => fit(four, box, { form: 'best', reserve: () => dealt, dealt: () => first }).places.get('t1')!.y;
  expect(top([true])).toBeGreaterThan(box.height * 0.15);
  expect(top([true])).toBeGreaterThan(top([true, true, true]));
});

test('cards take at least the same part of a large screen as of a desktop screen, up to a fifth of its height', () => {
  const part = (box: Box): number => upright(seven, box).cardWidth / box.height;
  const large: Box = { width: 2560, height: 1368 };
  expect(part(large)).toBeGreaterThanOrEqual(Math.min(0.199, part({ width: 1440, height: 808 })));
  expect(part(large)).toBeLessThanOrEqual(0.2);
});

test('a short table in an upright box has a margin above, and its columns keep space for ten more cards', () => {
  const { places, cardWidth, cardHeight } = fit(four, PHONE, { form: 'best', reserve: () => dealt, dealt: () => [true] });
  const { y, room } = places.get('t1')!;
  expect(y).toBeGreaterThan(PHONE.height * 0.05);
  expect(y).toBeLessThan(PHONE.height * 0.15);
  expect(y + cardHeight + room).toBeLessThanOrEqual(places.get('stock')!.y);
  expect(room).toBeGreaterThan(10 * 0.18 * cardWidth);
});

test('foundations of two rows are one row above a reserve that was beside them', () => {
  const piles: PilePlace[] = [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'r1', role: 'reserve', at: [0, 1], fan: 'right', fanned: 8 },
    ...row('foundation', 'f', 8, (i) => [4 + (i % 4), Math.floor(i / 4)]),
    ...columns(8, (i) => [i, 2]),
  ];
  const { places } = upright(piles);
  expect(new Set(Array.from({ length: 8 }, (_, i) => places.get(`f${i + 1}`)!.y)).size).toBe(1);
  expect(places.get('r1')!.y).toBeGreaterThan(places.get('f1')!.y);
  expect(places.get('t1')!.y).toBeGreaterThan(places.get('r1')!.y);
});

test('a row of any number of cards takes the upper edge in every box, and stock and waste the middle of the lower one', () => {
  const piles: PilePlace[] = [
    { id: 'f1', role: 'foundation', at: [0, 0], fan: 'right' },
    { id: 'stock', role: 'stock', at: [1, 1] },
    { id: 'waste', role: 'waste', at: [2, 1], fan: 'right' },
  ];
  for (const box of [PHONE, { width: 1440, height: 800 }]) {
    const { places, cardWidth, cardHeight } = fit(piles, box, { form: 'best', capacity: () => 52 });
    const [first, stock, waste] = ['f1', 'stock', 'waste'].map((id) => places.get(id)!);
    expect(first!.y).toBeLessThan(20);
    expect(first!.each).toBeLessThan(52);
    expect(waste!.x + cardWidth / 2).toBeCloseTo(box.width / 2, -1);
    expect(stock!.y + cardHeight).toBeGreaterThan(box.height - 20);
  }
});

describe('a table of seven columns in an upright box', () => {
  const piles: PilePlace[] = [{ id: 'stock', role: 'stock', at: [0, 1] }, ...columns(7, (i) => [i, 0])];
  const rows = (faces: Faces, box: Box = { width: 390, height: 820 }): number => {
    const { places } = fit(piles, box, { form: 'best', reserve: (pile) => (pile.startsWith('t') ? faces : []) });
    return new Set(Array.from({ length: 7 }, (_, i) => places.get(`t${i + 1}`)!.y)).size;
  };

  test.each([
    ['are in two halves where each has five cards', 2, dealt.slice(1)],
    ['stay side by side where each has six', 1, dealt],
    ['stay side by side where a card lies face down', 1, [false, true, true]],
  ] as const)('the columns %s', (_what, count, faces) => expect(rows(faces)).toBe(count));

  test('the columns stay side by side where the box is wider than high', () => {
    expect(rows([true], { width: 844, height: 340 })).toBe(1);
  });
});

describe('a table of ten columns without a stock', () => {
  const ten: PilePlace[] = [
    ...row('foundation', 'f', 4, (i) => [i < 2 ? i : i + 6, 0]),
    ...row('cell', 'c', 4, (i) => [i + 3, 0]),
    ...columns(10, (i) => [i, 1]),
  ];
  const twelve: Faces = Array.from({ length: 12 }, () => true);
  const laid = (piles: readonly PilePlace[], form: 'best' | 'own', box = PHONE): Frame =>
    fit(piles, box, { form, reserve: (pile) => (pile.startsWith('t') ? twelve : []), dealt: () => dealt });

  test('one half of the columns is above the other in an upright box, with larger cards, and the cells are at the lower edge', () => {
    const { places, cardWidth, cardHeight } = laid(ten, 'best');
    expect(cardWidth).toBeGreaterThan(laid(ten, 'own').cardWidth * 1.25);
    expect(places.get('t6')!.x).toBe(places.get('t1')!.x);
    expect(places.get('t6')!.y).toBeGreaterThanOrEqual(places.get('t1')!.y + cardHeight + places.get('t1')!.room);
    expect(places.get('c1')!.y + cardHeight).toBe(PHONE.height - 8);
    for (const id of ['t1', 't6']) expect(places.get(id)!.room).toBeGreaterThan(5 * 0.2 * cardWidth);
  });

  const rows = (frame: Frame, count: number): number =>
    new Set(Array.from({ length: count }, (_, i) => frame.places.get(`t${i + 1}`)!.y)).size;

  test('the columns are in two halves with a stock too, which is at the lower edge, and eight foundations are no wider than a half', () => {
    const dealing: PilePlace[] = [
      ...row('foundation', 'f', 8, (i) => [i + 2, 0]).map((pile) => ({ ...pile, accept: { empty: 1 } })),
      ...columns(10, (i) => [i, 1]),
      { id: 'stock', role: 'stock', at: [0, 0] },
      { id: 'waste', role: 'waste', at: [1, 0] },
    ];
    const four: Faces = [true, true, true, true];
    const frame = fit(dealing, PHONE, { form: 'best', reserve: (pile) => (pile.startsWith('t') ? twelve : []), dealt: () => four });
    const { places, cardWidth, cardHeight } = frame;
    expect(rows(frame, 10)).toBe(2);
    expect(cardWidth).toBeGreaterThan(45);
    expect(places.get('f5')!.y).toBeGreaterThanOrEqual(places.get('f1')!.y + cardHeight);
    for (const id of ['stock', 'waste']) expect(places.get(id)!.y + cardHeight).toBe(PHONE.height - 8);
  });

  test.each([
    ['that overlap', { overlaps: true, accept: { empty: 1 } }],
    ['that accept no card from the player', {}],
  ] as const)('foundations %s stay in one row, which is as wide as a half of the columns', (_which, fields) => {
    const overlapping: PilePlace[] = row('foundation', 'f', 8, (i) => [i + 2, 0]).map((pile) => ({ ...pile, ...fields }));
    const { places, cardWidth } = laid([...overlapping, ...ten.filter(({ role }) => role === 'tableau')], 'best');
    expect(new Set(overlapping.map(({ id }) => places.get(id)!.y)).size).toBe(1);
    expect(places.get('f8')!.x).toBeLessThan(PHONE.width - 7 - cardWidth);
    const step = places.get('f2')!.x - places.get('f1')!.x;
    expect(step).toBeLessThan(cardWidth);
    expect(step).toBeGreaterThan(24);
  });

  test('the columns stay side by side with eight columns, and in a box that is wider than high', () => {
    expect(
      rows(
        laid(
          ten.filter(({ id }) => id !== 't9' && id !== 't10'),
          'best',
        ),
        8,
      ),
    ).toBe(1);
    expect(rows(laid(ten, 'best', { width: 844, height: 340 }), 10)).toBe(1);
  });
});
