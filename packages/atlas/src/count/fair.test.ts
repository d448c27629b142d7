import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allOptions } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FairCounts, type FairCount } from './fair.js';
import type { RuleSet } from './rule-sets.js';

const folder = mkdtempSync(join(tmpdir(), 'patience-fair-'));
const file = join(folder, 'fair.json');
const BUDGET = 1;
let ruleSet: RuleSet;

beforeAll(async () => {
  const variant = await loadInstalled(installedVariants(import.meta.dirname)[0]!);
  ruleSet = { name: variant.id, variant, options: allOptions(variant)[0]! };
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a stopped count resumes with the next deal and gives the same result', () => {
  const whole = new FairCounts(file);
  for (let deals = 1; deals <= 3; deals++) expect(whole.playOn(ruleSet, BUDGET).deals).toBe(deals);
  const inOne = whole.of(ruleSet);

  const first = new FairCounts(file);
  first.playOn(ruleSet, BUDGET);
  first.write();
  const second = new FairCounts(file);
  second.playOn(ruleSet, BUDGET);
  second.playOn(ruleSet, BUDGET);
  expect(second.of(ruleSet)).toEqual(inOne);
});

test.each<[string, Partial<FairCount>, boolean]>([
  ['the same', {}, true],
  ['another player', { player: -1 }, false],
  ['other rules', { rules: -1 }, false],
  ['another solver', { solver: 'none' }, false],
  ['another budget', { budget: 7 }, false],
])('deals that were won are added only to those of the same player, rules, solver and budget: %s', (_, other, added) => {
  const counts = new FairCounts(file);
  counts.playOn(ruleSet, BUDGET);
  counts.write();
  const lines = JSON.parse(readFileSync(file, 'utf8')) as Record<string, FairCount>;
  writeFileSync(file, JSON.stringify({ [ruleSet.name]: { ...lines[ruleSet.name]!, deals: 40, won: 40, ...other } }));
  const { deals, won } = new FairCounts(file).playOn(ruleSet, BUDGET);
  expect(deals).toBe(added ? 41 : 1);
  expect(won - (added ? 40 : 0)).toBeOneOf([0, 1]);
});
