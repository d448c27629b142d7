import { allOptions } from '@patience/core';
import { list, MAX_MOVES, Random } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { Candidates } from './candidates.js';
import { homing } from '../testing/homing.js';
import { dealt } from '../testing/small-decks.js';

const table = dealt(homing, allOptions(homing)[0]!, 1)!;

/** Adds positions with given values in given strata, and returns the kept ones, each identified by its parent. */
function chosen(shared: number, width: number, given: readonly (readonly [stratum: number, value: number])[]): number[] {
  const candidates = new Candidates(table, width, shared, new Random(1));
  given.forEach(([stratum, value], i) => candidates.add(i, 0, value, stratum, i, i));
  candidates.choose();
  return [...candidates.parent.subarray(0, candidates.size)];
}

const ahead = [10, 11, 12, 13, 14, 15].map((value) => [2, value] as const);
const behind = [50, 51, 52].map((value) => [1, value] as const);

test('candidates without a shared part keep the best ones in their order', () => {
  expect(chosen(0, 4, [...behind, ...ahead])).toEqual([3, 4, 5, 6]);
});

test('a shared part of candidates is divided evenly among strata', () => {
  expect(chosen(0.5, 4, [...behind, ...ahead])).toEqual([0, 3, 4, 5]);
  expect(chosen(1, 4, [...behind, ...ahead])).toEqual([0, 1, 3, 4]);
});

test('candidates give places that a small stratum does not need to the others', () => {
  expect(chosen(1, 6, [[1, 99], ...ahead])).toEqual([0, 1, 2, 3, 4, 5]);
});

test('candidates keep as many of equal value as there is room for', () => {
  const many = Array.from({ length: 1000 }, (_, i) => [i % 3, 7] as const);
  for (const shared of [0, 0.4, 1]) expect(chosen(shared, 20, many)).toHaveLength(20);
});

test('each kept candidate can be restored', () => {
  const moves = new Int32Array(MAX_MOVES);
  const random = new Random(1);
  const candidates = new Candidates(table, 5, 0.5, random);
  const keys: string[] = [];
  for (let i = 0; i < 500; i++) {
    const count = list(table, moves);
    if (count === 0) while (table.depth > 0) table.undo();
    else table.play(moves[random.below(count)]!);
    candidates.add(i, 0, random.below(100), random.below(3), table.key[0]!, table.key[1]!);
    keys.push(table.key.join());
  }
  candidates.choose();
  expect(candidates.size).toBe(5);
  for (let i = 0; i < candidates.size; i++) {
    table.goTo(candidates.positions, candidates.place[i]!);
    expect(table.key.join()).toBe(keys[candidates.parent[i]!]);
  }
});
