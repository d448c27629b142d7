import { expect, test } from 'vitest';
import { en } from '../../words/en.js';
import { DayBook } from '../../daily/book.js';
import { calendarState, cursorIn, dayForKey, monthResult } from './calendar.js';
import { dailySeeds } from '../../daily/date.js';

const won = (day: string, on = day) => ({
  variant: 'a',
  outcome: 'won' as const,
  source: dailySeeds('a', day)[0]!,
  watched: false,
  updated: new Date(`${on}T12:00`).getTime(),
  ms: 221_000,
});
const book = new DayBook([won('2026-03-01'), won('2026-03-02', '2026-03-04'), { ...won('2026-03-03'), outcome: 'open' as const }]);
const month = { year: 2026, month: 3, today: '2026-03-05', shown: '2026-03-05', cursor: '2026-03-05', book, variant: undefined };

test('a day of the calendar is won, won later, tried, missed, still open or in the future', () => {
  const states = [1, 2, 3, 4, 5, 6].map((day) => calendarState(`2026-03-0${day}`, month));
  expect(states).toEqual(['won', 'late', 'tried', 'missed', 'open', 'future']);
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
  const text = monthResult(month, 'March 2026', 0, en.daily, 'en', 'https://a.example/');
  expect(text.split('\n').slice(1)).toEqual(['▫️▫️▫️▫️▫️▫️🟩', '🟨⬜⬜⬜', 'https://a.example/']);
});
