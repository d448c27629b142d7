import type { Options } from '@patience/core';
import type { Table } from '@patience/core/search';
import type { PairingBound } from './bounds/pairing-bound.js';
import type { Relaxation } from './bounds/relaxation.js';
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
 * Helpers that are known by name because other helpers depend on them, because they play two roles, or because the schedule asks
 * whether they exist. Each is undefined where it does not apply to the rules. A helper that plays one role needs no name here.
 */
export interface Helpers {
  readonly runEquivalence?: RunEquivalence | undefined;
  readonly foundationMerging?: FoundationMerging | undefined;
  /** Undefined also where turning the stock is a step of its own. */
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
  /** Used by depth-first searches alone, which know the step before. */
  readonly placements?: Placements | undefined;
}

/** Settings of a path: what the search has found out so far, and the kind of path that an engine wants. */
export interface PathSettings {
  /** Safe moves turned out not to be safe, so none are played. */
  readonly distrustsSafeMoves: boolean;
  /** Rules read cards below the top of foundations, so positions that differ there are told apart. */
  readonly readsFoundations: boolean;
  /** Makes an evaluation by affinity. With it, positions are merged that only proofs tell apart. */
  readonly affinity?: ((table: Table<Options>) => Affinity) | undefined;
  /** Lines are left out in which other bases than these carry something. */
  readonly keptBases?: KeptBases | undefined;
  /** Turning the stock is a step of its own, so that a beam compares lines that turned it equally often. */
  readonly turnsStock?: boolean;
  /** Cards go to foundations as soon as they can, and positions are merged in which only suits differ. Lines are left out. */
  readonly greedy?: boolean;
}

/** Arguments of a helper's factory. */
export interface HelperContext {
  /** The table on which the helper works. */
  readonly table: Table<Options>;
  readonly traits: Traits;
  readonly settings: PathSettings;
  /** The cards of stock and waste, also where turning the stock is a step of its own. */
  readonly talon: Talon | undefined;
  readonly helpers: Helpers;
}

/** Makes a helper; returns undefined where it does not apply to the rules. */
export type HelperFactory<T> = (context: HelperContext) => T | undefined;
