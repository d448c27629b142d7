import type { Options } from '@patience/core';
import { isScored, type Table } from '@patience/core/internals';
import { guessesFrom, hidesCards } from './hints/hidden-cards.js';
import { createSearch } from './search.js';
import type { Mode, Progress, SearchOptions, Verdict } from './verdict.js';

/** Limits of a search, and how it reports. */
export interface SolveOptions extends SearchOptions {
  /** Whether face-down cards are known (`thoughtful`) or guessed (`fair`). Default: `thoughtful`. */
  readonly mode?: Mode;
  /** Ends the search with the verdict `aborted`. */
  readonly signal?: AbortSignal;
  /** Called about ten times a second. */
  readonly onProgress?: (progress: Progress) => void;
  /** Milliseconds of work before other tasks may run. Default: 50. Use 8 in a page's own thread. */
  readonly slice?: number;
}

/** Milliseconds between two reports. */
const REPORT_INTERVAL = 100;

/** Each guess of the face-down cards gets one part in this many of time and budget. No measurement is recorded. */
const SHARES = 12;
/** Largest number of guesses, when each takes little time. No measurement is recorded. */
const GUESSES = 48;

/**
 * Finds out whether a position can be won, and how. It works in slices, between which other tasks of the thread can run. In `fair` mode
 * with face-down cards, these are guessed several times; then nothing is proved, and the verdict is `unknown` with `odds`. In a scored game, it
 * finds the best score that it can, with the face-down cards known in any mode.
 * @throws ContractError when the variant breaks the contract
 */
export async function solve<O extends Options>(table: Table<O>, options: SolveOptions = {}): Promise<Verdict> {
  const report = options.onProgress && throttled(options.onProgress);
  const guesses = options.mode === 'fair' && hidesCards(table) && !isScored(table.variant);
  return guesses ? guess(table, options, report) : decide(table, options, report);
}

type Report = (progress: Progress) => void;

/** Returns a function that passes on one report per interval. */
function throttled(report: Report): Report {
  let last = 0;
  return (progress) => {
    if (progress.ms - last < REPORT_INTERVAL) return;
    last = progress.ms;
    report(progress);
  };
}

async function guess<O extends Options>(table: Table<O>, options: SolveOptions, report?: Report): Promise<Verdict> {
  const random = guessesFrom(options.seed ?? 1);
  const { time = 10_000, budget = Infinity } = options;
  let [won, lost, positions, opened, ms, memory, home] = [0, 0, 0, 0, 0, 0, 0];
  /** Adds the counts of earlier guesses to a report. */
  const add: Report = (progress) => {
    home = Math.max(home, progress.home);
    report?.({
      ...progress,
      home,
      positions: positions + progress.positions,
      ms: ms + progress.ms,
      memory: Math.max(memory, progress.memory),
    });
  };
  let guesses = 0;
  while (guesses < GUESSES && ms < time && positions < budget) {
    const limits = { time: Math.min(time / SHARES, time - ms), budget: Math.min(budget / SHARES, budget - positions) };
    const result = await decide(table.imagine(random), { ...options, ...limits }, add);
    guesses++;
    positions += result.positions;
    opened += result.opened;
    ms += result.ms;
    memory = Math.max(memory, result.memory);
    if (result.verdict === 'aborted') return { ...result, positions, opened, ms, memory };
    if (result.verdict === 'solved') won++;
    if (result.verdict === 'impossible') lost++;
  }
  return { verdict: 'unknown', odds: { guesses, won, lost }, positions, opened, ms, memory, engine: 'guesses' };
}

async function decide<O extends Options>(table: Table<O>, options: SolveOptions, report?: Report): Promise<Verdict> {
  const { signal, slice = 50 } = options;
  const search = createSearch(table, options);
  for (;;) {
    if (signal?.aborted) return search.abort();
    const result = search.run({ ms: slice });
    if (result.verdict !== undefined) return result;
    report?.(result);
    await nextTask();
  }
}

/** Waits for the next task, so that events are handled; a message has no delay, unlike a timer. */
function nextTask(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(0);
  });
}
