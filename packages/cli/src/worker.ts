/** A worker thread of `patience simulate`. It receives lists of seeds and sends back the results of these deals. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadFound } from './recipe-file.js';
import { makePlayer, type Plan } from './simulation/player.js';
import type { DealResult } from './simulation/result.js';

const plan = workerData as Plan;
const play = await makePlayer(await loadFound(plan.installed), plan);

async function playAll(seeds: readonly number[]): Promise<void> {
  const results: DealResult[] = [];
  for (const seed of seeds) results.push(await play(seed));
  parentPort!.postMessage(results);
}

// When a deal fails, its error ends the thread and reaches the main thread.
parentPort!.on('message', (seeds: readonly number[]) => void playAll(seeds));
