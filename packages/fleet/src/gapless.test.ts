import { expect, test } from 'vitest';
import type { Entry } from '@patience/atlas/count';
import { gapless } from './gapless.js';

const entry = (seed: number): Entry => ({ seed, verdict: 'solved', positions: 1 });
const seeds = (entries: readonly Entry[]): number[] => entries.map(({ seed }) => seed);

test('chosen seeds are not counted: results after a missing seed wait for it', () => {
  const { counted, waiting, missing } = gapless([7, 2, 40, 3].map(entry), new Set([1]), 1);
  expect([seeds(counted), seeds(waiting), missing]).toEqual([[2, 3], [7, 40], 4]);
});

test('every result is counted when no seed is missing', () => {
  expect(gapless([3, 2].map(entry), new Set([1]), 1)).toEqual({ counted: [3, 2].map(entry), waiting: [], missing: undefined });
});

test('a count may begin with another seed, and results before it wait', () => {
  const { counted, waiting, missing } = gapless([100, 101, 5].map(entry), new Set(), 100);
  expect([seeds(counted), seeds(waiting), missing]).toEqual([[100, 101], [5], 102]);
});
