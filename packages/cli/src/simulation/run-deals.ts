import { Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { loadInstalled } from '@patience/core/installed';
import { BadInput } from '../bad-input.js';
import type { CliWords } from '../words/index.js';
import { chunkOf, makePlayer, type Plan } from './player.js';
import type { DealResult } from './result.js';

/** How deals are played. */
export interface Run {
  readonly plan: Plan;
  /** Worker threads; one needs none. */
  readonly jobs: number;
  /** Stops before the next deals. */
  readonly signal: AbortSignal;
  readonly words: CliWords;
  /** Hears of deals as they are done, in no certain order when there are several jobs. */
  readonly report: (results: readonly DealResult[]) => void;
}

/** Gives seeds; none when there are none left. */
type Take = () => readonly number[];

/** Plays the deals of these seeds. @throws BadInput when the code of the game ends a worker thread */
export async function runDeals(run: Run, seeds: Iterator<number>): Promise<void> {
  const { plan, jobs, signal } = run;
  const size = chunkOf(plan);
  const take: Take = () => {
    const chunk: number[] = [];
    while (chunk.length < size && !signal.aborted) {
      const next = seeds.next();
      if (next.done) break;
      chunk.push(next.value);
    }
    return chunk;
  };
  if (jobs === 1) await runHere(run, take);
  else await runInWorkers(run, take);
}

async function runHere({ plan, signal, report }: Run, take: Take): Promise<void> {
  const play = await makePlayer(await loadInstalled(plan.installed), plan);
  for (let seeds = take(); seeds.length > 0; seeds = take()) {
    const results: DealResult[] = [];
    for (const seed of seeds) results.push(await play(seed, signal));
    // What was cut off says nothing about its deal.
    if (signal.aborted && plan.player === 'solver') return;
    report(results);
    await setImmediate();
  }
}

/** None of the threads is left when this ends, also when one of them failed. */
async function runInWorkers(run: Run, take: Take): Promise<void> {
  const workers: Worker[] = [];
  const start = async (): Promise<void> => {
    const first = take();
    if (first.length === 0) return;
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: run.plan });
    workers.push(worker);
    await feed(worker, first, run, take);
  };
  try {
    await Promise.all(Array.from({ length: run.jobs }, start));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Gives a worker thread seeds until there are none to take. */
function feed(worker: Worker, first: readonly number[], { signal, words, report }: Run, take: Take): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (results: readonly DealResult[]) => {
      try {
        report(results);
        const seeds = take();
        if (seeds.length > 0) worker.postMessage(seeds);
        else resolve();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    worker.on('error', reject);
    // Nothing here ends a thread by itself: the code of the game has done so.
    worker.on('exit', () => reject(new BadInput(words.cutShort)));
    signal.addEventListener('abort', () => resolve());
    worker.postMessage(first);
  });
}
