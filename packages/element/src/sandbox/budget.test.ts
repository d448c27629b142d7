import { expect, test } from 'vitest';
import { MessageBudget } from './budget.js';

test('a message budget allows a hundred messages in a second, and as many in the next', () => {
  const budget = new MessageBudget(0);
  const sent = (now: number): boolean[] => Array.from({ length: 101 }, () => budget.allows(10, now));
  for (const now of [500, 1500]) {
    const allowed = sent(now);
    expect([allowed.slice(0, 100).every(Boolean), allowed[100]]).toEqual([true, false]);
  }
});

test('a message budget refuses twenty long messages a second, and recovers with time', () => {
  const budget = new MessageBudget(0);
  const allowed = Array.from({ length: 20 }, (_, n) => budget.allows(1_000_000, n * 50));
  expect(allowed.filter(Boolean).length).toBe(4);
  expect(budget.allows(1_000_000, 60_000)).toBe(true);
});
