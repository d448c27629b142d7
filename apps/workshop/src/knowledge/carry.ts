import { lineWins } from '@patience/atlas';
import type { Variant } from '@patience/core';
import type { DataVariant } from '@patience/core/data';
import { onlyRemovesMoves } from './relation.js';
import type { DealResult } from './results.js';

/**
 * Returns the result of a deal that is still proved after an edit of the rules; undefined if the deal has to be searched again. A won deal
 * stays won if its line still wins: the line is played. A lost deal stays lost if the edit only removes moves.
 */
export function carriedOver(seed: number, before: DealResult, after: Variant, keepsLost: boolean): DealResult | undefined {
  if (before.verdict === 'won') return wins(after, seed, before.line) ? { ...before, carried: true } : undefined;
  return before.verdict === 'lost' && keepsLost ? { ...before, carried: true } : undefined;
}

/** Tells whether lost deals stay lost. It never throws: rules that break the contract prove nothing. */
export function keepsLostDeals(before: DataVariant, after: DataVariant): boolean {
  try {
    return onlyRemovesMoves(before, after);
  } catch {
    return false;
  }
}

/** Tells whether a line wins a deal. It never throws: rules that break the contract prove nothing. */
function wins(variant: Variant, seed: number, line: readonly string[]): boolean {
  try {
    return lineWins({ variant, options: {} }, seed, line);
  } catch {
    return false;
  }
}
