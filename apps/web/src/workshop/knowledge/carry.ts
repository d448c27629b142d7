import type { Variant } from '@patience/core';
import type { DataVariant } from '@patience/core/data';
import { deal, isLegal, parseMove } from '@patience/core/search';
import { onlyRemovesMoves } from './relation.js';
import type { DealResult } from './results.js';

/**
 * Returns what is known of a deal after an edit, or undefined if it has to be searched again. A won deal stays won if its line still wins: the
 * line is played. A lost deal stays lost if the edit only removes moves.
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

/** Tells whether a line of moves is legal and leads to a won position. */
function wins(variant: Variant, seed: number, line: readonly string[]): boolean {
  try {
    const dealt = deal(variant, { seed });
    if (!dealt.ok) return false;
    const { table } = dealt.value;
    for (const text of line) {
      const move = parseMove(table, text);
      if (!move.ok || !isLegal(table, move.value)) return false;
      table.play(move.value);
    }
    return table.status() === 'won';
  } catch {
    return false;
  }
}
