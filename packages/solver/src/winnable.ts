import type { GivenOptions, Options, Seed, Variant } from '@patience/core';
import { deal, Random } from '@patience/core/internals';
import { solve, type SolveOptions } from './solve.js';
import type { Line } from './verdict.js';

/** The deals to try, and the limits of each search. */
export interface FindOptions extends Omit<SolveOptions, 'onProgress' | 'mode'> {
  /** Options of the deals. Default: the variant's defaults. */
  readonly options?: GivenOptions;
  /** Seed of the first deal; the seeds of further deals are derived from it. Default: 0. */
  readonly from?: Seed;
  /** Largest number of deals. Default: 1,000. */
  readonly deals?: number;
  /** Called during the search of a deal and after it. */
  readonly onProgress?: (progress: FindProgress) => void;
}

/** Report of a running search for a winnable deal. */
export interface FindProgress {
  /** Number of deals whose search has ended. */
  readonly tried: number;
  /** Seed of the present deal. */
  readonly seed: Seed;
  /** Positions of the present deal so far. */
  readonly positions: number;
}

/** A deal that can be won. */
export interface Winnable {
  readonly seed: Seed;
  readonly line: Line;
  /** Number of deals that were searched, this one included. */
  readonly tried: number;
}

/** Default time limit for one deal, in milliseconds. It is short, since trying another deal is faster than searching long. */
const TIME = 3_000;

/**
 * Searches deals until one can be won.
 * @returns the deal; undefined when the search was aborted or no deal was found
 * @throws ContractError when the variant breaks the contract
 * @throws RangeError when the options or the seed are not valid
 */
export async function findWinnable<O extends Options>(variant: Variant<O>, find: FindOptions = {}): Promise<Winnable | undefined> {
  const { from = 0, deals = 1_000, onProgress, options, time = TIME, ...rest } = find;
  const random = new Random(from);
  let seed = from;
  for (let tried = 1; tried <= deals; tried++) {
    const dealt = deal(variant, { seed, ...(options && { options }) });
    if (!dealt.ok) throw new RangeError(dealt.error.message);
    const trying = seed;
    const verdict = await solve(dealt.value.table, {
      ...rest,
      time,
      ...(onProgress && { onProgress: ({ positions }) => onProgress({ tried: tried - 1, seed: trying, positions }) }),
    });
    if (verdict.line) return { seed, line: verdict.line, tried };
    if (verdict.verdict === 'aborted') return undefined;
    onProgress?.({ tried, seed, positions: verdict.positions });
    seed = random.next();
  }
  return undefined;
}
