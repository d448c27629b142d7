import { deal, firstByRank, list, MAX_MOVES, type Options, type Variant } from '@patience/core';
import { BadInput } from '../bad-input.js';
import type { DealResult } from './result.js';

/** A game that is longer is called unfinished. */
const MOST_MOVES = 10_000;
const moves = new Int32Array(MAX_MOVES);

/**
 * Plays one deal to its end: the only move, or the first by the variant's `rank`. A position that comes again would
 * come for ever, as the player has no memory: such a game is unfinished.
 */
export function playFirst(variant: Variant, options: Options, seed: number): DealResult {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new BadInput(dealt.error.message);
  const { table } = dealt.value;
  const { key } = table;
  // Brent's cycle search: the position is compared with one that is kept for 1, 2, 4, … moves.
  let [kept1, kept2] = [key[0], key[1]];
  let keepUntil = 1;
  for (let made = 0; ; made++) {
    const status = table.status();
    if (status !== 'playing') return ended(status);
    const n = list(table, moves);
    if (n === 0) return ended('stuck');
    if (made === MOST_MOVES || (made > 0 && key[0] === kept1 && key[1] === kept2)) return ended('unfinished');
    if (made === keepUntil) {
      [kept1, kept2] = [key[0], key[1]];
      keepUntil *= 2;
    }
    table.play(firstByRank(table, moves, n));
  }

  function ended(result: DealResult['result']): DealResult {
    const score = table.score();
    return { seed, result, moves: table.depth, ...(score === undefined ? {} : { score }) };
  }
}
