import type { Options, Variant } from '@patience/core';
import { deal } from '@patience/core/search';
import { playFair as play } from '@patience/solver';
import { BadInput } from '../bad-input.js';
import type { DealResult } from './result.js';

/**
 * Plays the deal of a seed as who sees the open cards only.
 * @param budget positions that the thought about what to do up to the next card that is turned up may look at
 */
export function playFair(variant: Variant, options: Options, seed: number, budget: number): DealResult {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new BadInput(dealt.error.message);
  return { seed, ...play(dealt.value.table, { budget, seed }) };
}
