import { formatMove, type Table } from '@patience/core/internals';
import { expect, test, vi } from 'vitest';
import { playChosen } from './chosen-game.js';
import { ring } from './testing/ring.js';
import { dealt } from './testing/small-decks.js';

/** Returns the table of a ring of cells. */
const ringTable = (cells: number): Table => dealt(ring(cells), {}, 1)!;

const last = (_table: Table, moves: Int32Array, count: number): number => moves[count - 1]!;

test('a game in which a function chooses the moves avoids positions that it has seen, and is unfinished when no other move is left', () => {
  const table = ringTable(4);
  const { result, moves } = playChosen(table, last, { longest: 100 });
  expect([result, moves.map((move) => formatMove(table, move))]).toEqual(['unfinished', ['c0>c3', 'c3>c2', 'c2>c1']]);
  expect(table.depth).toBe(3);
});

test('a game in which a function chooses the moves is unfinished at the limit of moves, or when goesOn returns false', () => {
  expect(playChosen(ringTable(9), last, { longest: 2 })).toMatchObject({ result: 'unfinished', moves: { length: 2 } });
  const goesOn = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
  expect(playChosen(ringTable(9), last, { longest: 100, goesOn })).toMatchObject({ result: 'unfinished', moves: { length: 2 } });
  expect(goesOn).toHaveBeenCalledTimes(2);
});

test('a game in which a function chooses the moves is stuck when no move is legal', () => {
  expect(playChosen(ringTable(1), last, { longest: 100 })).toEqual({ result: 'stuck', moves: [] });
});
