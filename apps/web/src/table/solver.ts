import type { Options, Seed, Variant } from '@patience/core';
import { SolverClient, type SearchOptions, type Telling } from '@patience/solver';
import { SEARCH } from './effort.js';

/** Creates a worker for the solver. */
export const makeSolver = (): Worker => new Worker(new URL('./solver.worker.js', import.meta.url), { type: 'module' });

/** Decides whether deals can be won. */
export interface DealSolver {
  /**
   * Searches for a win of a deal.
   * @param search limits of the search; absent: a short time
   * @returns whether it can be won; undefined when the search ended without an answer
   * @throws Error when the search was aborted, or the variant cannot be searched
   */
  isWinnable(seed: Seed, options: Options, signal?: AbortSignal, search?: SearchOptions): Promise<boolean | undefined>;
  /** Stops the worker. The next question starts a new one. */
  stop(): void;
}

/** Returns the solver of a variant whose rules run in the page. @param told the variant in the form that the worker accepts */
export function pageSolver(
  variant: Variant,
  told: Telling,
  client: Pick<SolverClient, 'ask' | 'stop'> = new SolverClient(makeSolver),
): DealSolver {
  return {
    async isWinnable(seed, options, signal, search = SEARCH) {
      const question = { ask: 'solve', position: { seed, options }, search } as const;
      const { verdict } = await client.ask({ ...told, variant }, question, signal ? { signal } : {});
      return verdict.verdict === 'solved' || (verdict.verdict === 'impossible' ? false : undefined);
    },
    stop: () => client.stop(),
  };
}
