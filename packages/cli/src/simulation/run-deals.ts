import { Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import type { Variant } from '@patience/core';
import { BadInput } from '../bad-input.js';
import { WORKER } from '../program.js';
import type { CliWords } from '../words/index.js';
import { makePlayer, type Plan } from './player.js';
import type { DealResult } from './result.js';

/** Plays deals one after the other: in this thread or in one of its own. */
export interface Runner {
  /**
   * Plays the deals of these seeds. It must not be called again before it has returned.
   * @returns their results in the same order; none when the signal was aborted
   * @throws BadInput when the rules of the game end the runner
   */
  play(seeds: readonly number[], signal: AbortSignal): Promise<readonly DealResult[]>;
  /** Ends the runner, also in the middle of a deal. */
  end(): Promise<void>;
}

/** Runners of a simulation and their settings. */
export interface Run {
  /** Runners that play at the same time. */
  readonly runners: readonly Runner[];
  /** Number of deals that a runner is given at once. */
  readonly chunk: number;
  /** Ends the simulation before the next deals. */
  readonly signal: AbortSignal;
  /** Called with results as they come. Their order is undefined when there are several runners. */
  readonly report: (results: readonly DealResult[]) => void;
}

/** Plays the deals of these seeds on all runners. @throws BadInput when the rules of the game end a runner */
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
    failed = true; // tell the other runners, which still play
  }
}

/** Returns a runner in this process. */
export async function runnerHere(variant: Variant, plan: Plan): Promise<Runner> {
  const play = await makePlayer(variant, plan);
  return {
    async play(seeds, signal) {
      await setImmediate();
      const results: DealResult[] = [];
      for (const seed of seeds) results.push(await play(seed, signal));
      // Drop the result of a search that was cut off: it says nothing about its deal.
      return signal.aborted && plan.player === 'solver' ? [] : results;
    },
    end: () => Promise.resolve(),
  };
}

/** Returns a runner in a thread, which is started with the first deals. */
export function threadRunner(plan: Plan, words: CliWords): Runner {
  let worker: Worker | undefined;
  return {
    play(seeds, signal) {
      worker ??= new Worker(WORKER, { workerData: plan });
      const thread = worker;
      return new Promise((resolve, reject) => {
        const stop = (): void => done(() => resolve([]));
        const fail = (error: Error): void => done(() => reject(error));
        // Blame the rules of the game for an end of the thread: this program never ends one by itself.
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
