import type { Options, Table } from '@patience/core';
import { createSearch } from './search.js';
import type { Mode, Progress, SearchOptions, Verdict } from './verdict.js';

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

/**
 * Can this position be won, and how? Works in slices and lets the thread breathe between them.
 * @throws ContractError when the variant breaks the contract
 */
export async function solve<O extends Options>(table: Table<O>, options: SolveOptions = {}): Promise<Verdict> {
  const { signal, onProgress, slice = 50 } = options;
  const search = createSearch(table, options);
  let reported = 0;
  for (;;) {
    if (signal?.aborted) return search.abort();
    const said = search.run({ ms: slice });
    if (said.verdict !== undefined) return said;
    if (onProgress && said.ms - reported >= REPORT) {
      reported = said.ms;
      onProgress(said);
    }
    await breath();
  }
}

/** Lets events through: a task of its own, without the delay that timers have. */
export function breath(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(0);
  });
}
