import { Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import type { Variant } from '@patience/core';
import { BadInput } from '../bad-input.js';
import { builtModule } from '../program.js';
import type { CliWords } from '../words/index.js';
import { makePlayer, type Plan } from './player.js';
import type { DealResult } from './result.js';

/** Plays deals, one after the other: in this process, in a thread, or in a process of its own. */
export interface Runner {
  /**
   * Plays the deals of these seeds. It is not asked again before it has answered.
   * @returns their results; none when the signal cut them off
   * @throws BadInput when the code of the game ends the runner
   */
  play(seeds: readonly number[], signal: AbortSignal): Promise<readonly DealResult[]>;
  /** Ends it, whatever it does. */
  end(): Promise<void>;
}

/** How deals are played. */
export interface Run {
  /** They play at the same time. */
  readonly runners: readonly Runner[];
  /** Deals that a runner is given at once. */
  readonly chunk: number;
  /** Stops before the next deals. */
  readonly signal: AbortSignal;
  /** Hears of deals as they are done, in no certain order when there are several runners. */
  readonly report: (results: readonly DealResult[]) => void;
}

/** Plays the deals of these seeds. @throws BadInput when the code of the game ends a runner */
export async function runDeals({ runners, chunk, signal, report }: Run, seeds: Iterator<number>): Promise<void> {
  const take = (): readonly number[] => {
    const taken: number[] = [];
    while (taken.length < chunk && !signal.aborted) {
      const next = seeds.next();
      if (next.done) break;
      taken.push(next.value);
    }
    return taken;
  };
  let failed = false;
  const keepPlaying = async (runner: Runner): Promise<void> => {
    for (let taken = take(); taken.length > 0 && !failed; taken = take()) {
      const results = await runner.play(taken, signal);
      if (failed) return;
      report(results);
    }
  };
  try {
    await Promise.all(runners.map(keepPlaying));
  } finally {
    failed = true; // of several, the others are still at it
  }
}

/** Plays in this process. */
export async function runnerHere(variant: Variant, plan: Plan): Promise<Runner> {
  const play = await makePlayer(variant, plan);
  return {
    async play(seeds, signal) {
      await setImmediate();
      const results: DealResult[] = [];
      for (const seed of seeds) results.push(await play(seed, signal));
      // What was cut off says nothing about its deal.
      return signal.aborted && plan.player === 'solver' ? [] : results;
    },
    end: () => Promise.resolve(),
  };
}

/** Plays in a thread, which begins with the first deals. */
export function threadRunner(plan: Plan, words: CliWords): Runner {
  let worker: Worker | undefined;
  return {
    play(seeds, signal) {
      worker ??= new Worker(builtModule('worker'), { workerData: plan });
      const thread = worker;
      return new Promise((resolve, reject) => {
        const stop = (): void => done(() => resolve([]));
        const fail = (error: Error): void => done(() => reject(error));
        // Nothing here ends a thread by itself: the code of the game has done so.
        const exit = (): void => fail(new BadInput(words.cutShort));
        const message = (results: readonly DealResult[]): void => done(() => resolve(results));
        const done = (settle: () => void): void => {
          thread.off('message', message).off('error', fail).off('exit', exit);
          signal.removeEventListener('abort', stop);
          settle();
        };
        thread.on('message', message).on('error', fail).on('exit', exit);
        signal.addEventListener('abort', stop);
        thread.postMessage(seeds);
      });
    },
    async end() {
      await worker?.terminate();
    },
  };
}
