import { deal, isLegal, type Table } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { hint } from '../index.js';
import { PLACES, scoring } from '../testing/scoring.js';

function dealt(seed: number): Table {
  const result = deal(scoring, { seed });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

/** Plays a game by hints. @returns the points at its end */
function playedByHints(table: Table, mode: 'fair' | 'thoughtful'): number {
  while (table.status() === 'playing') {
    const { move } = hint(table, { mode, budget: 4_000, time: Infinity });
    expect(move !== undefined && isLegal(table, move)).toBe(true);
    table.play(move!);
  }
  return table.score()!;
}

test.each([1, 2])('hints that know all cards lead a scored game to the most points (deal %d)', (seed) => {
  const table = dealt(seed);
  const ranks = table.cards.slice(0, PLACES).map(({ rank }) => rank);
  const most = ranks.sort((a, b) => a - b).reduce((sum, rank, i) => sum + (i + 1) * rank, 0);
  expect(playedByHints(table, 'thoughtful')).toBe(most);
});

test('hints that guess the hidden cards lead scored games to more points than the mean of all games', () => {
  let [played, mean] = [0, 0];
  for (let seed = 1; seed <= 4; seed++) {
    const table = dealt(seed);
    const sum = table.cards.slice(0, PLACES).reduce((total, { rank }) => total + rank, 0);
    // Each card lies on each place equally often, so that it counts three times its rank on average.
    mean += 3 * sum;
    played += playedByHints(table, 'fair');
  }
  expect(played).toBeGreaterThan(mean);
});
