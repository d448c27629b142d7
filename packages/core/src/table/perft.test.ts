import { expect, test } from 'vitest';
import type { Options, Variant } from '../contract.js';
import { deal } from '../game/deal.js';
import { KeySet } from './key-set.js';
import { list, MAX_MOVES } from '../moves/legal.js';
import { perft, positionText } from './perft.js';
import { sample } from '../testing/sample.js';

/** The definition, word for word: positions as texts, every way played from the deal. */
function plainly<O extends Options>(variant: Variant<O>, seed: number, options: O, depth: number): number[] {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  const seen = new Set([positionText(table)]);
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
        if (!seen.has(positionText(table))) next.push([...way, move]);
        seen.add(positionText(table));
        table.undo();
      }
      for (const _ of way) table.undo();
    }
    layers.push(next.length);
    frontier = next;
  }
  return layers;
}

/** Cells that are no group are still the same for perft: only the role counts. */
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
    expect(positionText(dealt.value.table)).toBe(before);
  }
});

test('perft tells how far it has come', () => {
  const dealt = deal(sample, {});
  if (!dealt.ok) throw new Error(dealt.error.message);
  const told: number[][] = [];
  const layers = perft(dealt.value.table, 2, (...report) => told.push(report));
  expect(told.slice(0, 2)).toEqual([
    [1, 0, 1],
    [2, 0, layers[1]],
  ]);
});

test('a set of keys knows each once, the key of zeros too, however many there are', () => {
  const set = new KeySet();
  for (let i = 0; i < 10_000; i++) expect(set.add(i & 127, i >> 7)).toBe(true);
  for (let i = 0; i < 10_000; i++) expect(set.add(i & 127, i >> 7)).toBe(false);
  expect(set.size).toBe(10_000);
});
