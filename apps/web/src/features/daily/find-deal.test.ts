import { completeOptions, type Seed, type Variant } from '@patience/core';
import { installedVariants } from '@patience/core/installed';
import { SolverClient } from '@patience/solver';
import { sample } from '@patience/tooling/sample';
import { afterEach, expect, test, vi } from 'vitest';
import { pageSolver } from '../../table/solver.js';
import { dailySeeds } from '../../daily/date.js';
import { findDailyDeal, type DailyDeal } from './find-deal.js';

afterEach(() => vi.unstubAllGlobals());

/** Candidates that are searched, so that the test takes seconds. */
const FEW = 4;

/** Finds the deal of a day on a device. @param tick milliseconds by which its clock moves on whenever it is read */
function dealOn(device: { readonly tick: number; readonly hardwareConcurrency: number; readonly deviceMemory: number }) {
  return async (variant: Variant, day: string): Promise<DailyDeal> => {
    let now = 0;
    vi.stubGlobal('performance', { now: () => (now += device.tick) });
    vi.stubGlobal('navigator', device);
    const options = completeOptions(variant, {});
    if (!options.ok) throw new Error(options.error.message);
    const solver = pageSolver(variant, { module: 'none:' }, new SolverClient());
    return findDailyDeal(dailySeeds(variant.id, day).slice(0, FEW), (seed, limits) =>
      solver.isWinnable(seed, options.value, undefined, limits),
    );
  };
}

const fast = dealOn({ tick: 0, hardwareConcurrency: 4, deviceMemory: 8 });
const slow = dealOn({ tick: 10_000, hardwareConcurrency: 1, deviceMemory: 0.5 });

test('a fast device with four cores and a slow one with one core find the same deal of a day', async () => {
  for (const { module } of sample(installedVariants(import.meta.dirname).slice(1), 4, 2)) {
    const { default: variant } = (await import(/* @vite-ignore */ module)) as { default: Variant };
    const day = '2026-03-10';
    const found = await fast(variant, day);
    expect(dailySeeds(variant.id, day), variant.id).toContain(found.seed);
    expect(await slow(variant, day), variant.id).toEqual(found);
  }
});

/** Returns a search that answers as a table says: by candidate, the positions that it needs for its answer, and the answer. */
const scripted =
  (answers: Readonly<Record<string, readonly [positions: number, isWinnable: boolean]>>, asked: Seed[] = []) =>
  (seed: Seed, { budget = 0 }): Promise<boolean | undefined> => {
    asked.push(seed);
    const [positions, isWinnable] = answers[seed] ?? [Infinity, false];
    return Promise.resolve(budget >= positions ? isWinnable : undefined);
  };

test('the deal of a day is the candidate that the search wins in the fewest rounds, and the first of several such candidates', async () => {
  expect(await findDailyDeal([1, 2, 3, 4], scripted({ 1: [20_000, true], 3: [900, true], 4: [10, true] }))).toEqual({
    seed: 3,
    proof: 'proved',
  });
});

test('a candidate that is proved lost is not searched again', async () => {
  const asked: Seed[] = [];
  expect(await findDailyDeal([1, 2], scripted({ 1: [900, false], 2: [20_000, true] }, asked))).toEqual({ seed: 2, proof: 'proved' });
  expect(asked.filter((seed) => seed === 1)).toHaveLength(1);
});

test('a day without a win has the first candidate that is not proved lost, and says whether all are', async () => {
  expect(await findDailyDeal([1, 2, 3], scripted({ 1: [900, false] }))).toEqual({ seed: 2, proof: 'unproved' });
  expect(await findDailyDeal([1, 2], scripted({ 1: [900, false], 2: [900, false] }))).toEqual({ seed: 1, proof: 'impossible' });
});

test('searches for a deal of a day have no limit of time, and report their progress', async () => {
  const reports: (readonly [number, number])[] = [];
  await findDailyDeal(
    [1, 2],
    (_seed, limits) => {
      expect(limits).toMatchObject({ time: Infinity });
      return Promise.resolve(undefined);
    },
    (ended, all) => reports.push([ended, all]),
  );
  expect(reports).toEqual([0, 1, 2, 3, 4, 5].map((ended) => [ended, 6]));
});

test('a solver that cannot be loaded is an error, since any other deal might not be that of other devices', async () => {
  await expect(findDailyDeal([1, 2], () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
