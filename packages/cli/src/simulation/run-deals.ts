import { Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { loadInstalled } from '@patience/core/installed';
import { chunkOf, makePlayer, type Plan } from './player.js';
import type { DealResult } from './result.js';

/**
 * Plays the deals of these seeds and reports them as they are done, in no certain order when there are several jobs.
 * @param jobs worker threads; one needs none @param signal stops before the next deals
 */
export async function runDeals(
  plan: Plan,
  seeds: Iterator<number>,
  jobs: number,
  signal: AbortSignal,
  report: (results: readonly DealResult[]) => void,
): Promise<void> {
  const size = chunkOf(plan);
  const take = (): readonly number[] => {
    const chunk: number[] = [];
    while (chunk.length < size && !signal.aborted) {
      const next = seeds.next();
      if (next.done) break;
      chunk.push(next.value);
    }
    return chunk;
  };
  if (jobs === 1) await runHere(plan, take, signal, report);
  else await runInWorkers(plan, jobs, take, signal, report);
}

async function runHere(
  plan: Plan,
  take: () => readonly number[],
  signal: AbortSignal,
  report: (results: readonly DealResult[]) => void,
): Promise<void> {
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
async function runInWorkers(
  plan: Plan,
  jobs: number,
  take: () => readonly number[],
  signal: AbortSignal,
  report: (results: readonly DealResult[]) => void,
): Promise<void> {
  const workers: Worker[] = [];
  const start = async (): Promise<void> => {
    const first = take();
    if (first.length === 0) return;
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: plan });
    workers.push(worker);
    await feed(worker, first, take, signal, report);
  };
  try {
    await Promise.all(Array.from({ length: jobs }, start));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Gives a worker thread seeds until there are none to take. */
function feed(
  worker: Worker,
  first: readonly number[],
  take: () => readonly number[],
  signal: AbortSignal,
  report: (results: readonly DealResult[]) => void,
): Promise<void> {
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
    worker.on('exit', (code) => reject(new Error(`a worker thread ended by itself with ${code}`)));
    signal.addEventListener('abort', () => resolve());
    worker.postMessage(first);
  });
}
