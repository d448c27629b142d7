import { expect, test } from 'vitest';
import type { ResultRecord } from '../store/results.js';
import { DayBook } from './book.js';
import { dailySeeds, type Day } from './date.js';

const game = (
  variant: string,
  day: Day,
  outcome: ResultRecord['outcome'],
  attempt = 0,
  later = 0,
): Pick<ResultRecord, 'variant' | 'outcome' | 'source' | 'watched' | 'updated' | 'ms'> => ({
  variant,
  outcome,
  source: dailySeeds(variant, day)[attempt]!,
  watched: false,
  updated: new Date(`${day}T12:00`).getTime() + later * 86_400_000,
  ms: 60_000,
});

test('any variant and any deal of a day wins the day, and a won day stays won', () => {
  const book = new DayBook([
    game('a', '2026-03-01', 'won'),
    game('a', '2026-03-01', 'left'),
    game('b', '2026-03-02', 'won', 3),
    game('b', '2026-03-03', 'open'),
  ]);
  expect(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map((day) => book.state(day))).toEqual(['won', 'won', 'tried', 'open']);
  expect(book.state('2026-03-01', 'b')).toBe('open');
});

test('a streak of days can end today or yesterday', () => {
  const won = new DayBook([game('a', '2026-02-27', 'won'), game('b', '2026-02-28', 'won'), game('a', '2026-03-01', 'won')]);
  expect(won.streak('2026-03-01')).toBe(3);
  expect(won.streak('2026-03-02')).toBe(3);
  expect(won.streak('2026-03-03')).toBe(0);
  expect(new DayBook([]).streak('2026-03-03')).toBe(0);
});

test('continuing a replay of a daily deal does not win the day', () => {
  const book = new DayBook([{ ...game('a', '2026-03-01', 'won'), watched: true }]);
  expect(book.state('2026-03-01')).toBe('tried');
});

test('a deal that is begun after its day is a late win, and does not count for the streak', () => {
  const late = game('a', '2026-03-02', 'won', 0, 3);
  const games = [game('a', '2026-03-01', 'won'), late, game('a', '2026-03-03', 'won')];
  const book = new DayBook(games);
  expect([book.state('2026-03-02'), book.state('2026-03-04')]).toEqual(['late', 'open']);
  expect(book.streak('2026-03-03')).toBe(1);
  const again = new DayBook([...games, { ...game('b', '2026-03-02', 'won'), ms: 90_000 }]);
  expect([again.state('2026-03-02'), again.streak('2026-03-03')]).toEqual(['won', 3]);
});

test('a game that was begun before midnight and won after it is won in time', () => {
  const won = { ...game('a', '2026-03-01', 'won'), updated: new Date('2026-03-02T00:05').getTime(), ms: 600_000 };
  expect(new DayBook([won]).state('2026-03-01')).toBe('won');
  expect(new DayBook([{ ...won, ms: 60_000 }]).state('2026-03-01')).toBe('late');
});
