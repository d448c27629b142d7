import { deal } from '@patience/core/internals';
import { afterAll, expect, test, vi } from 'vitest';
import { gathering } from './testing/gathering.js';
import type { Progress, Verdict } from './verdict.js';

// Replace the search by a fake that reports after 60 and 120 ms and loses after 150 ms. Reset the modules, since other files loaded the real one.
vi.resetModules();
vi.doMock('./search.js', () => ({
  createSearch() {
    const progress = (ms: number): Progress => ({ positions: ms * 10, home: ms / 10, ms, memory: 7, engine: 'fake' });
    const steps: (Progress | Verdict)[] = [progress(60), progress(120), { ...progress(150), verdict: 'impossible', opened: 800 }];
    return { run: () => steps.shift()! };
  },
}));
const { solve } = await import('./solve.js');
afterAll(() => {
  vi.doUnmock('./search.js');
  vi.resetModules();
});

const dealt = deal(gathering, { seed: 1 });
if (!dealt.ok) throw new Error(dealt.error.message);
const { table } = dealt.value;

test('solve reports progress every 100 ms', async () => {
  const reports: Progress[] = [];
  await solve(table, { onProgress: (progress) => reports.push(progress) });
  expect(reports).toEqual([{ positions: 1200, home: 12, ms: 120, memory: 7, engine: 'fake' }]);
});

test('the progress that solve reports counts the guesses won and lost so far and never decreases', async () => {
  const reports: Progress[] = [];
  const { ms, positions, odds } = await solve(table, { mode: 'fair', onProgress: (progress) => reports.push(progress) });
  expect(odds).toEqual({ guesses: 48, won: 0, lost: 48 });
  expect(reports.slice(0, 3).map((progress) => progress.ms)).toEqual([120, 270, 420]);
  expect(reports.slice(0, 3).map((progress) => progress.positions)).toEqual([1200, 2700, 4200]);
  expect(reports.map(({ home }) => home)).toEqual(reports.map(() => 12));
  expect({ ms, positions }).toEqual({ ms: 7200, positions: 72_000 });
});
