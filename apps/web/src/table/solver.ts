import type { Options, Seed, Variant } from '@patience/core';
import { SolverClient, type SearchOptions, type Telling } from '@patience/solver';
import { SEARCH } from './effort.js';

/** A worker of the solver's own. */
export const makeSolver = (): Worker => new Worker(new URL('./solver.worker.js', import.meta.url), { type: 'module' });

/** Judges whether a deal can be won. */
export interface DealSolver {
  /** @param search what it may cost: usually a moment @throws Error where it was given up, or cannot be said */
  comesOut(seed: Seed, options: Options, signal?: AbortSignal, search?: SearchOptions): Promise<boolean>;
  /** Ends the work. The next question begins anew. */
  stop(): void;
}

/** For a variant whose rules run in the page. @param told the variant as the worker gets it */
export function pageSolver(
  variant: Variant,
  told: Telling,
  client: Pick<SolverClient, 'ask' | 'stop'> = new SolverClient(makeSolver),
): DealSolver {
  return {
    async comesOut(seed, options, signal, search = SEARCH) {
      const question = { ask: 'solve', position: { seed, options }, search } as const;
      const { verdict } = await client.ask({ ...told, variant }, question, signal ? { signal } : {});
      return verdict.verdict === 'solved';
    },
    stop: () => client.stop(),
  };
}
