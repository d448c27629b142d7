import type { Options, Variant } from '@patience/core';
import { deal } from '@patience/core/internals';
import { solve, type SolveOptions } from '@patience/solver';
import { BadInput } from '../bad-input.js';
import type { Limits } from './players.js';
import type { DealResult } from './result.js';

/** Returns the limits in the form of the solver, with the memory in bytes. */
export const searchOptions = ({ time, budget, memory }: Limits): Pick<SolveOptions, 'time' | 'budget' | 'memory' | 'mode'> => ({
  time,
  mode: 'thoughtful',
  ...(budget === undefined ? {} : { budget }),
  ...(memory === undefined ? {} : { memory: memory * 2 ** 20 }),
});

/** Searches the deal of a seed for a win, or for the most points. @param lines whether the result has the moves that were found */
export async function playSolver(
  variant: Variant,
  options: Options,
  seed: number,
  limits: Limits,
  { lines = false, signal }: { readonly lines?: boolean; readonly signal?: AbortSignal | undefined } = {},
): Promise<DealResult> {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new BadInput(dealt.error.message);
  const {
    verdict,
    line: winning,
    best,
    positions,
    ms,
  } = await solve(dealt.value.table, { ...searchOptions(limits), ...(signal ? { signal } : {}) });
  const line = winning ?? best;
  return {
    seed,
    result: verdict === 'aborted' ? 'unknown' : best ? 'over' : verdict,
    moves: line?.moves.length ?? 0,
    ...(best && { score: best.points }),
    positions,
    ms: Math.round(ms),
    ...(lines && line && { line: line.text }),
  };
}
