import { allOptions } from '@patience/core';
import { installedVariants, loadPlain } from '@patience/core/installed';
import { wilsonInterval } from '@patience/solver';
import { expect, test } from 'vitest';
import { decide } from './decide.js';
import type { Entry } from './results.js';
import { rowOf } from './row.js';
import type { RuleSet } from './rule-sets.js';

/** Returns the first installed rule set whose deals are decided quickly. */
async function quick(): Promise<RuleSet> {
  for (const installed of installedVariants(import.meta.dirname)) {
    const variant = await loadPlain(installed, true);
    const [options] = allOptions(variant);
    const ruleSet = { name: variant.id, variant, options: options! };
    if (decide(ruleSet, 1, { budget: 1_000 }).verdict === 'solved') return ruleSet;
  }
  throw new Error('No installed rule set has a deal that the solver decides quickly.');
}

test('deciding a deal is repeatable and keeps its budget', async () => {
  const ruleSet = await quick();
  const entry = decide(ruleSet, 1, { budget: 1_000 });
  expect(decide(ruleSet, 1, { budget: 1_000 })).toEqual(entry);
  expect(entry.moves).toBeGreaterThan(0);
  expect(entry).toMatchObject({ seed: 1, verdict: 'solved', rules: ruleSet.variant.rules, budget: 1_000 });
  expect(decide(ruleSet, 1, { budget: 1 }).verdict).toBe('unknown');
});

test('a row counts the entries; skill is the winnable share that random play does not win', async () => {
  const ruleSet = await quick();
  const { rules } = ruleSet.variant;
  const line = (seed: number, verdict: Entry['verdict'], more: Partial<Entry> = {}): Entry => ({
    seed,
    verdict,
    positions: 10,
    rules,
    solver: '9.9.9',
    budget: 50,
    ...more,
  });
  const row = rowOf(ruleSet, [
    line(1, 'solved', { moves: 7, random: true }),
    line(2, 'solved', { moves: 9, random: false }),
    line(3, 'impossible', { random: false }),
    line(5, 'unknown', { random: false, budget: 80 }),
    line(6, 'solved'),
    line(1, 'solved', { rules: rules + 1 }),
  ])!;
  expect(row).toMatchObject({
    deals: 5,
    seeds: [1, 6],
    solved: 3,
    impossible: 1,
    unknown: 1,
    moves: 9,
    random: { deals: 4, won: 1 },
    solver: ['9.9.9'],
    budget: [50, 80],
  });
  const [low, high] = wilsonInterval(1, 1, 4);
  expect(row.skill![0]).toBeCloseTo(low, 2);
  expect(row.skill![1]).toBeCloseTo(high, 2);
  expect(rowOf(ruleSet, [])).toBeUndefined();
});
