import type { DeckSpec, Options, Variant } from '@patience/core';
import { deal, type Table } from '@patience/core/internals';

/** Functions that reduce a deck so far that exhaustive search can visit all positions. */
export const SPECS: readonly ((full: DeckSpec) => DeckSpec)[] = [
  (full) => ({ ...full, ranks: ranks(full, 3) }),
  (full) => ({ ...full, ranks: ranks(full, 5), suits: ['C', 'H'] }),
  (full) => ({ ...full, ranks: ranks(full, 4), suits: ['D', 'H', 'S'] }),
  (full) => ({ ...full, ranks: ranks(full, 8), suits: ['S'] }),
];

/** Returns the first `count` ranks, starting with the rank that the rules lay out first. */
function ranks(full: DeckSpec, count: number): number[] {
  const first = full.first?.[0] ?? 1;
  const base = typeof first === 'number' ? first : 1;
  return Array.from({ length: count }, (_, i) => base + i);
}

/** Deals a variant; undefined when its rules throw with so few cards. */
export function dealt(variant: Variant, options: Options, seed: number): Table | undefined {
  try {
    const result = deal(variant, { seed, options });
    return result.ok ? result.value.table : undefined;
  } catch {
    return undefined;
  }
}
