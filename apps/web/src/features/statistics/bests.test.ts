import { expect, test } from 'vitest';
import { resultOf, type ResultRecord } from '../../store/results.js';
import { recordOf } from '../../testing/record.js';
import { bestsOf } from './bests.js';

const game = (id: string, ms: number, moves: number, others: Partial<ResultRecord> = {}): ResultRecord => ({
  ...resultOf(recordOf(id, 1, { outcome: 'won' })),
  ms,
  moves,
  ...others,
});

test('personal bests are the quickest win and the win with the fewest moves', () => {
  const games = [
    game('slow', 90_000, 80),
    game('quick', 60_900, 120),
    game('as-quick', 60_100, 130),
    game('lost', 1_000, 3, { outcome: 'lost' }),
    game('replay', 1_000, 3, { watched: true }),
  ];
  const { quickest, fewest } = bestsOf(games);
  expect([quickest?.id, fewest?.id]).toEqual(['quick', 'slow']);
});

test('the personal best of scored games is the first one with the most points', () => {
  const scored = (id: string, score: number): ResultRecord => game(id, 1_000, 25, { outcome: 'over', score });
  const bests = bestsOf([scored('low', 0), scored('best', 70), scored('as-good', 70)]);
  expect([bests.quickest, bests.fewest, bests.highest?.id]).toEqual([undefined, undefined, 'best']);
});

test('a win whose time is unknown is not the quickest', () => {
  const { quickest, fewest } = bestsOf([game('unknown', 0, 40), game('timed', 90_000, 80)]);
  expect([quickest?.id, fewest?.id]).toEqual(['timed', 'unknown']);
});

test('personal bests are absent without a win', () => {
  expect(bestsOf([game('lost', 1_000, 3, { outcome: 'lost' })])).toEqual({});
});
