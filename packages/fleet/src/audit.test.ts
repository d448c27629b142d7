import { decideWithLine, ruleSets, type RuleSet } from '@patience/atlas/count';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { audit, missed } from './audit.js';
import type { Result } from './task.js';

const BUDGET = 20_000;

/** A rule set with deals of both kinds among its first ones, and their results. */
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

test('results that this search finds, too, are accepted', () => {
  const { accepted, refused, refutations, searched } = audit(ruleSet, results, 1);
  expect(refused).toEqual([]);
  expect(accepted.toSorted((a, b) => a.seed - b.seed)).toEqual(results.map(({ entry }) => entry));
  expect([refutations, searched]).toEqual([impossible.length, impossible.length]);
});

test('a win is counted for its line alone', () => {
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

test('an invented refutation takes all that came with it out of the count, and the wins stay', () => {
  const forged: Result = { entry: { ...impossible[0]!.entry, seed: solved.entry.seed } };
  const { accepted, refused } = audit(ruleSet, [solved, forged, ...impossible], 1);
  expect(accepted).toEqual([solved.entry]);
  expect(refused).toHaveLength(impossible.length + 1);
  expect(refused[0]).toEqual({ seed: solved.entry.seed, reason: 'its refutation is not what the search finds here' });
});

test('the random game of a deal is played here', () => {
  const { entry } = solved;
  const { accepted } = audit(ruleSet, [{ ...solved, entry: { ...entry, random: !entry.random } }], 1);
  expect(accepted).toEqual([entry]);
});

test('what a sample can miss is said', () => {
  expect(missed({ refutations: 5, searched: 5 })).toBe(0);
  expect(missed({ refutations: 1000, searched: 59 })).toBeCloseTo(0.05, 2);
});
