import { ContractError, type DeckSpec, type Options, type Variant } from '@patience/core';
import { deal, list, MAX_MOVES, Random, Table } from '@patience/core/search';
import { exhaustive } from './exhaustive.js';

/** Positions that the plain search may look at; positions with more are left out. */
const MOST = 1_500;

/** How small decks are made, so that plain search can look at everything. */
export const SPECS: readonly ((full: DeckSpec) => DeckSpec)[] = [
  (full) => ({ ...full, ranks: ranks(full, 3) }),
  (full) => ({ ...full, ranks: ranks(full, 5), suits: ['C', 'H'] }),
  (full) => ({ ...full, ranks: ranks(full, 4), suits: ['D', 'H', 'S'] }),
  (full) => ({ ...full, ranks: ranks(full, 8), suits: ['S'] }),
];

/** The first ranks in the order in which families begin: with the cards that the rules lay out first. */
function ranks(full: DeckSpec, count: number): number[] {
  const first = full.first?.[0] ?? 1;
  const base = typeof first === 'number' ? first : 1;
  return Array.from({ length: count }, (_, i) => base + i);
}

/** Undefined when the rules cannot cope with so few cards. */
export function dealt(variant: Variant, options: Options, seed: number): Table | undefined {
  try {
    const result = deal(variant, { seed, options });
    return result.ok ? result.value.table : undefined;
  } catch {
    return undefined;
  }
}

/** Can it be won? Undefined when it is too much to tell, or when the rules cannot cope with so few cards. */
export function plainly(table: Table): boolean | undefined {
  try {
    return exhaustive(table, MOST);
  } catch (error) {
    if (error instanceof ContractError) return undefined;
    throw error;
  }
}

/** The positions of a random game, the deal first; at most so many, evenly over it. */
export function* onTheWay(table: Table, seed: number, most: number): Generator<Table> {
  const moves = new Int32Array(MAX_MOVES);
  const random = new Random(seed);
  const gap = 1 + random.below(4);
  for (let step = 0; step < gap * most; step++) {
    try {
      const count = table.status() === 'playing' ? list(table, moves) : 0;
      if (step % gap === 0) yield new Table(table.variant, table.options, table);
      if (count === 0) return;
      table.play(moves[random.below(count)]!);
    } catch (error) {
      // The rules cannot cope with so few cards.
      if (error instanceof ContractError) return;
      throw error;
    }
  }
}
