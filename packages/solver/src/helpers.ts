import type { Options } from '@patience/core';
import type { Table } from '@patience/core/search';
import type { Relaxation } from './bounds/relaxation.js';
import type { PairingBound } from './bounds/pairing-bound.js';
import type { WasteBound } from './bounds/waste-bound.js';
import type { Affinity } from './evaluation/affinity.js';
import type { ForcedFoundationMoves } from './reductions/forced-foundation-moves.js';
import type { FoundationMerging } from './reductions/foundation-merging.js';
import type { IndistinguishableCards } from './reductions/indistinguishable-cards.js';
import type { Placements } from './reductions/placements.js';
import type { RunEquivalence } from './reductions/run-equivalence.js';
import type { RunTails } from './reductions/run-tails.js';
import type { SafeFoundationMoves } from './reductions/safe-foundation-moves.js';
import type { SuitSymmetry } from './reductions/suit-symmetry.js';
import type { Talon } from './reductions/talon.js';
import type { Traits } from './rules/traits.js';
import type { KeptBases } from './rules/wrap-around-bases.js';

/**
 * Helpers that are known by name: others depend on them, they play two roles, or the schedule asks whether they exist. Each
 * is undefined where the rules are not of its kind. A helper that plays one role needs no name here.
 */
export interface Helpers {
  readonly runEquivalence?: RunEquivalence | undefined;
  readonly foundationMerging?: FoundationMerging | undefined;
  /** Absent where turning the stock is a step of its own. */
  readonly talon?: Talon | undefined;
  readonly runTails?: RunTails | undefined;
  readonly forcedMoves?: ForcedFoundationMoves | undefined;
  readonly relaxation?: Relaxation | undefined;
  readonly wasteBound?: WasteBound | undefined;
  readonly indistinguishable?: IndistinguishableCards | undefined;
  readonly affinity?: Affinity | undefined;
  readonly safeMoves?: SafeFoundationMoves | undefined;
  readonly pairingBound?: PairingBound | undefined;
  readonly suitSymmetry?: SuitSymmetry | undefined;
  /** Used by searches in depth alone, which know what came before. */
  readonly placements?: Placements | undefined;
}

/** The knowledge of a search so far, and the kind of path that is wanted. */
export interface Known {
  /** Safe moves were not safe. */
  readonly doubts: boolean;
  /** Rules look into homes in which positions would be merged. */
  readonly looksInto: boolean;
  /** Merges positions that only proofs tell apart. */
  readonly affinity?: ((table: Table<Options>) => Affinity) | undefined;
  /** Lines are left out in which other bases than these carry something. */
  readonly kept?: KeptBases | undefined;
  /** Turning the stock is a step of its own, so that a beam compares lines that turned it as often. */
  readonly turning?: boolean;
  /** Lines are left out in which a card waits that could go home, and positions merged in which only suits differ. */
  readonly greedy?: boolean;
}

/** The arguments of a helper's factory. */
export interface Setting {
  /** The table on which the helper works. */
  readonly table: Table<Options>;
  readonly traits: Traits;
  readonly known: Known;
  /** The cards of stock and waste, also where turning is a step of its own. */
  readonly talon: Talon | undefined;
  readonly helpers: Helpers;
}

/** Makes a helper; returns undefined where the rules are not of its kind. */
export type Factory<T> = (setting: Setting) => T | undefined;
