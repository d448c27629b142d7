import { Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { loadInstalled } from '@patience/core/installed';
import { chunkOf, makePlayer, type Plan } from './player.js';
import type { DealResult } from './result.js';

/**
 * Plays the deals of these seeds and reports them as they are done, in no certain order when there are several jobs.
 * @param jobs worker threads; one needs none @param signal stops before the next deals
 */
export async function runDeals(plan: Plan, seeds: readonly number[], jobs: number, signal: AbortSignal, report: (results: readonly DealResult[]) => void): Promise<void> {
  const size = chunkOf(plan);
  let next = 0;
  const take = (): readonly number[] => {
    const chunk = signal.aborted ? [] : seeds.slice(next, next + size);
    next += size;
    return chunk;
  };
  if (jobs === 1 || seeds.length <= size) await runHere(plan, take, signal, report);
  else await Promise.all(Array.from({ length: Math.min(jobs, Math.ceil(seeds.length / size)) }, () => runInWorker(plan, take, signal, report)));
}

async function runHere(plan: Plan, take: () => readonly number[], signal: AbortSignal, report: (results: readonly DealResult[]) => void): Promise<void> {
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

/** One worker thread, fed until there is nothing to take. */
function runInWorker(plan: Plan, take: () => readonly number[], signal: AbortSignal, report: (results: readonly DealResult[]) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: plan });
  return new Promise<void>((resolve, reject) => {
    const feed = (): void => {
      const seeds = take();
      if (seeds.length > 0) worker.postMessage(seeds);
      else resolve();
    };
    worker.on('message', (results: readonly DealResult[]) => {
      report(results);
      feed();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    signal.addEventListener('abort', () => resolve());
    feed();
  }).finally(() => void worker.terminate());
}
