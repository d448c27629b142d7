import { allOptions, complete, redeal, turnSome, type Variant } from '@patience/core';
import { positionText, type Table } from '@patience/core/internals';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { ColumnClearing } from './column-clearing.js';
import { createSearch, type Verdict } from '../index.js';
import { exhaustive } from '../testing/exhaustive.js';
import { gathering } from '../testing/gathering.js';
import { laying, type LayingOptions } from '../testing/laying.js';
import { onTheWay } from '../testing/positions.js';
import { everyDeal } from '../testing/reduced.js';
import { dealt } from '../testing/small-decks.js';
import { Traits } from '../rules/traits.js';

/** The test patience "laying" with four of the cards in a stock and unlimited redeals. */
const withStock: Variant<LayingOptions> = {
  ...laying,
  id: 'test-laying-stock',
  table: (options, pack) => [
    ...complete(laying).table(options, pack),
    { id: 'stock', role: 'stock', at: [5, 1] },
    { id: 'waste', role: 'waste', at: [6, 1], take: 'top' },
  ],
  deal(table, options) {
    table.move('pack', 'stock', { count: 4 });
    complete(laying).deal(table, options);
  },
  actions: { turn: turnSome(() => 2), redeal: redeal(() => Infinity) },
};

const kinds = [laying, withStock].flatMap((rules) =>
  sample(allOptions(laying), 40, 17).map(
    (options) => [rules.id, Object.values(options).join(', '), rules as unknown as Variant, options] as const,
  ),
);
const plain = laying as unknown as Variant;
/** Number of deals of each kind. */
const SEEDS = process.env['PATIENCE_EVERY'] === '1' ? 60 : 3;
/** Number of positions of each deal. */
const POSITIONS = 8;
/** Largest number of positions that the exhaustive search visits. */
const MOST = 3_000;

const clearingOf = (table: Table, bytes = 2 ** 20): ColumnClearing | undefined => ColumnClearing.of(table, Traits.of(table), bytes);

/** Returns whether the columns are proved not to be clearable. */
function isLost(clearing: ColumnClearing): boolean {
  const result = clearing.run(1_000_000);
  expect(result).not.toBe('running');
  return result === 'impossible';
}

/** Numbers of lost positions, and of those that were proved lost, by whether empty columns accept any card. */
const counts = { open: [0, 0], closed: [0, 0] } satisfies Record<string, [number, number]>;

test.each(kinds)('column clearing proves no winnable position lost: %s, %s', (_id, _name, rules, options) => {
  let compared = 0;
  for (let seed = 1; seed <= SEEDS; seed++)
    for (const position of onTheWay(dealt(rules, options, seed)!, seed, POSITIONS)) {
      const truth = position.status() === 'playing' ? exhaustive(position, MOST) : undefined;
      const clearing = clearingOf(position);
      if (truth === undefined || !clearing) continue;
      compared++;
      const lost = isLost(clearing);
      if (truth) expect(`${positionText(position)} ${lost ? 'lost' : 'open'}`).toBe(`${positionText(position)} open`);
      const [of, count] = [counts[options.gaps === 'none' || options.gaps === 'highest' ? 'closed' : 'open'], truth ? 0 : 1];
      of[0] += count;
      if (lost) of[1]++;
    }
  expect(compared).toBeGreaterThan(0);
});

test('column clearing proves most lost positions lost, and nearly all where empty columns take few cards or none', () => {
  const [open, closed] = [counts.open, counts.closed].map(([lost, proved]) => proved / lost);
  expect(open).toBeGreaterThan(0.5);
  expect(closed).toBeGreaterThan(0.8);
});

test('a result does not depend on the slices in which column clearing runs', () => {
  const table = dealt(plain, { home: 'stays', reserve: 'none', columns: 'same', together: 'top', gaps: 'none', cell: 'one' }, 2)!;
  const [whole, sliced] = [clearingOf(table)!, clearingOf(table)!];
  const answer = isLost(whole);
  while (sliced.run(sliced.positions + 1) === 'running');
  expect([isLost(sliced), sliced.positions]).toEqual([answer, whole.positions]);
});

test('column clearing does not apply where a stock is dealt onto the columns', () => {
  expect(clearingOf(dealt(gathering, {}, 1)!)).toBeUndefined();
});

const everything = (await everyDeal()).filter(([, variant, options]) => clearingOf(dealt(variant, options, 1)!));

test('a set of positions that overwrites old ones changes no result', () => {
  let both = 0;
  for (const [, variant, options] of everything)
    for (let seed = 1; seed <= 3; seed++) {
      const table = dealt(variant, options, seed)!;
      const [whole, forgetful] = [clearingOf(table)!, clearingOf(table, 1)!];
      const [result, other] = [whole.run(60_000), forgetful.run(60_000)];
      if (result === 'running' || other === 'running') continue;
      expect(other).toBe(result);
      if (forgetful.positions > whole.positions) both++;
    }
  expect(both).toBeGreaterThan(0);
});

test.each(sample(everything, 12, 4))('column clearing proves no position of a won game lost: %s', (_name, variant, options) => {
  for (let seed = 1; seed <= 4; seed++) {
    const table = dealt(variant, options, seed)!;
    const { line } = createSearch(table, { budget: 20_000, polish: 0 }).run() as Verdict;
    for (const move of line?.moves ?? []) {
      expect(clearingOf(table)?.run(2_000), `seed ${seed}, after ${table.depth} moves`).not.toBe('impossible');
      table.play(move);
    }
  }
});
