import type { Options, Variant } from '@patience/core';
import { deal } from '@patience/core/internals';
import { playFair as play } from '@patience/solver';
import { BadInput } from '../bad-input.js';
import type { DealResult } from './result.js';

/**
 * Plays a deal as a player who sees the face-up cards only.
 * @param budget maximum number of positions in each plan, which reaches to the next card that is turned face up
 * @param lines whether the result of a game that was won or ended with a score has its moves
 */
export function playFair(variant: Variant, options: Options, seed: number, budget: number, lines = false): DealResult {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new BadInput(dealt.error.message);
  const { line, ...ended } = play(dealt.value.table, { budget, seed });
  return { seed, ...ended, ...(lines && (ended.result === 'won' || ended.result === 'over') && { line }) };
}
