import type { Variant } from '@patience/core';
import { deal, formatMove, type Table } from '@patience/core/search';
import { expect, test, vi } from 'vitest';
import { playChosen } from './chosen-game.js';

const words = { name: 'x', summary: 'x', rules: 'x' };

/** Returns the table of a patience of one card that moves round a ring of cells. */
function ring(cells: number): Table {
  const variant: Variant = {
    api: 1,
    id: 'ring',
    rules: 1,
    options: {},
    deck: () => ({ suits: ['C'], ranks: [1] }),
    table: () =>
      Array.from({ length: cells }, (_, i) => ({ id: `c${i}`, role: 'cell', at: [i, 0], accept: { empty: 'any' }, take: 'top' }) as const),
    deal: (table) => table.move('pack', 'c0', { face: 'up' }),
    strings: { de: words, en: words },
  };
  const dealt = deal(variant, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return dealt.value.table;
}

const last = (_table: Table, moves: Int32Array, count: number): number => moves[count - 1]!;

test('a game by chosen moves avoids positions that it has seen, and is unfinished when no other move is left', () => {
  const table = ring(4);
  const { result, moves } = playChosen(table, last, { longest: 100 });
  expect([result, moves.map((move) => formatMove(table, move))]).toEqual(['unfinished', ['c0>c3', 'c3>c2', 'c2>c1']]);
  expect(table.depth).toBe(3);
});

test('a game by chosen moves is unfinished after the largest number of moves, or when goesOn returns false', () => {
  expect(playChosen(ring(9), last, { longest: 2 })).toMatchObject({ result: 'unfinished', moves: { length: 2 } });
  const goesOn = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
  expect(playChosen(ring(9), last, { longest: 100, goesOn })).toMatchObject({ result: 'unfinished', moves: { length: 2 } });
  expect(goesOn).toHaveBeenCalledTimes(2);
});

test('a game by chosen moves is stuck where there is no legal move', () => {
  expect(playChosen(ring(1), last, { longest: 100 })).toEqual({ result: 'stuck', moves: [] });
});
