import type { Variant } from '@patience/core';
import { deal, isLegal, parseMove, type Table } from '@patience/core/internals';
import { describe, expect, test } from 'vitest';
import { FoundationMerging } from './foundation-merging.js';
import { createSearch, type Verdict } from '../index.js';
import { exhaustive } from '../testing/exhaustive.js';
import { heap, type HeapOptions } from '../testing/heap.js';
import { Traits } from '../rules/traits.js';

/** A deck that is won by playing one card each from t1 to t4, twice. */
const WON = '3H 4H 3C 4C AH 2C AC 2H';
const LOOKS = heap.options.looks;

function dealt(looks: HeapOptions['looks'], request: { readonly seed: number } | { readonly deck: string } = { seed: 1 }): Table {
  const result = deal(heap as unknown as Variant, { ...request, options: { looks } });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

/** Plays some moves and returns the table with its reduced key. */
function after(looks: HeapOptions['looks'], deck: string, moves: string): { table: Table; key: string; all: string } {
  const table = dealt(looks, { deck });
  const merging = FoundationMerging.of(table, Traits.of(table))!;
  for (const text of moves.split(' ')) {
    const move = parseMove(table, text);
    if (!move.ok) throw new Error(move.error.message);
    table.play(move.value);
  }
  const key = Int32Array.from(table.key);
  merging.reduce(key);
  return { table, key: key.join(), all: table.key.join() };
}

describe('cards below the top of a foundation', () => {
  /** A deck whose columns have, from t1 on, the top cards AH, 2C, 3C and 2H. */
  const DECK = '4C 3H AC 4H AH 2C 3C 2H';

  test('foundation cards are merged once another card is on them', () => {
    const one = after('onto', DECK, 't1>heap t4>heap t3>heap t2>heap');
    const other = after('onto', DECK, 't3>heap t4>heap t1>heap t2>heap');
    expect(one.all).not.toBe(other.all);
    expect(one.key).toBe(other.key);
  });

  test('positions with different top cards of a foundation are not merged when the rules depend on them', () => {
    for (const looks of ['onto', 'top'] as const)
      expect(after(looks, DECK, 't1>heap t4>heap').key).not.toBe(after(looks, DECK, 't4>heap t1>heap').key);
  });

  test('positions with different top cards of a foundation are merged when the rules do not get the top card', () => {
    expect(after('nowhere', DECK, 't1>heap t4>heap').key).toBe(after('nowhere', DECK, 't4>heap t1>heap').key);
  });

  test('positions with different numbers of foundation cards or different other piles are not merged', () => {
    const keys = ['t1>heap', 't1>heap t4>heap', 't4>heap', 't3>heap', 't3>heap t4>heap'].map((moves) => after('onto', DECK, moves).key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test.each([
  ['nowhere', false],
  ['onto', false],
  ['top', false],
  ['below', true],
  ['back', true],
] as const)('rules that look at %s: that what lies below matters is found out: %s', (looks, found) => {
  const table = dealt(looks, { deck: WON });
  const merging = FoundationMerging.of(table, Traits.of(table))!;
  for (const text of 't1 t2 t3 t4 t1 t2 t3 t4'.split(' ')) {
    const back = parseMove(table, 'back');
    if (back.ok && isLegal(table, back.value)) {
      table.play(back.value);
      table.undo();
    }
    const move = parseMove(table, `${text}>heap`);
    table.play(move.ok ? move.value : -1);
  }
  expect(table.status()).toBe('won');
  expect(merging.broken).toBe(found);
});

test.each(LOOKS)('verdicts agree with an exhaustive search when rules look at %s', (looks) => {
  const found = { solved: 0, impossible: 0 };
  for (let seed = 0; seed < 60; seed++) {
    const table = dealt(looks, { seed });
    const truth = exhaustive(table, 20_000);
    if (truth === undefined) continue;
    for (const options of [{}, { engines: ['depth-first'] }] as const) {
      const { verdict } = createSearch(table, options).run() as Verdict;
      expect(`${seed}: ${verdict}`).toBe(`${seed}: ${truth ? 'solved' : 'impossible'}`);
      found[verdict as 'solved' | 'impossible']++;
    }
  }
  if (looks !== 'nowhere') expect(Math.min(found.solved, found.impossible), JSON.stringify(found)).toBeGreaterThan(4);
});
