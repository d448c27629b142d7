import type { Factory } from '../helpers.js';
import type { KeyReducer, MoveFilter, SafeMoves } from '../roles.js';

/**
 * The key reducers, in the order in which they change the key. Run equivalence and affinity replace it; the others exchange what
 * piles add to the table's own key, so suit symmetry does without run equivalence.
 */
export const KEY_REDUCERS: readonly Factory<KeyReducer>[] = [
  ({ helpers }) => (helpers.suitSymmetry ? undefined : helpers.runEquivalence),
  ({ helpers }) => helpers.foundationMerging,
  ({ helpers }) => helpers.affinity,
  ({ helpers }) => helpers.suitSymmetry,
  ({ helpers }) => helpers.talon,
  ({ helpers }) => helpers.runTails,
];

/** The finders of safe moves, in the order in which they are asked. */
export const SAFE_MOVES: readonly Factory<SafeMoves>[] = [
  ({ helpers }) => helpers.safeMoves,
  ({ helpers }) => helpers.forcedMoves,
  ({ helpers }) => helpers.pairingBound,
  ({ helpers }) => helpers.runEquivalence,
];

/** The move filters, in the order in which they are applied. Run equivalence lists only moves that matter. */
export const MOVE_FILTERS: readonly Factory<MoveFilter>[] = [
  ({ helpers }) => (helpers.runEquivalence ? undefined : helpers.safeMoves),
  ({ helpers }) => helpers.runTails,
];
