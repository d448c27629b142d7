import { expect, test } from 'vitest';
import { before, dailySeed, dailySeeds, dayOf, readDay, readMonth, weeksOf, dayOfDeal, untilMidnight } from './date.js';

test('the daily deal of a day never changes', () => {
  expect(dailySeed('any', '2026-11-21')).toBe(393244406);
  expect(dailySeed('any', '2026-11-22')).not.toBe(393244406);
  expect(dailySeed('other', '2026-11-21')).not.toBe(393244406);
});

test('different days get different deals', () => {
  const seeds = new Set(Array.from({ length: 1000 }, (_, i) => dailySeed('any', dayOf(new Date(2026, 0, 1 + i)))));
  expect(seeds.size).toBe(1000);
});

test('a day is taken from the player’s local calendar', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('the weeks of a month begin on Monday', () => {
  const weeks = weeksOf(2026, 10); // November 2026 begins on a Sunday.
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf(2027, 1)).toHaveLength(4); // This February runs from a Monday to a Sunday.
});

test('the month in an address is accepted only if the calendar has it', () => {
  expect(readMonth('2026-12')).toEqual([2026, 12]);
  for (const none of [null, '', '2026-13', '2026-00', '0000-00', '0000-05', '2026-1', '2026-011']) expect(readMonth(none)).toBeUndefined();
});

test('the candidate deals of a day begin with its first deal and are all different', () => {
  const seeds = dailySeeds('any', '2026-11-21');
  expect(seeds[0]).toBe(393244406);
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('the day before is found across months and years', () => {
  expect(before('2026-03-01')).toBe('2026-02-28');
  expect(before('2026-01-01')).toBe('2025-12-31');
});

test('the day in an address is accepted if the calendar has it and it is not after today', () => {
  expect(readDay('2026-02-28', '2026-03-01')).toBe('2026-02-28');
  for (const none of [null, '', '2026-02-29', '2026-02-31', '2026-03-02', '2026-2-1', 'x', '2026-02-28x'])
    expect(readDay(none, '2026-03-01')).toBeUndefined();
});

test('the day of a daily deal is found from its seed, that of a later candidate too, and none for another deal', async () => {
  expect(await dayOfDeal('some', dailySeeds('some', '2026-03-10')[0], '2026-03-10')).toBe('2026-03-10');
  expect(await dayOfDeal('some', dailySeeds('some', '2026-02-28')[3], '2026-03-10')).toBe('2026-02-28');
  expect(await dayOfDeal('some', dailySeeds('some', '2026-03-11')[0], '2026-03-10')).toBeUndefined();
  expect(await dayOfDeal('some', 'a word', '2026-03-10')).toBeUndefined();
});

test('midnight is that of the player’s time zone', () => {
  expect(untilMidnight(new Date(2026, 2, 10, 23, 0))).toBe(3_600_000);
  expect(untilMidnight(new Date(2026, 2, 10, 23, 59, 59, 999))).toBe(1000);
});
