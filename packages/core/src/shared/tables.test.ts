import { expect, test } from 'vitest';
import { fewerSuits, inCircle, underFoundations } from './tables.js';

test('columns lie below eight foundations, waste and stock, and nothing lies on anything else', () => {
  for (const count of [8, 9, 10] as const) {
    const piles = underFoundations(count, { take: 'top' });
    expect(piles.filter(({ role }) => role === 'tableau')).toHaveLength(count);
    for (const place of ['at', 'wide'] as const)
      for (const [i, a] of piles.entries())
        for (const b of piles.slice(i + 1)) {
          const [dx, dy] = [0, 1].map((axis) => Math.abs(a[place]![axis]! - b[place]![axis]!));
          expect(Math.max(dx!, dy!), `${a.id} and ${b.id}, ${place}`).toBeGreaterThanOrEqual(1);
        }
  }
});

test('a circle begins at the top and goes round clockwise', () => {
  const rounded = (part: number): number[] => inCircle(part, 3, 2).map((x) => Math.round(x * 1000) / 1000);
  expect([0, 0.25, 0.5, 0.75].map(rounded)).toEqual([
    [3, 0],
    [6, 2],
    [3, 4],
    [0, 2],
  ]);
});

test('fewer suits are the majors, or spades alone', () => {
  expect([4, 2, 1].map((suits) => fewerSuits(suits as 4 | 2 | 1).join(''))).toEqual(['CDHS', 'HS', 'S']);
});
