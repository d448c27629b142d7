import { expect, test } from 'vitest';
import type { Family } from '../catalogue/families.js';
import { dayOf } from './date.js';
import { gamesOfDay, hardness, type Choosable } from './games-of-day.js';

const FAMILIES: readonly Family[] = ['open-columns', 'stock-columns', 'run-columns', 'pairs', 'one-pile', 'foundations', 'grids'];

/** Six patiences of each family; the first of each of the first five families is widely known. */
const entries = FAMILIES.flatMap((family, f) =>
  Array.from({ length: 6 }, (_, i): Choosable => ({
    id: `${family}-${i}`,
    family,
    minutes: 2 + ((i * 5 + f) % 11),
    winnable: 0.4 + ((i * 3 + f) % 7) / 12,
    skill: 0.3 + ((i + f) % 6) / 10,
    ...(i === 0 && f < 5 && { classic: true }),
  })),
);
const unfit: readonly Choosable[] = [
  { id: 'scored', family: 'grids', minutes: 3, winnable: 1, skill: 1, scored: true },
  { id: 'long', family: 'pairs', minutes: 30, winnable: 1, skill: 1 },
  { id: 'lucky', family: 'pairs', minutes: 2, winnable: 1, skill: 0 },
  { id: 'hopeless', family: 'pairs', minutes: 2, winnable: 0.1, skill: 1 },
  { id: 'added', family: 'pairs', minutes: 5, winnable: 1, skill: 1, added: true },
  { id: 'unknown', family: 'one-pile' },
];
const days = Array.from({ length: 400 }, (_, i) => dayOf(new Date(2027, 0, 1 + i)));

test('the games of a day are five patiences of five families, from easy to hard, two of them widely known', () => {
  for (const day of days) {
    const games = gamesOfDay([...unfit, ...entries], day).map(({ entry }) => entry);
    expect(new Set(games.map(({ family }) => family)).size).toBe(5);
    expect(games.map(hardness)).toEqual(games.map(hardness).sort((a, b) => a - b));
    expect(games.filter(({ classic }) => classic).length).toBeGreaterThanOrEqual(2);
    for (const { id } of unfit) expect(games.map((game) => game.id)).not.toContain(id);
  }
});

test('the games of a day are the same whatever the order of the patiences', () => {
  for (const day of days.slice(0, 50)) expect(gamesOfDay(entries.toReversed(), day)).toEqual(gamesOfDay(entries, day));
});

test('the games of a day begin with a win as the goal, and ask for few moves or no undo only where that suits the patience', () => {
  const goals = days.flatMap((day) => gamesOfDay(entries, day));
  for (const day of days) expect(gamesOfDay(entries, day)[0]!.goal).toBe('win');
  for (const { entry, goal } of goals) {
    if (goal === 'moves') expect(entry.family).toMatch(/columns$/);
    if (goal === 'undo') expect(entry.minutes).toBeLessThanOrEqual(6);
  }
  expect(new Set(goals.map(({ goal }) => goal))).toEqual(new Set(['win', 'hints', 'undo', 'moves']));
});

test('the games of a day change with the day, and a new patience changes only the days on which it is chosen', () => {
  const fresh: Choosable = { id: 'fresh', family: 'grids', minutes: 4, winnable: 1, skill: 0.5 };
  let changed = 0;
  for (const day of days) {
    const before = gamesOfDay(entries, day).map(({ entry }) => entry.id);
    const after = gamesOfDay([...entries, fresh], day).map(({ entry }) => entry.id);
    if (!after.includes('fresh')) expect(after).toEqual(before);
    else changed++;
  }
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThan(days.length / 3);
});

test('the games of days before there were goals ask for a win only', () => {
  expect(new Set(gamesOfDay(entries, '2026-11-28').map(({ goal }) => goal))).toEqual(new Set(['win']));
});
