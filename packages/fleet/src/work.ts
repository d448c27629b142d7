import { hostname } from 'node:os';
import { Worker } from 'bullmq';
import { mustFit, type Plan } from './plan.js';
import { Fleet } from './fleet.js';
import { connect, oneLine, type Server } from './server.js';
import type { Result, Task } from './task.js';

/** What a worker is told. */
export interface Work {
  /** Of the server. */
  readonly address: string;
  /** Name of the queue. */
  readonly queue: string;
  /** Deals decided at once, each in a thread. */
  readonly concurrency: number;
  /** Milliseconds after which a deal whose worker fell silent is given to another one. */
  readonly silence: number;
  /** Ends when nothing is left to do; else it waits for more. */
  readonly untilDone: boolean;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Hears how it goes, in lines. */
  readonly tell: (line: string) => void;
}

/** How often the queue is looked at, in milliseconds. */
const LOOK = 1_000;

/**
 * Works until told to stop, or until nothing is left; then it finishes the deals that are on its table.
 * @param mine the versions that are here
 * @returns deals decided
 * @throws BadInput when the queue is counted by other versions, or there is no server
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

/** Has a connection of its own, which waits for deals. */
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
    // Machines may come and go as they like.
    maxStalledCount: 1_000_000,
  });
  worker.on('completed', () => decided++);
  worker.on('failed', (job, error) => tell(oneLine(`${job?.id ?? 'a deal'}: ${error.message}`)));
  worker.on('error', (error) => tell(oneLine(error.message || String((error as NodeJS.ErrnoException).code))));
  try {
    tell(`working, ${concurrency} at once`);
    while (!signal.aborted) {
      await pause(LOOK, signal);
      if (untilDone && (await fleet.left()) === 0) break;
    }
    tell('finishing the deals on the table');
  } finally {
    await worker.close();
  }
  return decided;
}

/** Waits for the first deals. */
async function submitted(fleet: Fleet, queue: string, signal: AbortSignal, tell: (line: string) => void): Promise<void> {
  for (let told = false; !signal.aborted && (await fleet.plan()) === undefined; told = true) {
    if (!told) tell(`nothing was submitted to "${queue}" yet: waiting`);
    await pause(LOOK, signal);
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
