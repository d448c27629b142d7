import type { Options } from '@patience/core';
import type { Table } from '@patience/core/search';
import { guessesFrom, hidesCards } from './hints/hidden-cards.js';
import { createSearch } from './search.js';
import type { Mode, Progress, SearchOptions, Verdict } from './verdict.js';

/** How a deal is searched, and who hears of it. */
export interface SolveOptions extends SearchOptions {
  /** Default `thoughtful`. */
  readonly mode?: Mode;
  /** Ends the search with `aborted`. */
  readonly signal?: AbortSignal;
  /** Told about ten times a second. */
  readonly onProgress?: (progress: Progress) => void;
  /** Milliseconds of work before others get their turn. Default 50; in a page's own thread 8. */
  readonly slice?: number;
}

/** Milliseconds between two reports. */
const REPORT = 100;

/** Guesses of the face-down cards among which time and budget are shared, when each is hard. No measurement is recorded. */
const SHARES = 12;
/** Most guesses that are made, when they are easy. No measurement is recorded. */
const GUESSES = 48;

/**
 * Can this position be won, and how? Works in slices and lets the thread breathe between them. In `fair` mode
 * face-down cards are guessed several times: then nothing is proved, and the verdict is `unknown` with odds.
 * @throws ContractError when the variant breaks the contract
 */
export async function solve<O extends Options>(table: Table<O>, options: SolveOptions = {}): Promise<Verdict> {
  const tell = options.onProgress && seldom(options.onProgress);
  return options.mode === 'fair' && hidesCards(table) ? guess(table, options, tell) : decide(table, options, tell);
}

type Tell = (progress: Progress) => void;

/** Passes on what is told now and then. */
function seldom(tell: Tell): Tell {
  let told = 0;
  return (progress) => {
    if (progress.ms - told < REPORT) return;
    told = progress.ms;
    tell(progress);
  };
}

async function guess<O extends Options>(table: Table<O>, options: SolveOptions, tell?: Tell): Promise<Verdict> {
  const random = guessesFrom(options.seed ?? 1);
  const { time = 10_000, budget = Infinity } = options;
  let [won, lost, positions, opened, ms, memory, home] = [0, 0, 0, 0, 0, 0, 0];
  /** What one guess tells, on top of the guesses before it. */
  const add: Tell = (progress) => {
    home = Math.max(home, progress.home);
    tell?.({
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
    const said = await decide(table.imagine(random), { ...options, ...limits }, add);
    guesses++;
    positions += said.positions;
    opened += said.opened;
    ms += said.ms;
    memory = Math.max(memory, said.memory);
    if (said.verdict === 'aborted') return { ...said, positions, opened, ms, memory };
    if (said.verdict === 'solved') won++;
    if (said.verdict === 'impossible') lost++;
  }
  return { verdict: 'unknown', odds: { guesses, won, lost }, positions, opened, ms, memory, engine: 'guesses' };
}

async function decide<O extends Options>(table: Table<O>, options: SolveOptions, tell?: Tell): Promise<Verdict> {
  const { signal, slice = 50 } = options;
  const search = createSearch(table, options);
  for (;;) {
    if (signal?.aborted) return search.abort();
    const said = search.run({ ms: slice });
    if (said.verdict !== undefined) return said;
    tell?.(said);
    await breath();
  }
}

/** Lets events through: a task of its own, without the delay that timers have. */
function breath(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(0);
  });
}
