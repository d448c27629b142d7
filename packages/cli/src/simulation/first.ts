import type { Options, Variant } from '@patience/core';
import { firstByRank } from '@patience/core/internals';
import { playOn } from './play-on.js';
import type { DealResult } from './result.js';

/** Plays a deal by the only move, or the first one by the `rank` of the patience. */
export function playFirst(variant: Variant, options: Options, seed: number, lines = false): DealResult {
  return playOn(variant, options, seed, firstByRank, lines);
}
