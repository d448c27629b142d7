import type { Options, Variant } from '@patience/core';
import { deal, list, MAX_MOVES, parseMove, Random, Table, unite, type Move } from '@patience/core/internals';
import { describe, expect, test } from 'vitest';
import { createSearch, type Verdict } from '../index.js';
import { IndistinguishableCards } from './indistinguishable-cards.js';
import type { Path } from '../engines/path.js';
import { pathFrom } from '../engines/path-from.js';
import { covering } from '../testing/covering.js';
import { exhaustive } from '../testing/exhaustive.js';
import { heap } from '../testing/heap.js';
import { everyDeal } from '../testing/reduced.js';
import { Traits } from '../rules/traits.js';

/** Number of exchanges that are tried for each rule set, and number of moves that are played after each. */
const ROUNDS = 6;
const STEPS = 120;

const pathOf = (table: Table<Options>): Path => pathFrom(table, Traits.of(table), { distrustsSafeMoves: false, readsFoundations: false });

function dealt(variant: Variant, options: Options, request: { readonly seed: number } | { readonly deck: string }): Table<Options> {
  const result = deal(variant, { ...request, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

const MOVES = new Int32Array(MAX_MOVES);
const listed = (table: Table): Move[] => [...MOVES.subarray(0, list(table, MOVES))];

/** Returns the test patience `heap` with other rules, as a new variant for which no observations are cached. */
const heapLike = (rules: Partial<Variant> = {}): Variant => ({ ...(heap as unknown as Variant), ...rules });
const LOOKS = { looks: 'onto' };

describe('rules that read only ranks', () => {
  const key = (deck: string, rules?: Partial<Variant>): string => pathOf(dealt(heapLike(rules), LOOKS, { deck })).key.join();
  const DECK = '4C 3H AC 4H AH 2C 3C 2H';
  const OTHER_SUITS = '4H 3H AC 4C AH 2H 3C 2C';
  const OTHER_RANKS = '4C 4H AC 3H AH 2C 3C 2H';

  test('positions are merged when cards of a rank are exchanged, and only then', () => {
    expect(key(OTHER_SUITS)).toBe(key(DECK));
    expect(key(OTHER_RANKS)).not.toBe(key(DECK));
  });

  test.each([
    ['rank', true],
    ['suit', false],
    ['red', false],
    ['id', false],
  ] as const)('so they are where a function asks for a card’s %s: %s', (field, one) => {
    const asks: Partial<Variant> = {
      status(view) {
        const asked = view.card('t1')?.[field];
        return view.count('heap') === 8 && asked === undefined ? 'won' : 'playing';
      },
    };
    expect(key(OTHER_SUITS, asks) === key(DECK, asks)).toBe(one);
  });

  test('a function that copies a card reads all of its fields', () => {
    const asks: Partial<Variant> = { status: (view) => (view.count('heap') === 8 && { ...view.card('heap') }.rank ? 'won' : 'playing') };
    const table = dealt(heapLike(asks), LOOKS, { deck: DECK });
    expect(IndistinguishableCards.of(table, Traits.of(table))).toBeDefined();
    expect({ ...table.cards[0] }).toEqual({ id: 0, rank: 4, suit: 'C', letter: '4', red: false });
    expect(IndistinguishableCards.of(table, Traits.of(table))).toBeUndefined();
  });
});

test('a function that reads further fields during the search breaks the assumption', () => {
  const variant = heapLike({ status: (view) => (view.count('heap') === 8 ? (view.card('heap')!.red ? 'lost' : 'won') : 'playing') });
  const table = dealt(variant, LOOKS, { deck: '3H 4H 3C 4C AH 2C AC 2H' });
  const kinds = IndistinguishableCards.of(table, Traits.of(table))!;
  for (const column of [1, 2, 3, 4, 1, 2, 3, 4]) {
    expect([table.status(), kinds.broken]).toEqual(['playing', false]);
    const move = parseMove(table, `t${column}>heap`);
    table.play(move.ok ? move.value : -1);
  }
  expect([table.status(), kinds.broken]).toEqual(['won', true]);
  const next = dealt(variant, LOOKS, { seed: 1 });
  expect(IndistinguishableCards.of(next, Traits.of(next))).toBeUndefined();
});

test('fields that a cached pair rule has read count as read', () => {
  const variant = covering(6) as unknown as Variant;
  const table = dealt(variant, { goal: 'home', rules: 'still' }, { seed: 1 });
  expect(listed(table).length).toBeGreaterThan(0);
  const { indistinguishable } = pathOf(table).helpers;
  expect(indistinguishable?.broken).toBe(false);
});

test('verdicts agree with an exhaustive search where the colour of the last card decides', () => {
  const found = { solved: 0, impossible: 0 };
  for (let seed = 0; seed < 80; seed++) {
    // Use a new variant each time: observations are cached for each variant.
    const variant = heapLike({ status: (view) => (view.count('heap') < 8 ? 'playing' : view.card('heap')!.red ? 'lost' : 'won') });
    const table = dealt(variant, LOOKS, { seed });
    const truth = exhaustive(table, 20_000);
    for (const options of [{}, { engines: ['depth-first'] }] as const) {
      const { verdict } = createSearch(table, options).run() as Verdict;
      expect(`${seed}: ${verdict}`).toBe(`${seed}: ${truth ? 'solved' : 'impossible'}`);
      found[verdict as 'solved' | 'impossible']++;
    }
  }
  expect(Math.min(found.solved, found.impossible), JSON.stringify(found)).toBeGreaterThan(4);
});

describe('indistinguishable cards of installed rule sets', async () => {
  const united = (await everyDeal()).filter(
    ([, variant, options]) => pathOf(dealt(variant, options, { seed: 1 })).helpers.indistinguishable,
  );

  test('some installed rule sets have indistinguishable cards', () => {
    expect(united.length).toBeGreaterThan(20);
  });

  test.each(united)('%s: exchanging two indistinguishable cards keeps the same moves legal', (_name, variant, options) => {
    const dealtOne = dealt(variant, options, { seed: 7 });
    const { kind } = pathOf(dealtOne).table;
    const kinds = new Uint8Array(64);
    for (const [id, face] of dealtOne.face.entries()) kinds[face] = kind[id]!;
    const random = new Random(7);
    const ids = [...dealtOne.cards.keys()];
    for (let round = 0; round < ROUNDS; round++) {
      const a = ids[random.below(ids.length)]!;
      const b = ids.find((id) => kind[id] === kind[a] && dealtOne.face[id] !== dealtOne.face[a]);
      if (b === undefined) continue;
      const one = new Table(variant, options, dealtOne);
      const other = new Table(variant, options, dealtOne);
      [other.face[a], other.face[b]] = [one.face[b]!, one.face[a]!];
      unite(one, kinds, one.cards);
      unite(
        other,
        kinds,
        one.cards.map((card, id) => (id === a ? one.cards[b]! : id === b ? one.cards[a]! : card)),
      );
      for (let step = 0; step < STEPS; step++) {
        expect(other.status()).toBe(one.status());
        const moves = listed(one);
        expect(listed(other)).toEqual(moves);
        expect([...other.key]).toEqual([...one.key]);
        if (moves.length === 0 || one.status() !== 'playing') break;
        const move = moves[random.below(moves.length)]!;
        one.play(move);
        other.play(move);
      }
    }
  });
});
