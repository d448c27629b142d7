import { describe, expect, test } from 'vitest';
import type { ResultRecord } from '../../store/results.js';
import { en } from './words.js';
import { figuresOf } from './figures.js';

const format = {
  percent: (share: number | undefined): string => `${Math.round((share ?? 0) * 100)} %`,
  number: (n: number | undefined): string => String(n),
};

const game = (id: string, seconds: number, outcome: ResultRecord['outcome'] = 'won'): ResultRecord => ({
  id,
  variant: 'some',
  rules: '',
  source: id,
  outcome,
  stuck: false,
  watched: false,
  moves: 10,
  hints: 0,
  ms: seconds * 1000,
  updated: Number(id),
  size: 1,
});

const figures = (games: readonly ResultRecord[], id: string): ReturnType<typeof figuresOf> => figuresOf(games, id, en, format);

test('the result of a first win says so', () => {
  expect(figures([game('1', 90, 'lost'), game('2', 100)], '2')).toEqual({
    headline: en.result.first,
    lines: [
      [en.result.streak, '1'],
      [en.result.won, '1 of 2 (50 %)'],
    ],
  });
});

test('the result of the fastest game says by how much it is faster', () => {
  const { headline, lines } = figures([game('1', 142), game('2', 100)], '2');
  expect(headline).toBe('New best time, 0:42 faster.');
  expect(lines).toEqual([
    [en.result.streak, '2'],
    [en.result.won, '2 of 2 (100 %)'],
  ]);
});

test('the result of a slower game shows the best time, and the longest run of wins', () => {
  const games = [game('1', 58), game('2', 70), game('3', 60, 'left'), game('4', 100)];
  expect(figures(games, '4')).toEqual({
    lines: [
      [en.result.best, '0:58 (this game took 0:42 longer)'],
      [en.result.streak, '1 (best 2)'],
      [en.result.won, '3 of 4 (75 %)'],
    ],
  });
  expect(figures([game('1', 58), game('2', 58)], '2').lines![0]).toEqual([en.result.best, '0:58']);
});

describe('the result of a scored game', () => {
  const scored = (id: string, score: number): ResultRecord => ({ ...game(id, 60, 'over'), score });

  test('the first score of a rule set is named as such', () => {
    expect(figures([scored('1', 40)], '1')).toEqual({
      headline: en.result.firstScore,
      lines: [
        [en.result.bestScore, '40'],
        [en.result.meanScore, '40'],
      ],
    });
  });

  test('a new best score shows by how much it is better', () => {
    expect(figures([scored('1', 40), scored('2', 52)], '2').headline).toBe('New best score, 12 more.');
  });

  test('a lower score shows the best score and the average', () => {
    expect(figures([scored('1', 40), scored('2', 20)], '2')).toEqual({
      lines: [
        [en.result.bestScore, '40'],
        [en.result.meanScore, '30'],
      ],
    });
  });
});
