import { installedVariants, loadInstalled } from '@patience/core/installed';
import { isScored } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { pointsAtRandom, pointsFound } from './points.js';
import { ruleSets } from './rule-sets.js';

const installed = await Promise.all(installedVariants(import.meta.dirname).map(loadInstalled));
const scored = installed.filter((variant) => isScored(variant));

test('the search finds more points than random games reach, and the same ones each time', () => {
  expect(scored.length).toBeGreaterThan(0);
  for (const variant of scored) {
    const found = pointsFound(variant, 3, 2_000);
    expect(found, variant.id).toBeGreaterThan(pointsAtRandom(variant, 3));
    expect(pointsFound(variant, 3, 2_000), variant.id).toBe(found);
  }
});

test('deals of scored patiences are not counted as won or lost', async () => {
  const counted = new Set((await ruleSets(import.meta.dirname)).map(({ variant }) => variant.id));
  expect(scored.filter(({ id }) => counted.has(id))).toEqual([]);
  expect(counted.size).toBe(installed.length - scored.length);
});
