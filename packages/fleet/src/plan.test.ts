import { BadInput } from '@patience/atlas/count';
import { expect, test } from 'vitest';
import { tasksFor } from './fleet.js';
import { fieldsOf, inCommon, mustFit, planFrom, type Plan } from './plan.js';
import { idOf, type Task } from './task.js';

const plan: Plan = { solver: '1.0.0', rules: { 'one 1': 1, two: 3 } };

test('mustFit accepts a worker that has every rule set of the queue, and more', () => {
  expect(() => mustFit({ solver: '1.0.0', rules: { ...plan.rules, three: 1 } }, plan)).not.toThrow();
});

test.each([
  ['another solver', { ...plan, solver: '1.0.1' }, /version 1\.0\.0 of the solver; version 1\.0\.1 is installed here/],
  ['other rules', { ...plan, rules: { ...plan.rules, two: 4 } }, /"two" by version 3 of its rules; version 4 is installed here/],
  ['a missing patience', { ...plan, rules: { two: 3 } }, /"one 1", which is not installed/],
])('mustFit refuses %s', (_, mine, reason) => {
  expect(() => mustFit(mine, plan)).toThrow(BadInput);
  expect(() => mustFit(mine, plan)).toThrow(reason);
});

test('a submission must agree with the queue on the rule sets that both name', () => {
  const fits = (mine: Plan) => () => mustFit(mine, inCommon(plan, mine));
  expect(fits({ solver: '1.0.0', rules: { two: 3, three: 1 } })).not.toThrow();
  expect(fits({ solver: '1.0.0', rules: { two: 4 } })).toThrow(/"two"/);
  expect(fits({ solver: '2.0.0', rules: {} })).toThrow(/solver/);
});

test('planFrom reads the fields of fieldsOf, also of a rule set that is called solver', () => {
  const odd: Plan = { solver: '1.0.0', rules: { ...plan.rules, solver: 7 } };
  expect(planFrom(fieldsOf(odd))).toEqual(odd);
  expect(Object.keys(fieldsOf(odd))).toHaveLength(4);
  expect(planFrom({})).toBeUndefined();
});

test('idOf differs for everything that a verdict depends on, and has no colon, which BullMQ reserves', () => {
  const task: Task = { name: 'one 1', seed: 7, rules: 1, solver: '1.0.0', budget: 50 };
  const others: Task[] = [
    { ...task, name: 'one 2' },
    { ...task, seed: 8 },
    { ...task, rules: 2 },
    { ...task, solver: '1.0.1' },
    { ...task, budget: 51 },
  ];
  expect(new Set([task, { ...task }, ...others].map(idOf)).size).toBe(1 + others.length);
  expect(idOf(task)).not.toContain(':');
});

test('tasksFor leaves out deals that are decided, or unknown after as large a budget', () => {
  const task = { name: 'one 1', rules: 1, solver: '1.0.0', budget: 50 };
  const known = [
    { seed: 2, verdict: 'solved', positions: 3, rules: 1 },
    { seed: 3, verdict: 'unknown', positions: 50, rules: 1, budget: 50 },
    { seed: 4, verdict: 'unknown', positions: 49, rules: 1, budget: 49 },
    { seed: 5, verdict: 'solved', positions: 3, rules: 2 },
  ] as const;
  expect([...tasksFor(task, { from: 1, deals: 5, known })].map(({ seed }) => seed)).toEqual([1, 4, 5]);
});
