import { expect, test } from 'vitest';
import { hasRoom, RECIPE_QUOTA } from './recipe-quota.js';

const recipes = (count: number, source = '{}') => Array.from({ length: count }, () => ({ recipe: true as const, source }));

test('a recipe is kept while number and length of all recipes are within the quota', () => {
  expect(hasRoom([], '{}')).toBe(true);
  expect(hasRoom(recipes(RECIPE_QUOTA.recipes - 1), '{}')).toBe(true);
  expect(hasRoom(recipes(RECIPE_QUOTA.recipes), '{}')).toBe(false);
  expect(hasRoom(recipes(10, ' '.repeat(190_000)), ' '.repeat(90_000))).toBe(true);
  expect(hasRoom(recipes(10, ' '.repeat(190_000)), ' '.repeat(110_000))).toBe(false);
});

test('modules do not count towards the quota of recipes', () => {
  const modules = Array.from({ length: 300 }, () => ({ source: ' '.repeat(100_000) }));
  expect(hasRoom(modules, '{}')).toBe(true);
});
