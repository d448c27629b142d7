import { expect, test } from 'vitest';
import { resultOf, type ResultRecord } from '../../store/results.js';
import { recordOf } from '../../testing/record.js';
import { Tally } from './tally.js';

const game = (updated: number, variant: string, rules: string, won: boolean): ResultRecord => ({
  ...resultOf(recordOf(`g${updated}`, updated, { outcome: won ? 'won' : 'lost' })),
  variant,
  rules,
  source: updated,
});

const tally = new Tally(
  [
    game(3, 'a', 'draw=1', true),
    game(1, 'a', 'draw=1', true),
    game(2, 'a', 'draw=3', false),
    game(4, 'b', '', true),
    game(5, 'added', '', true),
  ],
  new Set(['a', 'b']),
);

test('games are counted by rule set, with totals for the variant and the site', () => {
  expect(tally.rulesOf('a')).toEqual(['draw=1', 'draw=3']);
  expect(tally.summary({ variant: 'a', rules: 'draw=1' })).toMatchObject({ games: 2, wins: 2, streak: 2 });
  expect(tally.summary({ variant: 'a', rules: 'draw=3' })).toMatchObject({ games: 1, wins: 0, streak: 0 });
  expect(tally.summary({ variant: 'a' })).toMatchObject({ games: 3, wins: 2, streak: 1, best: 1 });
  expect(tally.summary({})).toMatchObject({ games: 4, wins: 3 });
  expect(tally.summary({ variant: 'added' })).toMatchObject({ games: 1, wins: 1 });
  expect(tally.different()).toBe(2);
});

test('the list of games includes those of added variants, last played first', () => {
  expect(tally.list({}).map(({ id }) => id)).toEqual(['g5', 'g4', 'g3', 'g2', 'g1']);
  expect(tally.list({ variant: 'a', rules: 'draw=1' }).map(({ id }) => id)).toEqual(['g3', 'g1']);
});

test('the variants and rule sets with the most games are returned where there are more than wanted', () => {
  const many = Array.from({ length: 900 }, (_, i) => game(i, `v${i % 400}`, `draw=${i % 300}`, true));
  const crowded = new Tally([...many, game(1000, 'v7', '', true), game(1001, 'v7', 'draw=1', true)], new Set());
  expect(crowded.mostPlayed(1)).toEqual(['v7']);
  expect(crowded.mostPlayed(250)).toHaveLength(250);
  expect(crowded.mostPlayedRules('v7', 2)).toHaveLength(2);
  expect(crowded.rulesOf('v7')).toEqual(['', 'draw=1', 'draw=107', 'draw=207', 'draw=7']);
});
