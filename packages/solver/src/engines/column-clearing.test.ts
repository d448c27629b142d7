import { allOptions, redeal, turnSome, type Variant } from '@patience/core';
import { positionText, type Table } from '@patience/core/search';
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

/** The same, with four of the cards in a stock that comes round again. */
const stocked: Variant<LayingOptions> = {
  ...laying,
  id: 'test-laying-stock',
  table: (options, pack) => [
    ...laying.table(options, pack),
    { id: 'stock', role: 'stock', at: [5, 1] },
    { id: 'waste', role: 'waste', at: [6, 1], take: 'top' },
  ],
  deal(table, options) {
    table.move('pack', 'stock', { count: 4 });
    laying.deal(table, options);
  },
  actions: { turn: turnSome(() => 2), redeal: redeal(() => Infinity) },
};

const kinds = [laying, stocked].flatMap((rules) =>
  sample(allOptions(laying), 40).map(
    (options) => [rules.id, Object.values(options).join(', '), rules as unknown as Variant, options] as const,
  ),
);
const plain = laying as unknown as Variant;
/** Deals of each kind, and positions of each. */
const SEEDS = process.env['PATIENCE_EVERY'] === '1' ? 60 : 3;
const POSITIONS = 8;
/** Positions that plain search may look at. */
const MOST = 3_000;

const diggingOf = (table: Table, bytes = 2 ** 20): ColumnClearing | undefined => ColumnClearing.of(table, Traits.of(table), bytes);

/** Is it proved that the columns cannot be dug up? */
function isLost(digging: ColumnClearing): boolean {
  expect(digging.run(1_000_000)).toBe('dry');
  return digging.complete;
}

const told = { open: [0, 0], closed: [0, 0] } satisfies Record<string, [number, number]>;

test.each(kinds)('whoever can win can dig up the columns: %s, %s', (_id, _name, rules, options) => {
  let compared = 0;
  for (let seed = 1; seed <= SEEDS; seed++)
    for (const position of onTheWay(dealt(rules, options, seed)!, seed, POSITIONS)) {
      const truth = position.status() === 'playing' ? exhaustive(position, MOST) : undefined;
      const digging = diggingOf(position);
      if (truth === undefined || !digging) continue;
      compared++;
      const lost = isLost(digging);
      if (truth) expect(`${positionText(position)} ${lost ? 'lost' : 'open'}`).toBe(`${positionText(position)} open`);
      const [of, count] = [told[options.gaps === 'none' || options.gaps === 'highest' ? 'closed' : 'open'], truth ? 0 : 1];
      of[0] += count;
      if (lost) of[1]++;
    }
  expect(compared).toBeGreaterThan(0);
});

test('most of what is lost is told, nearly all of it where gaps take few cards or none', () => {
  const [open, closed] = [told.open, told.closed].map(([lost, proved]) => proved / lost);
  expect(open).toBeGreaterThan(0.5);
  expect(closed).toBeGreaterThan(0.8);
});

test('in slices as at once', () => {
  const table = dealt(plain, { home: 'stays', reserve: 'none', columns: 'same', together: 'top', gaps: 'none', cell: 'one' }, 2)!;
  const [whole, sliced] = [diggingOf(table)!, diggingOf(table)!];
  const answer = isLost(whole);
  while (sliced.run(sliced.positions + 1) === 'running');
  expect([sliced.complete, sliced.positions]).toEqual([answer, whole.positions]);
});

test('where cards are dealt onto columns or laid out anew it is not asked', () => {
  expect(diggingOf(dealt(gathering, {}, 1)!)).toBeUndefined();
});

const everything = (await everyDeal()).filter(([, variant, options]) => diggingOf(dealt(variant, options, 1)!));

test('a set that forgets changes nothing but how long it takes', () => {
  let both = 0;
  for (const [, variant, options] of sample(everything, everything.length, 24))
    for (let seed = 1; seed <= 3; seed++) {
      const table = dealt(variant, options, seed)!;
      const [whole, forgetful] = [diggingOf(table)!, diggingOf(table, 1)!];
      if (whole.run(60_000) !== 'dry' || forgetful.run(60_000) !== 'dry') continue;
      expect(forgetful.complete).toBe(whole.complete);
      if (forgetful.positions > whole.positions) both++;
    }
  expect(both).toBeGreaterThan(0);
});

test.each(sample(everything, 12, 4))('on the way of a won game nothing is lost: %s', (_name, variant, options) => {
  for (let seed = 1; seed <= 4; seed++) {
    const table = dealt(variant, options, seed)!;
    const { line } = createSearch(table, { budget: 20_000, polish: 0 }).run() as Verdict;
    for (const move of line?.moves ?? []) {
      const digging = diggingOf(table);
      if (digging?.run(2_000) === 'dry') expect(digging.complete, `seed ${seed}, after ${table.depth} moves`).toBe(false);
      table.play(move);
    }
  }
});
