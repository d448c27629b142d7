import { describe, expect, test } from 'vitest';
import type { Variant } from '../variant.js';
import { row } from '../shared/row.js';
import { layOut } from '../testing/lay-out.js';
import { isScored } from '../scored.js';
import { mini } from '../testing/mini.js';
import { complete } from './complete.js';

describe('pairs, status and order of moves', () => {
  const piles = [
    { id: 'discard', role: 'discard', at: [4, 0] },
    { id: 'f1', role: 'foundation', at: [5, 0], accept: { empty: 'any' } },
    ...row('t', 3, (i) => ({ role: 'tableau', at: [i, 1], accept: { empty: 'any', on: { step: -1, suit: 'any' } }, take: 'top' })),
  ] as unknown as Variant['table'];
  const game = (more: Partial<Variant>): Variant =>
    complete({ ...mini([], {}), table: piles, deal: [{ to: 'tableau', all: true }], ...more });

  test('a pair rule as data allows two cards by the sum of their ranks, or by equal ranks', () => {
    const cards = { t1: '5C', t2: '8D', t3: '5H' };
    const bySum = layOut(game({ pair: { sum: 13 } }), cards);
    expect([bySum.may('t1+t2'), bySum.may('t1+t3')]).toEqual([true, false]);
    const byRank = layOut(game({ pair: { equal: 'rank' } }), cards);
    expect([byRank.may('t1+t2'), byRank.may('t1+t3')]).toEqual([false, true]);
  });

  test.each([
    [{ empty: 't1' }, { t2: '5C' }, { t1: '5C' }],
    [{ empty: ['t1', 't2'] }, { t3: '5C' }, { t3: '5C', t2: '6C' }],
    [{ count: { discard: 2 } }, { discard: '5C 6C' }, { discard: '5C', t1: '6C' }],
    [{ left: 2 }, { t1: '5C', t2: '6C' }, { t1: '5C' }],
    ['sequencesComplete', {}, { t1: '5C' }],
  ] as const)('a game with the status %j is won when its condition holds, and not before', (status, won, playing) => {
    expect(layOut(game({ status }), won).status()).toBe('won');
    expect(layOut(game({ status }), playing).status()).toBe('playing');
  });

  test('a status by option that omits the chosen value is won when all cards are on foundations or discarded', () => {
    const chosen = game({
      options: { end: ['first', 'all'] },
      status: { option: 'end', values: { first: { empty: 't1' } } },
    });
    const statusOf = (cards: Record<string, string>, end: string): string => layOut(chosen, cards, { end }).status();
    expect([statusOf({ t2: '5C', f1: 'AC' }, 'all'), statusOf({ f1: 'AC', discard: '5C' }, 'all')]).toEqual(['playing', 'won']);
    expect(statusOf({ t2: '5C', f1: 'AC' }, 'first')).toBe('won');
  });

  test.each([
    [{ over: { empty: 't1' } }, { t2: '5C' }, { t1: '5C' }],
    [{ over: { count: { tableau: 1 } } }, { t1: '5C', t2: '6C', t3: '7C' }, { t1: '5C 6C 7C' }],
    [{ over: { count: { 't1-2': 1, f1: 2 } } }, { t1: '5C', t2: '6C', f1: 'AC 2C' }, { t1: '5C', f1: 'AC 2C' }],
  ] as const)('a scored game with the status %j is over when its condition holds, and not before', (status, over, playing) => {
    const scored = game({ status, score: () => 1 });
    expect([isScored(scored), layOut(scored, over).status(), layOut(scored, playing).status()]).toEqual([true, 'over', 'playing']);
  });

  test('an order of moves as data ranks a move by the first kind that it matches', () => {
    const { rank } = complete(
      game({
        rank: [
          { to: 'foundation' },
          { turnsUp: true },
          { onto: 'same suit' },
          { onto: 'card', from: 'tableau' },
          { action: true },
          { onto: 'gap' },
        ],
      }),
    );
    const { view } = layOut(game({}), { t1: '<KC> 4D', t2: '5D', t3: '5C' }).table;
    const worth = (from: string, to: string): number => rank!(view, { kind: 'cards', from, to, count: 1 });
    expect([worth('t3', 'f1'), worth('t1', 't2'), worth('t2', 't3'), worth('t3', 'discard')]).toEqual([6, 5, 3, 1]);
    expect(rank!(view, { kind: 'action', action: 'turn', pile: 't1' })).toBe(2);
  });
});
