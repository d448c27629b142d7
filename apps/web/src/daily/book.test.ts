import { expect, test } from 'vitest';
import type { ResultRecord } from '../store/results.js';
import { DayBook } from './book.js';
import { dailySeeds, type Day } from './date.js';

const game = (
  variant: string,
  day: Day,
  outcome: ResultRecord['outcome'],
  attempt = 0,
): Pick<ResultRecord, 'variant' | 'outcome' | 'source' | 'watched'> => ({
  variant,
  outcome,
  source: dailySeeds(variant, day)[attempt]!,
  watched: false,
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
