import { readFileSync } from 'node:fs';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { aboutOf, agrees, type Measured } from '../../bench/about-formula.js';

const measured: Measured = {
  rules: 1,
  hidden: 0,
  deals: 200,
  random: 0,
  first: 0,
  solved: 10,
  impossible: 0,
  unknown: 0,
  line: [90, 30],
};

test('aboutOf counts five seconds for a move of cards, one for an action, and at least a minute', () => {
  expect(aboutOf(measured).minutes).toBe(8);
  expect(aboutOf({ ...measured, line: [2, 0] }).minutes).toBe(1);
});

test('aboutOf takes as skill the share of winnable deals that a careless player does not win', () => {
  expect(aboutOf(measured).skill).toBe(1);
  expect(aboutOf({ ...measured, random: 20, first: 60 }).skill).toBe(0.7);
  expect(aboutOf({ ...measured, solved: 5, impossible: 5 }).skill).toBe(0.5);
  expect(aboutOf({ ...measured, solved: 1, impossible: 9, first: 40 }).skill, 'luck in the careless player’s deals').toBe(0);
});

test('aboutOf counts half of what face-down cards decide as luck', () => {
  expect(aboutOf({ ...measured, hidden: 0.8 }).skill).toBe(0.6);
});

test('aboutOf gives no skill where no deal was won, and no minutes where no won game is known', () => {
  const { line: _, ...undecided } = { ...measured, solved: 0, unknown: 10 };
  expect(aboutOf({ ...undecided, line: [90, 30] })).toEqual({ minutes: 8 });
  expect(agrees({ skill: 0.3, minutes: 8 }, { ...undecided, line: [90, 30] })).toBe(true);
  expect(agrees({ skill: 0.3, minutes: 80 }, { ...undecided, line: [90, 30] })).toBe(false);
  expect(aboutOf(undecided)).toEqual({});
});

test('agrees accepts values that differ from the formula within chance and differences between people', () => {
  const luck = { ...measured, random: 12, first: 12, deals: 100, solved: 2, impossible: 6, line: [0, 52] as const };
  expect(agrees({ skill: 0, minutes: 1 }, luck)).toBe(true);
  expect(agrees({ skill: 0.7, minutes: 1 }, luck)).toBe(false);
  expect([3, 8, 14, 15].map((minutes) => agrees({ skill: 1, minutes }, measured))).toEqual([false, true, true, false]);
  expect(agrees({}, measured)).toBe(false);
});

test('the minutes and skill of every patience agree with the measurement', async () => {
  const file = new URL('../../bench/about.json', import.meta.url);
  const counted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Measured>;
  const measuredOnes = installedVariants(import.meta.dirname).filter(({ id }) => id in counted);
  expect(measuredOnes.length).toBeGreaterThan(0);
  const disagreeing = [];
  for (const one of measuredOnes) {
    const { about = {} } = await loadInstalled(one);
    if (!agrees(about, counted[one.id]!))
      disagreeing.push(`${one.id}: ${JSON.stringify(about)}, measured ${JSON.stringify(aboutOf(counted[one.id]!))}`);
  }
  expect(disagreeing).toEqual([]);
});
