import { describe, expect, test } from 'vitest';
import { fit, type Faces, type PilePlace } from './fit.js';
import { spread } from './spread.js';

const row = (letter: string, count: number, y: number, fan?: 'down'): PilePlace[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${letter}${i + 1}`, at: [i, y] as const, ...(fan ? { fan } : {}) }));

const open = (count: number): Faces => Array.from({ length: count }, () => true);

/** A table of two rows of eight piles above nine columns, one of which holds forty cards. */
const crowded: PilePlace[] = [...row('f', 8, 0), ...row('c', 8, 1), ...row('t', 9, 2, 'down')].map((pile, i) => ({
  ...pile,
  wide: pile.id.startsWith('t')
    ? [i - 16 + 2.5, 0]
    : pile.id.startsWith('f')
      ? [12 + (i % 2), Math.floor(i / 2)]
      : [i % 2, Math.floor((i - 8) / 2)],
}));
const reserve = (pile: string): Faces => (pile === 't3' ? open(40) : pile.startsWith('t') ? open(8) : []);

describe.each([
  [320, 500],
  [360, 580],
  [390, 760],
  [844, 330],
  [768, 960],
  [1280, 740],
  [1920, 1020],
  [3840, 2100],
])('a box of %i × %i', (width, height) => {
  const frame = fit(crowded, { width, height }, { reserve });

  test('a layout keeps every card inside the width', () => {
    for (const { x } of frame.places.values()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + frame.cardWidth).toBeLessThanOrEqual(width);
    }
  });

  test('a layout overlaps no two piles', () => {
    const places = [...frame.places.values()];
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= Math.floor(frame.cardWidth) || Math.abs(a.y - b.y) >= frame.cardHeight).toBe(true);
  });

  test('a layout shows a strip of each of forty cards', () => {
    const points = spread(frame, 't3', open(40));
    points.slice(1).forEach((point, i) => expect(point.y - points[i]!.y).toBeGreaterThanOrEqual(6));
  });
});

test('a column is compressed by itself, its face-down cards first', () => {
  const frame = fit(crowded, { width: 390, height: 600 }, { reserve });
  const gaps = (faces: Faces): number[] => {
    const points = spread(frame, 't1', faces);
    return points.slice(1).map((point, i) => point.y - points[i]!.y);
  };
  const free = gaps(open(4))[0]!;
  expect(gaps(open(35))[0]).toBeLessThan(free);
  expect(gaps([false, false, true, true])[0]).toBeLessThan(gaps([false, false, true, true])[2]!);
  expect(spread(frame, 't2', open(2))[1]!.y - spread(frame, 't2', open(2))[0]!.y).toBe(free);
});

test('the mirrored table exchanges left and right', () => {
  const box = { width: 800, height: 600 };
  const [plain, mirrored] = [fit(crowded, box), fit(crowded, box, { mirror: true })];
  const right = plain.places.get('t1')!.x;
  expect(mirrored.places.get('t9')!.x).toBe(right);
});

test('a sideways fan ends before the next pile and is reversed in the mirror', () => {
  const piles: PilePlace[] = [
    { id: 'w', at: [1, 0], fan: 'right' },
    { id: 'f', at: [3, 0] },
    { id: 's', at: [0, 0] },
  ];
  const frame = fit(piles, { width: 400, height: 300 });
  const points = spread(frame, 'w', open(30));
  expect(points.at(-1)!.x + frame.cardWidth).toBeLessThanOrEqual(frame.places.get('f')!.x);
  const mirrored = fit(piles, { width: 400, height: 300 }, { mirror: true });
  expect(spread(mirrored, 'w', open(30)).at(-1)!.x).toBeGreaterThanOrEqual(mirrored.places.get('f')!.x + mirrored.cardWidth);
});

test('the layout uses the arrangement with the larger cards', () => {
  expect(fit(crowded, { width: 844, height: 330 }, { reserve }).wide).toBe(true);
  expect(fit(crowded, { width: 360, height: 640 }, { reserve }).wide).toBe(false);
});

test.each([
  [320, 700],
  [360, 700],
  [390, 740],
])('every strip of small cards is a touch target in a box of %i × %i, if there is height', (width, height) => {
  const piles = row('t', 10, 0, 'down');
  const faces = [false, false, ...open(6)];
  const frame = fit(piles, { width, height }, { reserve: () => [...faces, ...open(6)] });
  expect(frame.cardWidth).toBeLessThan(40);
  const strips = (of: Faces): number[] => {
    const points = spread(frame, 't1', of);
    return points.slice(1).flatMap((point, i) => (of[i] ? [point.y - points[i]!.y] : []));
  };
  expect(Math.min(...strips(faces))).toBeGreaterThanOrEqual(24);
  const longest = spread(frame, 't1', [...faces, ...open(6)]).at(-1)!;
  expect(longest.y + frame.cardHeight).toBeLessThanOrEqual(height);
});

describe('spare height', () => {
  const tall = fit(crowded, { width: 390, height: 1600 }, { reserve: () => open(8) });
  const low = fit(crowded, { width: 390, height: 320 }, { reserve: () => open(8) });
  const strip = (frame: typeof tall): number => spread(frame, 't1', open(2))[1]!.y - spread(frame, 't1', open(2))[0]!.y;
  const row = (frame: typeof tall): number => frame.places.get('t1')!.y - frame.places.get('c1')!.y;

  test('spare height spreads columns and rows, within limits', () => {
    expect(tall.cardWidth).toBe(low.cardWidth);
    expect(strip(tall)).toBeGreaterThan(strip(low) * 1.3);
    expect(strip(tall)).toBeLessThan(tall.cardHeight * 0.75);
    expect(row(tall)).toBeGreaterThan(row(low));
    expect(row(tall)).toBeLessThan(tall.cardHeight * 1.7);
  });

  test('spare height is left to the columns until all reserved cards are uncompressed', () => {
    for (const frame of [tall, low]) {
      const points = spread(frame, 't5', open(8));
      expect(points[7]!.y - points[6]!.y).toBe(points[1]!.y - points[0]!.y);
      expect(points[7]!.y + frame.cardHeight).toBeLessThanOrEqual(frame.box.height);
    }
  });

  test('a layout without spare height is not stretched', () => {
    expect(fit(crowded, { width: 390, height: 420 }, { reserve: () => open(20) }).air).toBe(1);
  });
});

describe.each([
  [320, 560],
  [390, 700],
  [780, 380],
  [1900, 1000],
])('a row of fifty-two cards in a box of %i × %i', (width, height) => {
  const piles: PilePlace[] = [
    { id: 'f', at: [0, 0], fan: 'right' },
    { id: 'w', at: [0, 1], fan: 'right' },
    { id: 's', at: [5, 1] },
  ];
  const frame = fit(piles, { width, height }, { capacity: () => 52 });
  const points = spread(frame, 'f', open(52));

  test('a long row is broken into lines in which every index is visible', () => {
    points.slice(1).forEach(({ x, y }, i) => {
      const before = points[i]!;
      if (y === before.y) expect(x - before.x).toBeGreaterThanOrEqual(frame.cardWidth * 0.33);
      else expect([x, y >= before.y + frame.cardHeight * 0.4]).toEqual([points[0]!.x, true]);
    });
    for (const { x, y } of [...points, ...spread(frame, 'w', open(52))]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + frame.cardWidth).toBeLessThanOrEqual(width);
      expect(y + frame.cardHeight).toBeLessThanOrEqual(height);
    }
    expect(points.at(-1)!.y + frame.cardHeight).toBeLessThanOrEqual(frame.places.get('w')!.y + 1);
  });

  test('a card of a long row keeps its position while the row grows', () => {
    for (const n of [2, 20, 40]) expect(spread(frame, 'f', open(n)).at(-1)).toEqual(points[n - 1]);
  });
});

test('cards in an arc are rotated symmetrically, and no others are', () => {
  const arc = Array.from({ length: 5 }, (_, i): PilePlace => ({ id: `r${i}`, at: [i, (i - 2) ** 2 / 50], group: 'fan' }));
  const frame = fit([...arc, { id: 'f1', at: [0, 1.2] }, { id: 'f2', at: [1, 1.2] }], { width: 800, height: 600 });
  const leans = arc.map(({ id }) => frame.places.get(id)!.lean);
  expect(leans[0]).toBeLessThan(leans[1]!);
  expect(leans.map((lean) => lean || 0)).toEqual(leans.map((lean) => -lean || 0).reverse());
  expect(spread(frame, 'r0', open(1))[0]!.turn).toBe(leans[0]);
  expect(spread(frame, 'f1', open(1))[0]!.turn).toBeUndefined();
});

test('a deal of short columns is spread on a desktop screen, where a column that grows is compressed by itself', () => {
  const box = { width: 1440, height: 790 };
  const options = { reserve: (pile: string) => (pile.startsWith('t') ? open(12) : []), dealt: () => open(4) };
  const frame = fit([...row('f', 8, 0), ...row('t', 10, 1, 'down')], box, options);
  const [first, second] = spread(frame, 't1', open(4));
  expect(second!.y - first!.y).toBeGreaterThan(0.28 * frame.cardHeight);
  expect(spread(frame, 't1', open(12)).at(-1)!.y + frame.cardHeight).toBeLessThanOrEqual(box.height);
});
