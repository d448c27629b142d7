import { expect, test } from 'vitest';
import { dateText, dayText, monthTitle } from '../daily/day-text.js';
import { dateNames } from './date-names.js';
import { regional } from './regional.js';

test.each(['en', 'de', 'es', 'fr', 'nl', 'pl'])('days and months are written as the language writes them: %s', (lang) => {
  const written = (date: Date, options: Intl.DateTimeFormatOptions): string => date.toLocaleDateString(regional(lang), options);
  for (let month = 1; month <= 12; month++)
    for (const d of [1, 9, 28]) {
      const date = new Date(2027, month - 1, d);
      const day = `2027-${String(month).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
      expect(dayText(day, lang)).toBe(written(date, { day: 'numeric', month: 'long' }));
      expect(dateText(day, lang)).toBe(written(date, { day: 'numeric', month: 'long', year: 'numeric' }));
      expect(monthTitle({ year: 2027, month }, lang)).toBe(written(date, { month: 'long', year: 'numeric' }));
    }
  expect(dateNames(lang).weekdays).toEqual(Array.from({ length: 7 }, (_, i) => written(new Date(2026, 0, 5 + i), { weekday: 'short' })));
});
