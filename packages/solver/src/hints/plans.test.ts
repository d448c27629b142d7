import { deal, Random, type Move, type Table } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { turnsUp } from './hidden-cards.js';
import { planFor } from './plans.js';
import { createSearch } from '../search.js';
import { gathering } from '../testing/gathering.js';

function dealt(seed: number): Table {
  const result = deal(gathering, { seed });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

const ask = (table: Table, seed: number, isAllowed: (way: readonly Move[]) => boolean = () => true): ReturnType<typeof planFor> =>
  planFor(table, { moves: [], isAllowed, budget: 20_000, end: Infinity, random: new Random(seed), search: { polish: 0 } });

test('planFor returns no plan that leads to an earlier position', () => {
  const table = dealt(1);
  const { moves } = ask(table, 1);
  expect(moves).toBeDefined();
  const other = ask(table, 1, (way) => way.join() !== moves!.join());
  expect(other.moves?.join()).not.toBe(moves!.join());
  expect(ask(table, 1, () => false).moves).toBeUndefined();
});

test('a plan ends with the first move that turns up a card', () => {
  for (let seed = 0; seed < 30; seed++) {
    const guess = dealt(seed).imagine(new Random(seed));
    const { moves = [] } = ask(dealt(seed), seed);
    for (const [at, move] of moves.entries()) {
      expect(turnsUp(guess, move)).toBe(at === moves.length - 1);
      guess.play(move);
    }
  }
});

test('planFor prefers the plan after which more guesses can be won', () => {
  let better = 0;
  let worse = 0;
  for (let seed = 0; seed < 60; seed++) {
    const table = dealt(seed);
    const { moves } = ask(table, seed);
    if (!moves) continue;
    const other = ask(table, seed, (way) => way.join() !== moves.join());
    if (!other.moves) continue;
    // Use other guesses than those by which the plans were chosen.
    for (let i = 0; i < 12; i++) {
      const wins = [moves, other.moves].map((way) => {
        const guess = table.imagine(new Random(1000 + i));
        for (const move of way) guess.play(move);
        return createSearch(guess, { polish: 0 }).run().verdict === 'solved';
      });
      if (wins[0] && !wins[1]) better++;
      if (wins[1] && !wins[0]) worse++;
    }
  }
  expect(better).toBeGreaterThan(worse);
});
