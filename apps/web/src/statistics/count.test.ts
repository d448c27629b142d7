import { expect, test } from 'vitest';
import type { Outcome } from '../store/records.js';
import { courseOf, median, over, spreadOf, summaryOf, type Counted } from './count.js';

/** A game on a deal of its own. */
const game = (outcome: Outcome, updated: number, minutes = 1, moves = 10, hints = 0): Counted => ({
  variant: 'any',
  rules: '',
  source: updated,
  outcome,
  stuck: false,
  watched: false,
  updated,
  moves,
  hints,
  ms: minutes * 60_000,
});

test('nothing played', () => {
  expect(summaryOf([])).toEqual({
    games: 0,
    wins: 0,
    rate: undefined,
    streak: 0,
    best: 0,
    time: undefined,
    moves: undefined,
    quickest: undefined,
    hints: undefined,
    total: 0,
  });
  expect(courseOf([])).toEqual([]);
});

test('wins, streaks and middles in the order of time', () => {
  const games = [
    game('won', 5, 4, 80),
    game('won', 1, 2, 100, 3),
    game('left', 3, 1),
    game('won', 2, 9, 60),
    game('lost', 4),
    game('open', 9, 30),
    game('won', 6, 3, 70),
  ];
  expect(summaryOf(games)).toMatchObject({
    games: 6,
    wins: 4,
    rate: 4 / 6,
    streak: 2,
    best: 2,
    time: 3.5 * 60_000,
    moves: 75,
    quickest: 120_000,
    hints: 0.5,
    total: 50 * 60_000,
  });
});

test('a game that was left without a move does not count', () => {
  expect(summaryOf([game('left', 1, 0, 0)]).games).toBe(0);
  expect(summaryOf([game('won', 1, 0, 0)]).games).toBe(1); // won by the deal itself
});

test('a game that began in a replay or a shared game counts for nothing', () => {
  const watched = { ...game('won', 2), watched: true };
  expect(summaryOf([game('won', 1), watched, game('won', 3)])).toEqual(summaryOf([game('won', 1), game('won', 3)]));
  expect(spreadOf(over([watched]))).toEqual(spreadOf([]));
});

test('a deal that is won again is another win, and adds nothing to the streak; other rules make it another deal', () => {
  const won = game('won', 1);
  expect(summaryOf([won, { ...won, updated: 2 }, { ...won, updated: 3 }])).toMatchObject({ wins: 3, streak: 1, best: 1 });
  expect(summaryOf([won, game('won', 2), { ...won, updated: 3 }, game('won', 4)])).toMatchObject({ streak: 3, best: 3 });
  expect(summaryOf([won, { ...won, updated: 2, rules: 'draw=3' }])).toMatchObject({ streak: 2 });
});

test('a game without a move left counts before it is left, and once', () => {
  const stuck = { ...game('open', 1), stuck: true };
  expect(summaryOf([stuck, game('open', 2)])).toMatchObject({ games: 1, wins: 0 });
  expect(summaryOf([{ ...stuck, outcome: 'left' }])).toMatchObject({ games: 1 });
});

test('the course looks back ten games', () => {
  const games = Array.from({ length: 12 }, (_, i) => game(i < 2 ? 'won' : 'lost', i));
  expect(courseOf(games)[1]).toEqual({ game: 2, rate: 1 });
  expect(courseOf(games)[9]).toEqual({ game: 10, rate: 0.2 });
  expect(courseOf(games)[11]).toEqual({ game: 12, rate: 0 });
});

test('the course begins where a point has all the games that it looks back on', () => {
  const games = Array.from({ length: 25 }, (_, i) => game(i < 5 ? 'won' : 'lost', i));
  expect(courseOf(games)[0]).toEqual({ game: 10, rate: 0.5 });
  expect(courseOf(games)).toHaveLength(16);
});

test('the course of very many games is drawn with few points, the last among them', () => {
  const course = courseOf(Array.from({ length: 1000 }, (_, i) => game(i < 995 ? 'lost' : 'won', i)));
  expect(course).toHaveLength(120);
  expect(course.at(-1)).toEqual({ game: 1000, rate: 5 / 30 });
});

test('sixteen times as many games are about as many times the work, not the square of it', () => {
  /** Processor time for so many games, in milliseconds: the least of three, so that nothing else is measured. */
  const work = (n: number): number => {
    const games = Array.from({ length: n }, (_, i) => game(i % 3 === 0 ? 'won' : 'lost', (i * 7919) % (n + 3), i % 50, i % 200));
    const runs = [1, 2, 3].map(() => {
      const began = process.cpuUsage().user;
      expect(summaryOf(games)).toMatchObject({ games: n, wins: Math.ceil(n / 3) });
      const played = over(games);
      expect(courseOf(played)).toHaveLength(120);
      expect(spreadOf(played)).toHaveLength(6);
      return (process.cpuUsage().user - began) / 1000;
    });
    return Math.min(...runs);
  };
  expect(work(80_000)).toBeLessThan(120 * Math.max(1, work(5_000)));
});

test('times by class', () => {
  expect(spreadOf([game('won', 1, 2), game('lost', 2, 2.1), game('won', 3, 500)])).toEqual([
    { won: 1, other: 0 },
    { won: 0, other: 1 },
    { won: 0, other: 0 },
    { won: 0, other: 0 },
    { won: 0, other: 0 },
    { won: 1, other: 0 },
  ]);
});

test('median', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});
