import { allOptions, complete, type CompleteVariant, type DeckSpec, type Options, type Variant } from '@patience/core';
import { deal, list, MAX_MOVES, Random, type Table } from '@patience/core/internals';
import { sample } from '@patience/tooling/sample';
import { describe, expect, test } from 'vitest';
import { createSearch, wins, type Verdict } from '../index.js';
import { RunEquivalence } from './run-equivalence.js';
import { exhaustive } from '../testing/exhaustive.js';
import { ladders } from '../testing/ladders.js';
import { everyDeal, reduced } from '../testing/reduced.js';
import { Traits } from '../rules/traits.js';

/** Largest number of positions of the exhaustive search; larger cases are left out. */
const MOST = 600;
const SEEDS = 2;
const DECKS: readonly DeckSpec[] = [
  { suits: ['C', 'H', 'S'], ranks: [1, 2, 3, 4], copies: 2 },
  { suits: ['C', 'H'], ranks: [1, 2, 3, 4], copies: 2 },
  { suits: ['C', 'D', 'H', 'S'], ranks: [1, 2, 3, 4] },
  { suits: ['D', 'S'], ranks: [1, 2, 3, 4, 5], copies: 2 },
];
/** One variant for each deck, so that observations of its rules are cached. */
const WITH_DECKS = DECKS.map((spec): Variant => ({ ...(ladders as unknown as Variant), deck: () => spec }));

const orderedColumns = (table: Table): RunEquivalence | undefined => RunEquivalence.of(table, Traits.of(table));

/** The installed patiences to which run equivalence applies; there may be none. */
const installed = (await everyDeal()).filter(([, variant, options]) => {
  const full = deal(variant, { seed: 0, options });
  return full.ok && orderedColumns(full.value.table);
});

/** Returns a position after up to 23 random moves. */
function midGame(variant: Variant, options: Options, seed: number): Table {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  const random = new Random(seed);
  const moves = new Int32Array(MAX_MOVES);
  for (let i = random.below(24); i > 0; i--) {
    const count = list(table, moves);
    if (count > 0) table.play(moves[random.below(count)]!);
  }
  return table;
}

/** Returns the variant with only the first `columns` columns. */
const narrow = (variant: Variant, columns: number): Variant => ({
  ...variant,
  table: (options, pack) => {
    let seen = 0;
    return complete(variant)
      .table(options, pack)
      .filter(({ role }) => role !== 'tableau' || ++seen <= columns);
  },
});

/** Compares a search with exhaustive search. @returns whether the position can be won; undefined when it is too large */
function compare(table: Table, where: string): boolean | undefined {
  const truth = exhaustive(table, MOST);
  if (truth === undefined) return undefined;
  // Test the line as it was found; shortening has tests of its own.
  const { verdict, line } = createSearch(table, { engines: ['depth-first'], polish: 0 }).run() as Verdict;
  expect(`${where}: ${verdict}`).toBe(`${where}: ${truth ? 'solved' : 'impossible'}`);
  if (line) expect(wins(table, line.moves), where).toBe(true);
  return truth;
}

describe('run equivalence merges only positions with the same verdict of an exhaustive search', () => {
  const kinds = allOptions(ladders).map((options, at) => [Object.values(options).join(' '), options, at] as const);
  test.each(sample(kinds, kinds.length, 36))('ladders %s', (_name, options, at) => {
    for (const [i, variant] of WITH_DECKS.entries())
      for (let seed = at * SEEDS; seed < (at + 1) * SEEDS; seed++) {
        const table = midGame(variant, options, seed);
        if (table.status() !== 'playing') continue;
        expect(orderedColumns(table)).toBeDefined();
        compare(table, `deck ${i}, seed ${seed}`);
      }
  });

  test.runIf(installed.length > 0)('every installed patience of this kind, with fewer cards and columns', () => {
    const found = { won: 0, lost: 0 };
    for (const [name, variant, options] of installed) {
      const decks = [3, 4].map((ranks) => reduced(variant, (deck) => ({ ...deck, ranks: [1, 2, 3, 4].slice(0, ranks) })));
      const few = decks.map((deck) => [narrow(deck, 1), narrow(deck, 2)] as const);
      for (let seed = 0; seed < 24; seed++) {
        const truth = compare(midGame(few[seed & 1]![seed >> 4 === 0 ? 0 : 1], options, seed), `${name}, seed ${seed}`);
        if (truth !== undefined) found[truth ? 'won' : 'lost']++;
      }
    }
    expect(found.won).toBeGreaterThan(20);
    expect(found.lost).toBeGreaterThan(5);
  });
});

describe('merging of positions in games whose columns are runs', () => {
  const without = (change: Partial<Variant>): RunEquivalence | undefined =>
    orderedColumns(midGame({ ...(ladders as unknown as Variant), ...change }, {}, 3));
  const piles = (change: (pile: object) => object) => (options: Options, pack: Parameters<CompleteVariant['table']>[1]) =>
    complete(ladders as unknown as Variant)
      .table(options, pack)
      .map((pile) => (pile.role === 'tableau' ? change(pile) : pile)) as ReturnType<CompleteVariant['table']>;

  test('it applies to the unchanged test game', () => expect(without({})).toBeDefined());
  test('it does not apply when cards leave in pairs', () => {
    const gone = { id: 'gone', role: 'discard', at: [0, 9] } as const;
    const table: Variant['table'] = (options, pack) => [...complete(ladders as unknown as Variant).table(options, pack), gone];
    expect(without({ table })).toBeDefined();
    expect(without({ table, pair: () => false })).toBeUndefined();
  });
  test('it does not apply when the variant has a status of its own', () => expect(without({ status: () => 'playing' })).toBeUndefined());
  test('it does not apply when runs wrap around', () => {
    const round = { step: -1, suit: 'alternate', wrap: true } as const;
    expect(without({ table: piles((pile) => ({ ...pile, accept: { on: round, empty: 'any' }, take: { run: round } })) })).toBeUndefined();
  });
  test('it does not apply when runs are built up and down', () => {
    const both = { step: 'either', suit: 'alternate' } as const;
    expect(without({ table: piles((pile) => ({ ...pile, accept: { on: both, empty: 'any' }, take: { run: both } })) })).toBeUndefined();
  });
  test('it does not apply when only the top card can be lifted', () =>
    expect(without({ table: piles((pile) => ({ ...pile, take: 'top' })) })).toBeUndefined());
  test('it does not apply when empty columns accept only some ranks', () => {
    expect(without({ table: piles((pile) => ({ ...pile, accept: { on: { step: -1, suit: 'alternate' }, empty: 4 } })) })).toBeUndefined();
  });
  test('it does not apply when an action reads the columns', () => {
    const turn = ladders.actions!.turn as never as NonNullable<CompleteVariant['actions']>[string];
    expect(
      without({ actions: { turn: { ...turn, when: (view, o, pile) => (view.count('t1') > 9 ? 'no' : turn.when(view, o, pile)) } } }),
    ).toBeUndefined();
  });
  test('it does not apply when cards of columns move by themselves', () => {
    expect(
      without({
        after(table) {
          if (table.count('stock') === 0 && table.count('t1') > 1) table.move('t1', 'stock');
        },
      }),
    ).toBeUndefined();
  });
});
