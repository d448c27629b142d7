import { expect, test } from 'vitest';
import type { Options } from '../contract.js';
import type { Variant } from '../variant.js';
import { deal } from '../game/deal.js';
import { KeySet } from './key-set.js';
import { list, MAX_MOVES } from '../moves/legal.js';
import { perft, pileCards, positionText } from './perft.js';
import type { Table } from './table.js';
import { mini } from '../testing/mini.js';
import { sample } from '../testing/sample.js';

/** Returns a position as text, with each pile that has no group in its own place. */
function exactText(table: Table): string {
  const { rules } = table;
  const piles = rules.piles.map((pile, i) => `${pile.group ?? `only ${i}`}: ${pileCards(table, i).join(' ')}`);
  return `${piles.sort().join('|')} ${positionText(table)}`;
}

/** Counts positions by the definition of perft: every line of moves is played from the deal, and positions are compared as texts. */
function plainly<O extends Options>(variant: Variant<O>, seed: number, options: O, depth: number, text = positionText): number[] {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = dealt.value.table as unknown as Table;
  const seen = new Set([text(table)]);
  let frontier: number[][] = [[]];
  const layers = [1];
  for (let d = 1; d <= depth; d++) {
    const next: number[][] = [];
    for (const way of frontier) {
      for (const move of way) table.play(move);
      const moves = new Int32Array(MAX_MOVES);
      const n = table.status() === 'playing' ? list(table, moves) : 0;
      for (const move of moves.subarray(0, n)) {
        table.play(move);
        if (!seen.has(text(table))) next.push([...way, move]);
        seen.add(text(table));
        table.undo();
      }
      for (const _ of way) table.undo();
    }
    layers.push(next.length);
    frontier = next;
  }
  return layers;
}

/** A patience whose cells are in no group, but which perft treats as interchangeable because they have one role. */
const ungrouped: typeof sample = {
  ...sample,
  table: (options, pack) =>
    sample
      .table(options, pack)
      .map(({ group, ...pile }) => (group === 'cells' ? pile : { ...pile, ...(group === undefined ? {} : { group }) })),
};

test.each([
  ['with groups', sample, { redeals: 0, cells: 'two' }],
  ['without cells', sample, { redeals: 0, cells: 'none' }],
  ['with redeals', sample, { redeals: 2, cells: 'two' }],
  ['with cells of no group', ungrouped, { redeals: 0, cells: 'two' }],
] as const)('perft counts what its definition says, %s', (_, variant, options) => {
  for (let seed = 0; seed < 4; seed++) {
    const dealt = deal(variant, { seed, options });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const before = positionText(dealt.value.table);
    expect(perft(dealt.value.table, 4)).toEqual(plainly(variant, seed, options, 4));
    expect(perft(dealt.value.table, 3, undefined, { exact: true })).toEqual(plainly(variant, seed, options, 3, exactText));
    expect(positionText(dealt.value.table)).toBe(before);
  }
});

test('an exact count distinguishes positions of a grid with different places that the plain count merges', () => {
  const grid = (group?: string): Variant =>
    mini(
      ['a', 'b', 'c', 'd'].map((id, x) => ({
        ...{ id, role: 'tableau', at: [x, 0], take: 'top', accept: { empty: 'any' }, ...(group !== undefined && { group }) },
      })),
      { a: 1 },
      { deck: () => ({ suits: ['S'], ranks: [1, 2] }) },
    );
  const counted = (variant: Variant, exact: boolean): number[] => {
    const dealt = deal(variant, {});
    if (!dealt.ok) throw new Error(dealt.error.message);
    return perft(dealt.value.table, 3, undefined, { exact });
  };
  // Place two cards in four places in each of twelve ways, which the plain count treats as one.
  expect(counted(grid(), false)).toEqual([1, 0, 0, 0]);
  expect(counted(grid(), true)).toEqual([1, 4, 6, 1]);
  // In a group the places are the same for both.
  expect(counted(grid('places'), true)).toEqual([1, 0, 0, 0]);
});

test('perft reports its progress', () => {
  const dealt = deal(sample, {});
  if (!dealt.ok) throw new Error(dealt.error.message);
  const reports: number[][] = [];
  const layers = perft(dealt.value.table, 2, (...report) => reports.push(report));
  expect(reports.slice(0, 2)).toEqual([
    [1, 0, 1],
    [2, 0, layers[1]],
  ]);
});

test('a key set holds each key once, including the key of zeros', () => {
  const set = new KeySet();
  for (let i = 0; i < 10_000; i++) expect(set.add(i & 127, i >> 7)).toBe(true);
  for (let i = 0; i < 10_000; i++) expect(set.add(i & 127, i >> 7)).toBe(false);
  expect(set.size).toBe(10_000);
});
