import { expect, test } from 'vitest';
import { columns } from '../shared/tables.js';
import { layOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';
import { complete } from './complete.js';
import type { RankList } from './grammar.js';

const piles = columns(4, (i) => ({ at: [i, 0] }), {
  accept: { empty: 'any', on: { step: -1, suit: 'any' } },
  take: { run: { step: -1, suit: 'same' } },
});

/** Returns the ranks that a list gives to moves. Moves are written like `t1>t2` or `t1>t2*2`. */
function ranked(rank: RankList, cards: Record<string, string>, ...moves: readonly string[]): number[] {
  const variant = complete({ ...mini(piles, {}), rank });
  const { view } = layOut(variant, cards).table;
  return moves.map((move) => {
    const [from = '', to = '', count = 1] = move.split(/[>*]/);
    return variant.rank!(view, { kind: 'cards', from, to, count: Number(count) });
  });
}

test('an order of moves as data can prefer moves that empty a pile to moves that leave cards there', () => {
  const list: RankList = [{ empties: true, onto: 'card' }, { empties: false }];
  expect(ranked(list, { t1: '4C', t2: '5C', t3: '9D 8H' }, 't1>t2', 't3>t4', 't1>t4')).toEqual([2, 1, 0]);
});

test('an order of moves as data can prefer a card by its rank', () => {
  expect(ranked([{ card: 'A' }, { card: 9 }], { t1: 'AC', t2: '9D', t3: '8D' }, 't1>t4', 't2>t4', 't3>t4')).toEqual([2, 1, 0]);
});

test('an order of moves as data can prefer whole runs', () => {
  const list: RankList = [{ wholeRun: true, onto: 'same suit' }, { wholeRun: true }];
  expect(ranked(list, { t1: '9C 8C', t2: 'TC', t3: 'TD' }, 't1>t2*2', 't1>t3*2', 't1>t4*1')).toEqual([2, 1, 0]);
});

test('the shared order longestFirst prefers the pile with the most cards', () => {
  expect(ranked('longestFirst', { t1: '9C 8C', t2: 'TC' }, 't1>t4', 't2>t4')).toEqual([2, 1]);
});
