import type { Options, Seed, Variant } from '@patience/core';
import { SolverClient, type Position, type Reason, type SearchOptions, type Telling } from '@patience/solver';
import { SEARCH, THOROUGH } from './effort.js';

export const makeSolver = (): Worker => new Worker(new URL('./solver.worker.js', import.meta.url), { type: 'module' });

/** Creates a client of the solver, whose worker starts with the first question. */
export const makeClient = (): SolverClient => new SolverClient(makeSolver);

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

/** Answers questions about a game that seems to be lost. */
export interface GameSolver {
  /** Returns the reason why a position is lost; undefined where none is proved. */
  why(position: Position): Promise<Reason | undefined>;
  /**
   * Returns moves that win from a position; undefined where none were found in time.
   * @param search limits of the search; absent: a long time, and any moves
   * @throws Error when the search was aborted
   */
  line(position: Position, signal: AbortSignal, search?: SearchOptions): Promise<readonly string[] | undefined>;
}

/** Returns the solver for the positions of a variant whose rules run in the page. @param told the variant in the form that the worker accepts */
export function gameSolver(variant: Variant, told: Telling, client: Pick<SolverClient, 'ask'> = new SolverClient(makeSolver)): GameSolver {
  const source = { ...told, variant };
  return {
    why: async (position) => (await client.ask(source, { ask: 'why', position })).reason,
    async line(position, signal, search = THOROUGH) {
      const { verdict } = await client.ask(source, { ask: 'solve', position, search }, { signal });
      return verdict.line?.text;
    },
  };
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
