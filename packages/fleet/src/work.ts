import { hostname } from 'node:os';
import { Worker } from 'bullmq';
import { mustFit, type Plan } from './plan.js';
import { Fleet } from './fleet.js';
import { connect, oneLine, type Server } from './server.js';
import type { Result, Task } from './task.js';

/** The task of a worker. */
export interface Work {
  /** Address of the server. */
  readonly address: string;
  /** Name of the queue. */
  readonly queue: string;
  /** Number of deals that are decided at once, each in a thread. */
  readonly concurrency: number;
  /** Milliseconds after which the deal of a silent worker is given to another worker. */
  readonly silence: number;
  /** Whether the worker ends when the queue is empty, instead of waiting for more deals. */
  readonly untilDone: boolean;
  /** Ends the worker, after the deals that it has begun. */
  readonly signal: AbortSignal;
  /** Called with each line of the progress. */
  readonly tell: (line: string) => void;
}

/** Milliseconds between two checks whether the worker is to end. */
const CHECK_EVERY = 1_000;

/**
 * Decides deals until the signal is aborted or, with `untilDone`, until the queue is empty. Deals that were begun are finished.
 * @param mine the versions that are installed here
 * @returns the number of deals that were decided
 * @throws BadInput when the queue is counted by other versions, or no server answers
 */
export async function work(mine: Plan, wanted: Work): Promise<number> {
  const { address, queue, signal, tell } = wanted;
  const fleet = await Fleet.open(address, queue);
  try {
    await submitted(fleet, queue, signal, tell);
    if (signal.aborted) return 0;
    mustFit(mine, (await fleet.plan())!);
    return await serve(fleet, wanted);
  } finally {
    await fleet.close();
  }
}

/** Decides deals over a connection of its own, because BullMQ blocks it while it waits for deals. */
async function serve(fleet: Fleet, wanted: Work): Promise<number> {
  const server = await connect(wanted.address);
  try {
    return await decideDeals(fleet, server, wanted);
  } finally {
    server.disconnect();
  }
}

async function decideDeals(fleet: Fleet, server: Server, { queue, concurrency, silence, untilDone, signal, tell }: Work): Promise<number> {
  let decided = 0;
  const worker = new Worker<Task, Result>(queue, new URL('./decide.js', import.meta.url), {
    connection: server,
    name: `${hostname()}-${process.pid}`,
    concurrency,
    useWorkerThreads: true,
    lockDuration: silence,
    stalledInterval: silence / 2,
    // Let a deal lose its worker as often as it happens: machines may come and go.
    maxStalledCount: 1_000_000,
  });
  worker.on('completed', () => decided++);
  worker.on('failed', (job, error) => tell(oneLine(`${job?.id ?? 'a deal'}: ${error.message}`)));
  worker.on('error', (error) => tell(oneLine(error.message || String((error as NodeJS.ErrnoException).code))));
  try {
    tell(`working, ${concurrency} at once`);
    while (!signal.aborted) {
      await pause(CHECK_EVERY, signal);
      if (untilDone && (await fleet.left()) === 0) break;
    }
    tell('finishing the deals that were begun');
  } finally {
    await worker.close();
  }
  return decided;
}

/** Waits until deals were submitted to the queue. */
async function submitted(fleet: Fleet, queue: string, signal: AbortSignal, tell: (line: string) => void): Promise<void> {
  for (let reported = false; !signal.aborted && (await fleet.plan()) === undefined; reported = true) {
    if (!reported) tell(`nothing was submitted to "${queue}" yet: waiting`);
    await pause(CHECK_EVERY, signal);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
