import { expect, test } from 'vitest';
import { en } from '../words/en.js';
import { daysUpTo } from './daily-result.js';

test('the row of days ends with the day of the deal and says how each day went', () => {
  const won = ['2026-02-27', '2026-03-01'];
  const state = (day: string): 'won' | 'tried' | 'open' => (won.includes(day) ? 'won' : day === '2026-02-28' ? 'tried' : 'open');
  const days = daysUpTo('2026-03-01', { state }, { lang: 'en' }, en);
  expect(days.map((day) => day.state)).toEqual(['open', 'open', 'open', 'open', 'won', 'tried', 'won']);
  expect(days.at(-1)).toEqual({ label: 'Sun', name: '1 March 2026, won', state: 'won' });
});
