import type { Options, Variant } from '@patience/core';
import { Random } from '@patience/core/internals';
import { playOn } from './play-on.js';
import type { DealResult } from './result.js';

/** Plays a deal by random legal moves, which are the same each time for the same seed. */
export function playRandom(variant: Variant, options: Options, seed: number, lines = false): DealResult {
  const random = new Random(`random player ${seed}`);
  return playOn(variant, options, seed, (_table, moves, count) => moves[random.below(count)]!, lines);
}
