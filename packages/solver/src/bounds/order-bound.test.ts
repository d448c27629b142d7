import { allOptions } from '@patience/core';
import type { Table } from '@patience/core/internals';
import { layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { DepthFirst } from '../engines/depth-first.js';
import { pathFrom } from '../engines/path-from.js';
import { Talon } from '../reductions/talon.js';
import { WrapAroundBases } from '../rules/wrap-around-bases.js';
import { exhaustive } from '../testing/exhaustive.js';
import { reserving, type ReservingOptions } from '../testing/reserving.js';
import { onTheWay } from '../testing/positions.js';
import { dealt } from '../testing/small-decks.js';
import { Traits } from '../rules/traits.js';
import { OrderBound } from './order-bound.js';

/** Returns whether a depth-first search over all choices of hosts wins, and whether the bound rejects the position at once. */
function verdictOf(table: Table): { won: boolean; atOnce: boolean } {
  const traits = Traits.of(table);
  const rounds = WrapAroundBases.of(table, traits);
  const verdict = { won: false, atOnce: true };
  for (let choice = 0; choice < (rounds?.choices ?? 1); choice++) {
    const kept = rounds?.choose(choice);
    expect(OrderBound.of(table, traits, Talon.of(table, traits), kept)).toBeDefined();
    const path = pathFrom(table, traits, { distrustsSafeMoves: false, readsFoundations: false, keptBases: kept });
    if (path.status() !== 'lost') verdict.atOnce = false;
    verdict.won ||= path.status() === 'won' || new DepthFirst(path, traits, { bytes: 2 ** 22 }).run(Infinity) === 'solved';
  }
  return verdict;
}

const whole = allOptions(reserving).filter(({ alone }) => alone === 'anywhere');

test.each(whole.map((options) => [Object.values(options).join(' '), options] as const))(
  'the order bound rejects no winnable position: %s',
  (_name, options) => {
    let [compared, atOnce] = [0, 0];
    for (let seed = 0; compared < 60; seed++)
      for (const table of onTheWay(dealt(reserving, options, seed)!, seed, 8)) {
        const truth = table.status() === 'playing' ? exhaustive(table, 1000) : undefined;
        if (truth === undefined) continue;
        const verdict = verdictOf(table);
        expect(`seed ${seed}, after ${table.depth}: ${verdict.won}`).toBe(`seed ${seed}, after ${table.depth}: ${truth}`);
        if (truth) expect(verdict.atOnce).toBe(false);
        if (verdict.atOnce) atOnce++;
        compared++;
      }
    if (options.ranks === 'round') expect(atOnce, 'lost at once').toBeGreaterThan(0);
  },
);

describe('the order bound accepts a position with a next reserve card', () => {
  const options: ReservingOptions = { draw: 1, columns: 2, alone: 'anywhere', ranks: 'four' };
  const lost = ({ stock, ...piles }: Record<'stock' | 'r1' | 't1' | 't2', string>): boolean => {
    const { table } = layOut(reserving, { ...piles, stock: stock.replace(/\w+/g, '<$&>') }, options);
    const rejected = verdictOf(table).atOnce;
    if (rejected) expect(exhaustive(table, 100_000)).toBe(false);
    return rejected;
  };

  test('the order bound rejects a position when all bottom cards of columns must stay', () => {
    expect(lost({ r1: 'AC AH AS 4S', t1: '4C', t2: '4H', stock: '2C 2H 2S 3C 3H 3S' })).toBe(true);
  });
  test('the order bound accepts a position in which the next reserve card can go to a foundation', () => {
    expect(lost({ r1: 'AC AH 4S AS', t1: '4C', t2: '4H', stock: '2C 2H 2S 3C 3H 3S' })).toBe(false);
  });
  test('the order bound accepts a position in which the next reserve card can be laid on a card of the stock', () => {
    expect(lost({ r1: 'AC AH AS 2H', t1: '4C', t2: '4H', stock: '2C 2S 3C 3H 3S 4S' })).toBe(false);
    expect(lost({ r1: 'AC AH AS 2H', t1: '4C', t2: '4S', stock: '2C 2S 3C 3H 3S 4H' })).toBe(true);
  });
  test('the order bound accepts a position in which one column can be emptied', () => {
    expect(lost({ r1: 'AC AH AS 4S', t1: '4C', t2: '3H', stock: '2C 2H 2S 3C 3S 4H' })).toBe(false);
  });
});
