import type { Options, Variant } from '@patience/core';
import { deal, formatMove } from '@patience/core/internals';
import { playChosen, type ChooseMove } from '@patience/solver';
import { BadInput } from '../bad-input.js';
import type { DealResult } from './result.js';

/** Maximum number of moves in a game. A longer game counts as unfinished. */
export const LONGEST_GAME = 1000;

/**
 * Deals and plays a game by chosen moves.
 * @param lines whether the result of a game that was won or ended with a score has its moves
 */
export function playOn(variant: Variant, options: Options, seed: number, choose: ChooseMove, lines = false): DealResult {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new BadInput(dealt.error.message);
  const { table } = dealt.value;
  const { result, moves } = playChosen(table, choose, { longest: LONGEST_GAME });
  const score = table.score();
  const played = { seed, result, moves: moves.length, ...(score === undefined ? {} : { score }) };
  return lines && (result === 'won' || result === 'over') ? { ...played, line: moves.map((move) => formatMove(table, move)) } : played;
}
