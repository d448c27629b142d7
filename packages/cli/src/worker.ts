/** A worker thread of `patience simulate`: a list of seeds comes in, the results of their deals go out. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadTrusted } from './recipe-file.js';
import { makePlayer, type Plan } from './simulation/player.js';
import type { DealResult } from './simulation/result.js';

const plan = workerData as Plan;
const play = await makePlayer(await loadTrusted(plan.installed), plan);

async function playAll(seeds: readonly number[]): Promise<void> {
  const results: DealResult[] = [];
  for (const seed of seeds) results.push(await play(seed));
  parentPort!.postMessage(results);
}

// A deal that fails ends the thread with its error, which the main thread receives.
parentPort!.on('message', (seeds: readonly number[]) => void playAll(seeds));
