import type { HelperFactory } from '../helpers.js';
import type { KeyReducer, MoveFilter, SafeMoves } from '../roles.js';
import { ExposedCards } from './exposed-cards.js';
import { UnpairedCards } from './unpaired-cards.js';

/**
 * The key reducers, in the order in which they change the key. Run equivalence and exposed cards replace the key. The others replace the
 * parts of some piles in the table's own key, so suit symmetry excludes run equivalence. `ColumnOrder` is used by hints alone.
 */
export const KEY_REDUCERS: readonly HelperFactory<KeyReducer>[] = [
  ({ helpers }) => (helpers.suitSymmetry ? undefined : helpers.runEquivalence),
  ({ helpers }) => helpers.foundationMerging,
  ({ table, helpers }) => helpers.affinity && new ExposedCards(table, helpers.affinity.piles),
  ({ helpers }) => helpers.suitSymmetry,
  ({ helpers }) => helpers.talon,
  ({ helpers }) => helpers.runTails,
];

/** The finders of safe moves, in the order in which they are asked. */
export const SAFE_MOVES: readonly HelperFactory<SafeMoves>[] = [
  ({ helpers }) => helpers.safeMoves,
  ({ helpers }) => helpers.forcedMoves,
  ({ table, helpers }) => helpers.pairingBound && new UnpairedCards(table, helpers.pairingBound),
  ({ helpers }) => helpers.runEquivalence,
];

/**
 * The move filters, in the order in which they are applied. Where equivalent runs of cards are merged, only moves that matter are listed at all:
 * such games need no filter for safe moves.
 */
export const MOVE_FILTERS: readonly HelperFactory<MoveFilter>[] = [
  ({ helpers }) => (helpers.runEquivalence ? undefined : helpers.safeMoves),
  ({ helpers }) => helpers.runTails,
];
