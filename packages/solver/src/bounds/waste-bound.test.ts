import { allOptions, type DeckSpec, type Variant } from '@patience/core';
import { deal, list, MAX_MOVES, Random, type Table } from '@patience/core/internals';
import { describe, expect, test } from 'vitest';
import { WasteBound } from './waste-bound.js';
import { RunEquivalence } from '../reductions/run-equivalence.js';
import { exhaustive } from '../testing/exhaustive.js';
import { ladders, type LaddersOptions } from '../testing/ladders.js';
import { Traits } from '../rules/traits.js';

/** Largest number of positions that the exhaustive search visits. */
const MOST = 800;
const DECKS: readonly DeckSpec[] = [
  { suits: ['C', 'H', 'S'], ranks: [1, 2, 3, 4], copies: 2 },
  { suits: ['C', 'D', 'H', 'S'], ranks: [1, 2, 3, 4, 5] },
];
/** One variant for each deck, so that observations of its rules are cached. */
const variants = new Map<DeckSpec, Variant>();

function dealt(
  options: Partial<LaddersOptions>,
  request: { readonly seed: number } | { readonly deck: string },
  spec: DeckSpec = DECKS[0]!,
): Table {
  const variant = variants.get(spec) ?? { ...(ladders as unknown as Variant), deck: () => spec };
  variants.set(spec, variant);
  const result = deal(variant, { ...request, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

function boundOf(table: Table): WasteBound {
  const traits = Traits.of(table);
  return WasteBound.of(table, traits, RunEquivalence.of(table, traits), false)!;
}

describe('the waste bound rejects no winnable position', () => {
  let found = 0;
  const kinds = allOptions(ladders).filter(({ columns, suit, home }) => columns < 3 && (suit !== 'same' || home !== 'alternate'));
  test.each(kinds.map((options, at) => [Object.values(options).join(' '), options, at] as const))('ladders %s', (_name, options, at) => {
    const moves = new Int32Array(MAX_MOVES);
    for (const spec of DECKS)
      for (let seed = at * 2; seed < at * 2 + 2; seed++) {
        const table = dealt(options, { seed }, spec);
        const wasteBound = boundOf(table);
        const random = new Random(seed);
        for (let step = 0; step < 60; step++) {
          const count = list(table, moves);
          if (count === 0) break;
          // Play a move that is undone: results from other lines must not change the bound.
          table.play(moves[random.below(count)]!);
          wasteBound.lost();
          table.undo();
          table.play(moves[random.below(count)]!);
          if (!wasteBound.lost()) continue;
          expect(boundOf(table).lost(), 'from here on as from the start').toBe(true);
          const truth = exhaustive(table, MOST);
          if (truth === undefined) continue;
          expect(truth, `seed ${seed}`).toBe(false);
          found++;
          break;
        }
      }
  });
  test('the waste bound rejects some positions', () => expect(found).toBeGreaterThan(50));
});

describe('the waste bound in a game with one column', () => {
  const spec: DeckSpec = { suits: ['C', 'H'], ranks: [1, 2, 3] };
  /** Returns a game with one card in the column; the others are turned one by one. */
  const turned = (deck: string, turns: number, gaps: LaddersOptions['gaps'] = 'waste'): { table: Table; wasteBound: WasteBound } => {
    const table = dealt({ suit: 'alternate', gaps, home: 'same', turned: 1, columns: 1 }, { deck }, spec);
    const wasteBound = boundOf(table);
    const moves = new Int32Array(MAX_MOVES);
    for (let i = 0; i < turns; i++) table.play(moves[list(table, moves) - 1]!);
    return { table, wasteBound };
  };

  test('an empty waste has no buried cards', () => {
    const { wasteBound } = turned('3C AC 2C AH 2H 3H', 0);
    expect(wasteBound.tight()).toBe(0);
    expect(wasteBound.lost()).toBe(false);
  });
  test('a position is lost when the cards above a needed card fill more columns than there are', () => {
    // 3C is in the column; 2H and 3C wait for what lies below them.
    const { table, wasteBound } = turned('3C AH 2C 2H 3H AC', 4);
    expect(exhaustive(table, MOST)).toBe(false);
    expect(wasteBound.lost()).toBe(true);
  });
  test('a position is not lost while the needed card can still leave', () => {
    const { table, wasteBound } = turned('3C AH 2C 2H 3H AC', 1);
    expect(exhaustive(table, MOST)).toBe(true);
    expect(wasteBound.lost()).toBe(false);
  });
  test('the waste bound only guides if columns need not be runs', () => {
    const { table, wasteBound } = turned('3C AH 2C 2H 3H AC', 4);
    const guide = WasteBound.of(table, Traits.of(table), undefined, true)!;
    expect(guide.tight()).toBe(wasteBound.tight());
    expect(guide.lost()).toBe(false);
    expect(WasteBound.of(table, Traits.of(table), undefined, false)).toBeUndefined();
  });
});

test('the waste bound does not apply where cards with one place on foundations lie on different cards in columns', () => {
  const table = dealt({ suit: 'same', home: 'alternate' }, { seed: 1 });
  const traits = Traits.of(table);
  expect(WasteBound.of(table, traits, RunEquivalence.of(table, traits), false)).toBeUndefined();
});

test('the waste bound does not apply to a stock with redeals', () => {
  const variant: Variant = {
    ...(ladders as unknown as Variant),
    actions: {
      ...(ladders.actions as unknown as Variant['actions']),
      again: {
        on: 'stock',
        when: (view) => (view.count('stock') === 0 && view.count('waste') > 0) || 'stock-left',
        run: (table) => table.move('waste', 'stock', { count: table.count('waste'), face: 'down', turn: true }),
      },
    },
  };
  const result = deal(variant, { seed: 1 });
  if (!result.ok) throw new Error(result.error.message);
  const traits = Traits.of(result.value.table);
  const ordered = RunEquivalence.of(result.value.table, traits);
  expect(ordered).toBeDefined();
  expect(WasteBound.of(result.value.table, traits, ordered, false)).toBeUndefined();
});
