import { expect, test } from 'vitest';
import type { Outcome } from '../store/records.js';
import { courseOf, median, over, spreadOf, summaryOf, type Counted } from './count.js';

/** Returns a game on a deal of its own. */
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

test('a summary without games has no rates and times', () => {
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
    bestScore: undefined,
    meanScore: undefined,
    total: 0,
  });
  expect(courseOf([])).toEqual([]);
});

test('wins, streaks and medians follow the order of time', () => {
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

test('a game that was abandoned before the first move does not count', () => {
  expect(summaryOf([game('left', 1, 0, 0)]).games).toBe(0);
  expect(summaryOf([game('won', 1, 0, 0)]).games).toBe(1); // The deal itself is a won position.
});

test('a game that continued a replay or a shared game does not count', () => {
  const watched = { ...game('won', 2), watched: true };
  expect(summaryOf([game('won', 1), watched, game('won', 3)])).toEqual(summaryOf([game('won', 1), game('won', 3)]));
  expect(spreadOf(over([watched]))).toEqual(spreadOf([]));
});

test('winning a deal again counts as a win and adds nothing to the streak, but other rules make it another deal', () => {
  const won = game('won', 1);
  expect(summaryOf([won, { ...won, updated: 2 }, { ...won, updated: 3 }])).toMatchObject({ wins: 3, streak: 1, best: 1 });
  expect(summaryOf([won, game('won', 2), { ...won, updated: 3 }, game('won', 4)])).toMatchObject({ streak: 3, best: 3 });
  expect(summaryOf([won, { ...won, updated: 2, rules: 'draw=3' }])).toMatchObject({ streak: 2 });
});

test('a game without a legal move counts before it is abandoned, and only once', () => {
  const stuck = { ...game('open', 1), stuck: true };
  expect(summaryOf([stuck, game('open', 2)])).toMatchObject({ games: 1, wins: 0 });
  expect(summaryOf([{ ...stuck, outcome: 'left' }])).toMatchObject({ games: 1 });
});

test('a scored game that is over counts as a game with its score, and neither as won nor as not won', () => {
  const over = (updated: number, score: number): Counted => ({ ...game('over', updated), score });
  const games = [game('won', 1), over(2, 30), game('won', 3), over(4, 50)];
  expect(summaryOf(games)).toMatchObject({ games: 4, wins: 2, rate: 1, streak: 2, bestScore: 50, meanScore: 40 });
  const wins = Array.from({ length: 5 }, (_, i) => game('won', 10 + i));
  expect(courseOf([...wins, over(20, 1)])).toHaveLength(1);
});

test('each point of the win-rate plot covers the last five games, or the last ten where there are twenty', () => {
  const games = Array.from({ length: 12 }, (_, i) => game(i < 2 ? 'won' : 'lost', i));
  expect(courseOf(games)[0]).toEqual({ game: 5, rate: 0.4 });
  expect(courseOf(games).at(-1)).toEqual({ game: 12, rate: 0 });
  const more = Array.from({ length: 25 }, (_, i) => game(i < 5 ? 'won' : 'lost', i));
  expect(courseOf(more)[0]).toEqual({ game: 10, rate: 0.5 });
  expect(courseOf(more)).toHaveLength(16);
});

test('the win-rate plot has no point for fewer than five games', () => {
  expect(courseOf(Array.from({ length: 4 }, (_, i) => game('won', i)))).toEqual([]);
});

test('the win-rate plot of very many games has few points, the last game among them', () => {
  const course = courseOf(Array.from({ length: 1000 }, (_, i) => game(i < 995 ? 'lost' : 'won', i)));
  expect(course).toHaveLength(120);
  expect(course.at(-1)).toEqual({ game: 1000, rate: 5 / 30 });
});

test('counting sixteen times as many games reads about sixteen times as many fields', () => {
  /** Counts this many games and returns how often a field of a game was read. */
  const reads = (n: number): number => {
    let count = 0;
    const counted = <T extends object>(record: T): T =>
      new Proxy(record, { get: (target, field) => (count++, Reflect.get(target, field) as unknown) });
    const games = Array.from({ length: n }, (_, i) => counted(game(i % 3 === 0 ? 'won' : 'lost', (i * 7919) % (n + 3), i % 50, i % 200)));
    expect(summaryOf(games)).toMatchObject({ games: n, wins: Math.ceil(n / 3) });
    const played = over(games);
    expect(courseOf(played)).toHaveLength(120);
    expect(spreadOf(played)).toHaveLength(6);
    return count;
  };
  // Sorting n games reads about n log n fields. Work that grows with the square would read 256 times as many.
  expect(reads(16_000)).toBeLessThan(30 * reads(1_000));
});

test('games are counted by class of duration', () => {
  expect(spreadOf([game('won', 1, 2), game('lost', 2, 2.1), game('won', 3, 500)])).toEqual([
    { won: 1, over: 0, other: 0 },
    { won: 0, over: 0, other: 1 },
    { won: 0, over: 0, other: 0 },
    { won: 0, over: 0, other: 0 },
    { won: 0, over: 0, other: 0 },
    { won: 1, over: 0, other: 0 },
  ]);
});

test('scored games are a kind of their own among the durations, and those that were abandoned are not lost games', () => {
  const scored = [{ ...game('over', 1), score: 30 }, game('left', 2, 1)];
  expect(spreadOf(scored)[0]).toEqual({ won: 0, over: 1, other: 1 });
  expect(summaryOf(scored)).toMatchObject({ games: 2, rate: undefined, meanScore: 30 });
  expect(summaryOf([...scored, { ...game('left', 3), variant: 'another' }]).rate).toBe(0);
});

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('a win whose time is unknown does not count among the times of won games', () => {
  expect(summaryOf([game('won', 1, 0), game('won', 2, 4)])).toMatchObject({ wins: 2, time: 240_000, quickest: 240_000 });
});
