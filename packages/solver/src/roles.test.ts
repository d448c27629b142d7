import { formatMove, MAX_MOVES, parseMove, type Move, type Table } from '@patience/core/internals';
import { layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { Path, type PathParts } from './engines/path.js';
import { NONE } from './none.js';
import { homing } from './testing/homing.js';

/** A position with two legal moves: the two of clubs goes to a foundation, or onto the three of hearts. */
const PILES = { f1: 'AC', t1: '2C', t2: '3H', t3: '4D' };

const laidOut = (): Table => layOut(homing, PILES, {}).table;

function moveOf(table: Table, text: string): Move {
  const move = parseMove(table, text);
  if (!move.ok) throw new Error(move.error.message);
  return move.value;
}

function listed(path: Path): string[] {
  const moves = new Int32Array(MAX_MOVES);
  return Array.from(moves.subarray(0, path.list(moves)), (move) => formatMove(path.table, move));
}

describe('the path of a search applies bounds and filters in their order', () => {
  test('a path without bounds and filters lists all legal moves of the table', () => {
    expect(listed(new Path(laidOut())).sort()).toEqual(['t1>f1', 't1>t2']);
  });

  test('a path reports a position as lost as soon as one bound does, and calls no further bound', () => {
    const asked: string[] = [];
    const bound = (name: string, lost: boolean): { lost: () => boolean } => ({ lost: () => asked.push(name) > 0 && lost });
    const path = new Path(laidOut(), { bounds: [bound('first', false), bound('second', true), bound('third', true)] });
    expect(path.status()).toBe('lost');
    expect(asked).toEqual(['first', 'second']);
  });

  test('a path passes to bounds whether the last step used an action', () => {
    const acted: boolean[] = [];
    const path = new Path(laidOut(), { bounds: [{ lost: (action) => acted.push(action) === 0 }] });
    path.step(moveOf(path.table, 't1>t2'));
    expect(path.status()).toBe('playing');
    expect(acted).toEqual([false]);
  });

  test('a path lists the moves that its filters leave, each applied to the list of the filter before', () => {
    const counts: number[] = [];
    const dropsLast = { filter: (_: Int32Array, count: number): number => counts.push(count) && count - 1 };
    expect(listed(new Path(laidOut(), { filters: [dropsLast, dropsLast] }))).toEqual([]);
    expect(counts).toEqual([2, 1]);
  });

  test('a path plays safe moves as part of a step, and includes them in the line', () => {
    const table = laidOut();
    const [first, safe] = [moveOf(table, 't1>t2'), moveOf(table, 't2>f1')];
    let left = 0;
    const parts: PathParts = { safeMoves: [{ find: () => NONE }, { find: () => (left-- > 0 ? safe : NONE) }] };
    const path = new Path(table, parts);
    left = 1;
    path.step(first);
    expect(table.depth).toBe(2);
    expect(path.safeMovesPlayed).toBe(1);
    const other = laidOut();
    const again = new Path(other, { safeMoves: [{ find: () => (other.depth === 1 ? safe : NONE) }] });
    expect(again.movesOf([first])).toEqual([first, safe]);
  });

  test('a path gives positions the key that its last key reducer returns', () => {
    const path = new Path(laidOut(), {
      keyReducers: [{ reduce: (key) => key.fill(1) }, { reduce: (key) => key.set([key[0]! + 1, key[1]! + 2]) }],
    });
    expect([...path.key]).toEqual([2, 3]);
    path.step(moveOf(path.table, 't1>t2'));
    expect([...path.key]).toEqual([2, 3]);
  });

  test('a lossy key reducer or a broken assumption keeps a search from proving anything', () => {
    const sound = new Path(laidOut(), { keyReducers: [{ reduce: () => undefined }], assumptions: [{ broken: false }] });
    expect([sound.leavesOut, sound.mergedWrongly]).toEqual([false, false]);
    const lossy = new Path(laidOut(), { keyReducers: [{ reduce: () => undefined, lossy: true }], assumptions: [{ broken: true }] });
    expect([lossy.leavesOut, lossy.mergedWrongly]).toEqual([true, true]);
  });
});
