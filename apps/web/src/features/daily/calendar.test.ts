import { expect, test } from 'vitest';
import { en as shared } from '../../testing/words.js';
import { en } from './words.js';
import type { DayResult } from '../../daily/day-result.js';
import { calendarState, cursorIn, dayForKey, monthResult } from './calendar.js';

/** Returns a result of a day with so many games done. */
const result = (done: number, isPlayed = done > 0): DayResult => ({ games: [], others: [], done, isPlayed, isLate: false });
const RESULTS: Readonly<Record<string, DayResult>> = {
  '2026-03-01': result(5),
  '2026-03-02': result(2),
  '2026-03-03': result(0, true),
};
const month = {
  year: 2026,
  month: 3,
  today: '2026-03-05',
  shown: '2026-03-05',
  cursor: '2026-03-05',
  resultOf: (day: string) => RESULTS[day] ?? result(0),
};

test('a day of the calendar is done, done in part, tried, missed, still open or in the future', () => {
  const states = [1, 2, 3, 4, 5, 6].map((day) => calendarState(`2026-03-0${day}`, month));
  expect(states).toEqual(['all', 'some', 'tried', 'missed', 'open', 'future']);
});

test.each([
  ['ArrowLeft', '2026-03-10', false, '2026-03-09'],
  ['ArrowRight', '2026-02-28', false, '2026-03-01'],
  ['ArrowUp', '2026-03-03', false, '2026-02-24'],
  ['ArrowDown', '2026-03-10', false, '2026-03-17'],
  ['Home', '2026-03-11', false, '2026-03-09'],
  ['End', '2026-03-11', false, '2026-03-15'],
  ['PageUp', '2026-03-31', false, '2026-02-28'],
  ['PageDown', '2026-12-31', false, '2027-01-31'],
  ['PageUp', '2024-02-29', true, '2023-02-28'],
  ['Enter', '2026-03-10', false, undefined],
])('the key %s moves from %s (Shift: %s) to %s', (key, from, shift, to) => {
  expect(dayForKey(key, from, shift)).toBe(to);
});

test('arrow keys follow the direction of writing', () => {
  expect(dayForKey('ArrowLeft', '2026-03-10', false, true)).toBe('2026-03-11');
});

test('the keyboard reaches a day of the shown month, never one after today', () => {
  expect(cursorIn(2026, 3, '2026-03-02', '2026-03-05')).toBe('2026-03-02');
  expect(cursorIn(2026, 3, '2026-03-09', '2026-03-05')).toBe('2026-03-05');
  expect(cursorIn(2026, 2, '2026-03-02', '2026-03-05')).toBe('2026-02-28');
});

test('a shared month has a square for each day up to today, in columns of weekdays', () => {
  const text = monthResult(month, 'March 2026', 0, { ...shared.day, ...en.daily }, 'en', 'https://a.example/');
  expect(text).toContain('7 games done this month');
  expect(text.split('\n').slice(1)).toEqual(['▫️▫️▫️▫️▫️▫️🟩', '🟨⬜⬜⬜', 'https://a.example/']);
});
