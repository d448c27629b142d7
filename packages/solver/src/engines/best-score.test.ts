import { deal, isLegal, Table } from '@patience/core/internals';
import { describe, expect, test } from 'vitest';
import { createSearch, findWinnable, solve, type Search, type Verdict } from '../index.js';
import { PLACES, scoring } from '../testing/scoring.js';
import { BestScore } from './best-score.js';

function dealt(seed: number): Table {
  const result = deal(scoring, { seed });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

/** Returns the most points that the first five cards can have: the highest rank on the last place. */
const most = (table: Table): number =>
  table.cards
    .slice(0, PLACES)
    .map(({ rank }) => rank)
    .sort((a, b) => a - b)
    .reduce((sum, rank, i) => sum + (i + 1) * rank, 0);

/** Runs a search to its end. */
const run = (search: Search): Verdict => search.run() as Verdict;

/** Plays a line. @returns the table at its end */
function after(source: Table, line: readonly number[]): Table {
  const table = new Table(source.variant, source.options, source);
  for (const move of line) {
    expect(isLegal(table, move)).toBe(true);
    table.play(move);
  }
  return table;
}

test.each([1, 2, 3, 4])('a search of a scored game finds the line with the most points (deal %d)', (seed) => {
  const table = dealt(seed);
  const { verdict, line, best } = run(createSearch(table, { budget: 20_000, time: Infinity }));
  expect([verdict, line]).toEqual(['unknown', undefined]);
  expect(best!.points).toBe(most(table));
  const end = after(table, best!.moves);
  expect([end.status(), end.score(), best!.text.length]).toEqual(['over', best!.points, PLACES]);
});

test('a search of a scored game gives the same result however it is sliced', () => {
  const [whole, sliced] = [
    createSearch(dealt(1), { budget: 700, time: Infinity }),
    createSearch(dealt(1), { budget: 700, time: Infinity }),
  ];
  let result = sliced.run({ positions: 10 });
  while (result.verdict === undefined) result = sliced.run({ positions: 10 });
  const { ms: _, ...counted } = run(whole);
  expect(result).toMatchObject(counted);
});

test('an aborted search keeps the best line so far', () => {
  const search = createSearch(dealt(1), { budget: 100_000, time: Infinity });
  search.run({ positions: 2_000 });
  const { verdict, best } = search.abort();
  expect(verdict).toBe('aborted');
  expect(best!.moves).toHaveLength(PLACES);
});

test('the best line is empty and has the points of the game at the end of a scored game', () => {
  const table = dealt(1);
  const { best } = run(createSearch(table, { budget: 2_000, time: Infinity }));
  expect(run(createSearch(after(table, best!.moves)))).toMatchObject({ verdict: 'unknown', best: { points: best!.points, moves: [] } });
});

test('the search of a game that can never end stops and returns no line of moves', () => {
  const endless = new BestScore(new Table({ ...dealt(1).variant, status: () => 'playing' }, {}, dealt(1)), 1);
  endless.run(1_000);
  expect(endless.best).toBeUndefined();
});

describe('questions about a scored game', () => {
  test('a search that guesses face-down cards reports no share of wins', async () => {
    const { verdict, odds, best } = await solve(dealt(1), { mode: 'fair', budget: 2_000, time: Infinity });
    expect([verdict, odds]).toEqual(['unknown', undefined]);
    expect(best!.points).toBeGreaterThan(0);
  });

  test('no deal is found that can be won', async () => {
    expect(await findWinnable(scoring, { deals: 2, budget: 500 })).toBeUndefined();
  });
});
