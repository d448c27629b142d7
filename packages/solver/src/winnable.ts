import type { GivenOptions, Options, Seed, Variant } from '@patience/core';
import { deal, Random } from '@patience/core/search';
import { solve, type SolveOptions } from './solve.js';
import type { Line } from './verdict.js';

/** Which deals are looked through for one that can be won. */
export interface FindOptions extends Omit<SolveOptions, 'onProgress' | 'mode'> {
  readonly options?: GivenOptions;
  /** Where to begin looking: the seed itself is tried first, then others that follow from it. Default 0. */
  readonly from?: Seed;
  /** Deals to try at most. Default 1,000. */
  readonly deals?: number;
  readonly onProgress?: (progress: FindProgress) => void;
}

/** How far the looking is. */
export interface FindProgress {
  /** Deals done with. */
  readonly tried: number;
  readonly seed: Seed;
  readonly positions: number;
}

/** A deal that can be won, and how. */
export interface Winnable {
  readonly seed: Seed;
  readonly line: Line;
  /** Deals that were looked at, this one included. */
  readonly tried: number;
}

/** Milliseconds for one deal, if the caller sets no time: rather another deal than a long wait. */
const TIME = 3_000;

/**
 * Looks for a deal that can be won. Undefined when aborted or when none was found.
 * @throws ContractError when the variant breaks the contract; RangeError for options it refuses
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
