import { existsSync, readFileSync } from 'node:fs';
import { installedVariants } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { aboutLine, aboutOf, agrees, declared, type Measured } from '../../bench/about-formula.js';

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

test('a move of cards takes five seconds, an action one, and a game a minute at least', () => {
  expect(aboutOf(measured).minutes).toBe(8);
  expect(aboutOf({ ...measured, line: [2, 0] }).minutes).toBe(1);
});

test('skill is what the careless player misses of the deals that can be won', () => {
  expect(aboutOf(measured).skill).toBe(1);
  expect(aboutOf({ ...measured, random: 20, first: 60 }).skill).toBe(0.7);
  expect(aboutOf({ ...measured, solved: 5, impossible: 5 }).skill).toBe(0.5);
  expect(aboutOf({ ...measured, solved: 1, impossible: 9, first: 40 }).skill, 'luck in the careless player’s deals').toBe(0);
});

test('of what hidden cards decide half is luck', () => {
  expect(aboutOf({ ...measured, hidden: 0.8 }).skill).toBe(0.6);
});

test('where no deal was won, nothing is said of skill, and without a game that is won nothing at all', () => {
  const { line: _, ...undecided } = { ...measured, solved: 0, unknown: 10 };
  expect(aboutOf({ ...undecided, line: [90, 30] })).toEqual({ minutes: 8 });
  expect(agrees({ skill: 0.3, minutes: 8 }, { ...undecided, line: [90, 30] })).toBe(true);
  expect(agrees({ skill: 0.3, minutes: 80 }, { ...undecided, line: [90, 30] })).toBe(false);
  expect(aboutOf(undecided)).toEqual({});
  expect(aboutLine({})).toBe('');
});

test('what is said may differ from the formula as far as chance and people do', () => {
  const luck = { ...measured, random: 12, first: 12, deals: 100, solved: 2, impossible: 6, line: [0, 52] as const };
  expect(agrees({ skill: 0, minutes: 1 }, luck)).toBe(true);
  expect(agrees({ skill: 0.7, minutes: 1 }, luck)).toBe(false);
  expect([3, 8, 14, 15].map((minutes) => agrees({ skill: 1, minutes }, measured))).toEqual([false, true, true, false]);
  expect(agrees({}, measured)).toBe(false);
});

test('what a source says is read as it is written', () => {
  expect(declared(`{\n${aboutLine({ skill: 0.4, minutes: 8 })}}`)).toEqual({ skill: 0.4, minutes: 8 });
  expect(declared('')).toEqual({});
});

test('what variants say about themselves agrees with what was measured', () => {
  const file = new URL('../../bench/about.json', import.meta.url);
  const counted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Measured>;
  const sources = installedVariants(import.meta.dirname).filter(({ id, source }) => id in counted && source && existsSync(source));
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter(({ id, source }) => !agrees(declared(readFileSync(source!, 'utf8')), counted[id]!)).map(({ id }) => id)).toEqual(
    [],
  );
});
