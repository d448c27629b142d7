import { exchanged, Random, type Table } from '@patience/core/internals';
import { sample } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import { ColumnOrder } from './column-order.js';
import { VisitedPositions } from '../hints/visited-positions.js';
import { gathering } from '../testing/gathering.js';
import { playAtRandom } from '../testing/positions.js';
import { everyDeal } from '../testing/reduced.js';
import { dealt } from '../testing/small-decks.js';
import { Traits } from '../rules/traits.js';

function keyOf(table: Table): string {
  const key = Int32Array.from(table.key);
  new ColumnOrder(table).reduce(key);
  return key.join();
}

/** Returns the columns whose data rules equal those of the first column. */
function alike(table: Table): number[] {
  const { rules } = table;
  const nameOf = (pile: number): string => {
    const { id: _id, at: _at, group: _group, name: _name, ...rest } = rules.piles[pile]! as unknown as Record<string, unknown>;
    return JSON.stringify(rest, (_key, value: unknown) => (typeof value === 'function' ? String(value) : value));
  };
  return [...Traits.of(table).columns].filter((pile, _i, [first]) => nameOf(pile) === nameOf(first!));
}

test('column order merges positions with exchanged columns that only an action distinguishes', () => {
  const table = dealt(gathering, {}, 1)!;
  const other = exchanged(table, table.rules.index.get('t1')!, table.rules.index.get('t3')!);
  expect(other.key.join()).not.toBe(table.key.join());
  expect(keyOf(other)).toBe(keyOf(table));
  expect(keyOf(dealt(gathering, {}, 2)!)).not.toBe(keyOf(table));
});

describe('column order merges positions that differ only in the order of equal columns', async () => {
  const byData = (await everyDeal()).filter(([, variant, options]) => {
    const { rules, variant: played } = dealt(variant, options, 1)!;
    return rules.readable && played.pair === undefined && Traits.of(dealt(variant, options, 1)!).columns.length > 1;
  });
  test.each(sample(byData, 8))('%s', (_name, variant, options) => {
    const table = dealt(variant, options, 3)!;
    playAtRandom(table, new Random(3), 20);
    const [one, two] = alike(table) as [number, number?];
    if (two === undefined) return;
    const other = exchanged(table, one, two);
    expect(keyOf(other)).toBe(keyOf(table));
    const past = new VisitedPositions();
    past.visit(table);
    expect(past.hasAlike(other)).toBe(true);
    const seen = new Set<string>();
    const keys = new Set<string>();
    while (table.depth > 0) {
      seen.add(table.key.join());
      keys.add(keyOf(table));
      table.undo();
    }
    // Random games sometimes return to a position, or to one with exchanged columns.
    expect(keys.size).toBeLessThanOrEqual(seen.size);
    expect(keys.size).toBeGreaterThan(seen.size / 2);
  });
});
