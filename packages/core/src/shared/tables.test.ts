import { expect, test } from 'vitest';
import type { Pile } from '../contract.js';
import type { Variant } from '../variant.js';
import { sample } from '../testing/sample.js';
import { layOut } from '../testing/lay-out.js';
import { inCircle } from './in-circle.js';
import { cells, columns, fewerSuits, foundations, underFoundations } from './tables.js';

/** Returns a patience with these piles. */
const withPiles = (...piles: Pile[]): Variant => ({ ...(sample as unknown as Variant), deck: () => ({}), table: () => piles, actions: {} });

test('foundations begin with the ace, end with the king, take one card at a time, and give none back', () => {
  const table = layOut(withPiles(...foundations(2, (i) => ({ at: [i, 0] })), ...columns(4, (i) => ({ at: [i, 1] }), { take: 'any' })), {
    f1: 'KS',
    t1: 'AS',
    t2: '2S',
    t3: '3S 2S',
    t4: '2D',
  });
  expect(table.moves()).toEqual(['t1>f2']);
  expect(table.play('t1>f2').moves()).toEqual(['t2>f2', 't3>f2']);
  expect(table.why('t3>f2*2')).toBeDefined();
});

test('foundations with another base rank take an ace on a king and end below the base rank', () => {
  const table = layOut(
    withPiles(...foundations(3, (i) => ({ at: [i, 0] }), { base: 5 }), ...columns(4, (i) => ({ at: [i, 1] }), { take: 'top' })),
    { f1: 'KS', f2: '4H', t1: '5D', t2: 'AS', t3: '5H', t4: 'AD' },
  );
  expect(table.moves().sort()).toEqual(['t1>f3', 't2>f1', 't3>f3']);
});

test('foundations with take and from give cards back and accept cards of the named roles only', () => {
  const table = layOut(
    withPiles(
      ...foundations(2, (i) => ({ at: [i, 0] }), { from: ['tableau'], take: 'top' }),
      ...cells(1, () => ({ at: [2, 0] })),
      ...columns(1, () => ({ at: [0, 1] }), { accept: { on: { step: -1, suit: 'any' } }, take: 'top' }),
    ),
    { f1: 'AS', c1: 'AH', t1: '2S' },
  );
  expect(table.moves().sort()).toEqual(['c1>t1', 'f1>t1', 't1>f1']);
});

test('a cell holds any one card', () => {
  const table = layOut(withPiles(...cells(2, (i) => ({ at: [i, 0] })), ...columns(2, (i) => ({ at: [i, 1] }), { take: 'any' })), {
    c1: 'KH',
    t1: '9S 4D',
  });
  expect(table.moves()).toEqual(['c1>c2', 't1>c2']);
  expect([table.why('t1>c1'), table.why('t1>c2*2')]).toEqual([expect.anything(), expect.anything()]);
});

test('underFoundations lays out eight foundations, waste, stock and columns without overlap', () => {
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

test('inCircle begins at the top and goes clockwise', () => {
  const rounded = (part: number): number[] => inCircle(part, 3, 2).map((x) => Math.round(x * 1000) / 1000);
  expect([0, 0.25, 0.5, 0.75].map(rounded)).toEqual([
    [3, 0],
    [6, 2],
    [3, 4],
    [0, 2],
  ]);
});

test('fewerSuits returns four suits, hearts and spades, or spades alone', () => {
  expect([4, 2, 1].map((suits) => fewerSuits(suits as 4 | 2 | 1).join(''))).toEqual(['CDHS', 'HS', 'S']);
});
