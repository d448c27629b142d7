import { expect, test } from 'vitest';
import { MessageBudget } from './budget.js';

test('a message budget allows a hundred messages at once, and forty in each further second', () => {
  const budget = new MessageBudget(0);
  const allowed = (now: number): number => Array.from({ length: 101 }, () => budget.allows(10, now)).indexOf(false);
  expect([allowed(500), allowed(120_000)]).toEqual([100, 100]);
  const steady = new MessageBudget(0);
  expect(Array.from({ length: 1000 }, (_, n) => steady.allows(10, n * 25)).every(Boolean)).toBe(true);
  const busy = new MessageBudget(0);
  expect(Array.from({ length: 300 }, (_, n) => busy.allows(10, n * 12.5)).every(Boolean)).toBe(false);
});

test('a message budget refuses twenty long messages a second, and recovers with time', () => {
  const budget = new MessageBudget(0);
  const allowed = Array.from({ length: 20 }, (_, n) => budget.allows(1_000_000, n * 50));
  expect(allowed.filter(Boolean).length).toBe(4);
  expect(budget.allows(1_000_000, 60_000)).toBe(true);
});
