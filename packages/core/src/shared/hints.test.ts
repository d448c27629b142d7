import { expect, test } from 'vitest';
import type { Pile } from '../contract.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import { cellsLast, homeFirst, longestFirst, reserveLast, runsFirst, uncoveringFirst } from './hints.js';
import { row } from './row.js';

const piles: Pile[] = [
  { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
  { id: 'f1', role: 'foundation', at: [2, 0], accept: { empty: 'any' }, take: 'top' },
  { id: 'c1', role: 'cell', at: [3, 0], accept: { empty: 'any' }, take: 'top' },
  { id: 'r1', role: 'reserve', at: [4, 0], take: 'top' },
  ...row('t', 4, (i) => ({
    role: 'tableau',
    at: [i, 1],
    accept: { empty: 'any', on: { step: -1, suit: 'any' } },
    take: { run: { step: -1, suit: 'same' } },
  })),
];
const variant = mini(piles, {});

/** Returns the ranks that an order gives to moves. */
const ranked = (order: typeof homeFirst, table: ReturnType<typeof layOut>, ...moves: readonly string[]): number[] =>
  moves.map((move) => {
    const [from = '', to = '', count = 1] = move.split(/[>*]/);
    return order(table.table.view, { kind: 'cards', from, to, count: Number(count) });
  });

test('homeFirst prefers foundations, then turning a card up, columns, the waste, empty columns, and last moves from foundations', () => {
  const table = layOut(variant, { waste: '4C', f1: '2C', t1: '<KC> 4D', t2: '5C' });
  expect(ranked(homeFirst, table, 't1>f1', 't1>t2', 't2>t1', 'waste>t2', 'waste>t3', 'f1>t3')).toEqual([5, 4, 3, 2, 0, -1]);
});

test('cellsLast prefers emptying a cell to other moves, and fills cells last', () => {
  const table = layOut(variant, { c1: '4C', t1: 'KC 4D', t2: '5C' });
  expect(ranked(cellsLast, table, 't1>f1', 'c1>t2', 't1>t2', 't1>t3', 't1>c1')).toEqual([4, 3, 2, 1, 0]);
});

test('reserveLast prefers columns to the reserve, and moves cards from foundations last', () => {
  const table = layOut(variant, { f1: '4S', r1: '4C', t1: 'KC 4D', t2: '5C' });
  expect(ranked(reserveLast, table, 't1>f1', 't1>t2', 'r1>t2', 'r1>t3', 'f1>t2')).toEqual([4, 3, 2, 1, 0]);
});

test('runsFirst prefers moves in suit, then turning a card up, then dealing a row, and breaks runs last', () => {
  const table = layOut(variant, { t1: '<KC> 4D', t2: '5D', t3: '5C 4C' });
  expect(ranked(runsFirst, table, 't1>t2', 't1>t3', 't3>t2', 't3>t4*2')).toEqual([4, 3, 0, 1]);
  expect(runsFirst(table.table.view, { kind: 'action', action: 'deal', pile: 'stock' })).toBe(2);
});

test('uncoveringFirst prefers turning a card up to emptying a column, and moves a whole column to an empty one last', () => {
  const table = layOut(variant, { t1: '<KC> 4D', t2: '5C', t3: '6H 5S' });
  expect(ranked(uncoveringFirst, table, 't1>t2', 't2>t3', 't3>t2', 't2>t4')).toEqual([3, 2, 1, -1]);
  expect(uncoveringFirst(table.table.view, { kind: 'action', action: 'deal', pile: 't1' })).toBe(0);
});

test('longestFirst counts the cards of the pile, of a pair those of both piles, and puts actions last', () => {
  const { view } = layOut(variant, { t1: 'KC 4D', t2: '5C', r1: '2C' }).table;
  expect(ranked(longestFirst, layOut(variant, { t1: 'KC 4D', t2: '5C' }), 't1>t3', 't2>t3')).toEqual([2, 1]);
  expect(longestFirst(view, { kind: 'pair', from: 't1', to: 'r1', count: 2 })).toBe(3);
  expect(longestFirst(view, { kind: 'action', action: 'deal', pile: 'stock' })).toBe(0);
});
