import { decideWithLine, ruleSets, type RuleSet } from '@patience/atlas/count';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { audit, missed } from './audit.js';
import type { Result } from './task.js';

const BUDGET = 20_000;

/** Returns a rule set of which some of the first deals can be won and some cannot, with the results of these deals. */
async function decided(): Promise<{ ruleSet: RuleSet; results: readonly Result[] }> {
  const all = await ruleSets(import.meta.dirname);
  for (const ruleSet of [...sample(all, 5), ...all]) {
    const results = Array.from({ length: 12 }, (_, i) => decideWithLine(ruleSet, i + 1, { budget: BUDGET }));
    const verdicts = results.map(({ entry }) => entry.verdict);
    if (verdicts.includes('solved') && verdicts.includes('impossible')) return { ruleSet, results };
  }
  throw new Error('no rule set has deals of both kinds');
}

const { ruleSet, results } = await decided();
const solved = results.find(({ entry }) => entry.verdict === 'solved')!;
const impossible = results.filter(({ entry }) => entry.verdict === 'impossible');

test('audit accepts results that the search here confirms', () => {
  const { accepted, refused, refutations, searched } = audit(ruleSet, results, 1);
  expect(refused).toEqual([]);
  expect(accepted.toSorted((a, b) => a.seed - b.seed)).toEqual(results.map(({ entry }) => entry));
  expect([refutations, searched]).toEqual([impossible.length, impossible.length]);
});

test('audit refuses a win whose line does not win', () => {
  const line = solved.line!;
  const forged: Result[] = [
    { entry: { ...impossible[0]!.entry, verdict: 'solved', moves: line.length }, line },
    { ...solved, line: line.slice(0, -1) },
    { ...solved, line: [...line, line.at(-1)!] },
    { ...solved, line: ['no move', ...line.slice(1)] },
  ];
  const { accepted, refused } = audit(ruleSet, forged, 1);
  expect(accepted).toEqual([]);
  expect(refused.map(({ reason }) => reason)).toEqual(forged.map(() => 'its line does not win'));
});

test('audit refuses all refutations, but no win, when one refutation is false', () => {
  const forged: Result = { entry: { ...impossible[0]!.entry, seed: solved.entry.seed } };
  const { accepted, refused } = audit(ruleSet, [solved, forged, ...impossible], 1);
  expect(accepted).toEqual([solved.entry]);
  expect(refused).toHaveLength(impossible.length + 1);
  expect(refused[0]).toEqual({ seed: solved.entry.seed, reason: 'its refutation is not what the search finds here' });
});

test('audit plays the random game of a deal itself', () => {
  const { entry } = solved;
  const { accepted } = audit(ruleSet, [{ ...solved, entry: { ...entry, random: !entry.random } }], 1);
  expect(accepted).toEqual([entry]);
});

test('missed gives the share of false refutations that a sample can overlook', () => {
  expect(missed({ refutations: 5, searched: 5 })).toBe(0);
  expect(missed({ refutations: 1000, searched: 59 })).toBeCloseTo(0.05, 2);
});
