import { expect, test } from 'vitest';
import { resultOf, type ResultRecord } from '../store/results.js';
import { recordOf } from '../testing/record.js';
import { DayBook } from './book.js';
import { dailySeeds } from './date.js';
import { dayResult, nextOfDay } from './day-result.js';
import { readFoundDeals, uniteFoundDeals } from './found-deals.js';
import { gamesOfDay, type Choosable } from './games-of-day.js';
import { isReached, movesFor } from './goal.js';

const DAY = '2027-03-10';
const families = ['open-columns', 'stock-columns', 'run-columns', 'pairs', 'one-pile'] as const;
const entries = families.map((family): Choosable => ({ id: family, family, minutes: 5, winnable: 1, skill: 0.5 }));
const games = gamesOfDay(entries, DAY);
const found = { [DAY]: Object.fromEntries(entries.map(({ id }) => [id, { seed: dailySeeds(id, DAY)[1]!, moves: 50 }])) };

/** Returns a won game of the day that reaches every goal. */
const won = (variant: string, more: Partial<ResultRecord> = {}): ResultRecord => ({
  ...resultOf(recordOf(`game-${variant}`, Date.parse(`${DAY}T12:00`), { variant, outcome: 'won', noUndo: true, moves: 50 })),
  source: dailySeeds(variant, DAY)[1]!,
  ...more,
});

test('a game of the day counts when its goal is reached, and each game once', () => {
  for (let n = 0; n <= 5; n++) {
    const results = games.slice(0, n).flatMap(({ entry: { id } }) => [won(id), won(id, { ms: 9 })]);
    expect(dayResult(DAY, entries, new DayBook(results), found).done).toBe(n);
  }
});

test('a win with a hint, an undo or too many moves misses the goal about it, and no other', () => {
  const { length } = games.filter(({ goal }) => goal === 'win');
  const poor = games.map(({ entry: { id } }) => {
    const { noUndo: _, ...rest } = won(id, { hints: 1, moves: 61 });
    return rest;
  });
  const result = dayResult(DAY, entries, new DayBook(poor), found);
  expect(result.done).toBe(length);
  expect(result.games.map(({ state }) => state)).toEqual(games.map(({ goal }) => (goal === 'win' ? 'reached' : 'won')));
});

test('a win of another patience of the day, as when a day had one game, counts', () => {
  const result = dayResult(DAY, entries, new DayBook([won('older')]), found);
  expect([result.done, result.others]).toEqual([1, ['older']]);
});

test('a goal about moves is not reached while the number of moves is not known', () => {
  expect([undefined, 49, 50].map((most) => isReached('moves', won('any'), most))).toEqual([false, false, true]);
});

test('the moves that a goal allows leave room beyond the found line', () => {
  for (let line = 1; line < 400; line++) {
    expect(movesFor(line)).toBeGreaterThanOrEqual(line * 1.2);
    expect(movesFor(line)).toBeLessThan(line * 1.2 + 10);
  }
});

test('found deals are read back as they were stored, and anything else is dropped', () => {
  expect(readFoundDeals(JSON.parse(JSON.stringify(found)))).toEqual(found);
  for (const bad of [null, 7, 'x', [], { '2026-02-30': {} }, { x: { a: { seed: 1, moves: 1 } } }]) expect(readFoundDeals(bad)).toEqual({});
  for (const deal of [null, {}, { seed: 1 }, { seed: 1, moves: -1 }, { seed: 1, moves: 1.5 }, { seed: {}, moves: 3 }])
    expect(readFoundDeals({ [DAY]: { any: deal } })).toEqual({ [DAY]: {} });
});

test('found deals of two devices are united, and at most 800 days are kept, the latest', () => {
  const day = (i: number): string =>
    `${2020 + Math.floor(i / 300)}-${String((i % 12) + 1).padStart(2, '0')}-${String((Math.floor(i / 12) % 25) + 1).padStart(2, '0')}`;
  const many = Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [day(i), { any: { seed: i, moves: 3 } }]));
  const united = uniteFoundDeals(found, many);
  expect(united[DAY]).toEqual(found[DAY]);
  expect(Object.keys(united)).toHaveLength(800);
  expect(Object.keys(united).sort()[0]! > '2021').toBe(true);
});

test('after a game of a day comes the next one whose goal is not reached, and nothing when all are reached', () => {
  const ids = games.map(({ entry }) => entry.id);
  const after = (id: string, ...reached: readonly string[]): string | undefined =>
    nextOfDay(dayResult(DAY, entries, new DayBook(reached.map((one) => won(one))), found).games, id)?.entry.id;
  expect(after(ids[0]!, ids[0]!)).toBe(ids[1]);
  expect(after(ids[1]!, ids[1]!, ids[2]!)).toBe(ids[3]);
  expect(after(ids[4]!, ids[4]!)).toBe(ids[0]);
  expect(after('another')).toBe(ids[0]);
  expect(after(ids[0]!, ...ids)).toBeUndefined();
  // A game that was won without its goal is not suggested again by its own result.
  expect(after(ids[0]!, ...ids.slice(1))).toBeUndefined();
});
